import { correction, generate } from "lean-qr";

/** A QR code as a path of its dark squares, one unit each. */
export interface QrSquares {
  size: number;
  path: string;
}

/**
 * The largest version that phone cameras read from a screen without trouble: version 25 of the standard, with 117
 * squares a side, holds 1,273 bytes.
 */
const LARGEST_VERSION = 25;

/**
 * The QR code of a text; undefined if the text is too long. `level`: how much of it may be lost; 7 % for a screen or
 * clean paper, 15 % (M) where it gets dirty.
 */
export function qrSquares(text: string, level: "L" | "M" = "L"): QrSquares | undefined {
  let code;
  try {
    code = generate(text, { maxVersion: LARGEST_VERSION, minCorrectionLevel: correction[level] });
  } catch {
    return undefined;
  }
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size: code.size, path };
}
