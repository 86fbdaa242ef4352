import { readQr } from "#testing/read-qr.ts";
import type { PaperPage } from "./pdf.ts";

/** A QR code on paper, in mm: its left and top edge without the quiet zone, and the side of a square. */
interface PrintedCode {
  left: number;
  top: number;
  square: number;
  text: string;
}

const MM_IN_POINT = 25.4 / 72;

/** A scale and a shift; Chromium draws codes without turning them. */
type Placed = readonly [scaleX: number, scaleY: number, x: number, y: number];

/** The filled paths of unit squares on a page, read as QR codes: placed to the hundredth of a mm, and decoded. */
export function codesOf({ drawing, height }: PaperPage): PrintedCode[] {
  const codes: PrintedCode[] = [];
  const outer: Placed[] = [];
  let now: Placed = [1, 1, 0, 0];
  let corners: string[] = [];
  for (const line of drawing.split("\n")) {
    const words = line.split(" ");
    const [a = 0, b = 0] = words.map(Number);
    switch (words.at(-1)) {
      case "q":
        outer.push(now);
        break;
      case "Q":
        now = outer.pop() ?? now;
        break;
      case "cm": {
        const [scaleX = 1, , , scaleY = 1, x = 0, y = 0] = words.map(Number);
        now = [now[0] * scaleX, now[1] * scaleY, now[0] * x + now[2], now[1] * y + now[3]];
        break;
      }
      case "m":
        corners.push(`${a} ${b}`);
        break;
      case "f": {
        const size = Math.max(...corners.map((corner) => Number(corner.split(" ")[0]))) + 1;
        const dark = new Set(corners);
        // Other filled shapes are few-cornered: an icon, a rule.
        if (corners.length > 100)
          codes.push({
            left: now[2] * MM_IN_POINT,
            top: (height - now[3]) * MM_IN_POINT,
            square: now[0] * MM_IN_POINT,
            text: readQr(size, (x, y) => dark.has(`${x} ${y}`)),
          });
        corners = [];
        break;
      }
      default:
    }
  }
  return codes;
}
