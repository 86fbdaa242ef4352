import { shapes } from "../../catalogue/model/insert-forms.ts";
import { barTypes, clampings, lengthLetters, styleAngles } from "./holder-codes.ts";
import { clearances } from "./insert-codes.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** The head of a turning tool: its clamping, insert and cutting edge angle. */
export interface HolderHead {
  clamping: string;
  /** Letter of the insert's shape, ISO 1832 position 1. */
  shape: string;
  style: string;
  /** Cutting edge angles KAPR in use for the style, degrees. */
  angles: number[];
  /** Letter of the insert's clearance, ISO 1832 position 2. */
  clearance: string;
  hand: "R" | "L" | "N";
  /** Edge length code of the insert, ISO 1832 position 5. */
  size: string;
}

/** The decoded designation of an external holder (ISO 5608) or a boring bar (ISO 6261). Lengths in mm. */
export type HolderDesignation =
  | { kind: "holder"; head: HolderHead; height: number; width: number; length: number }
  | { kind: "bar"; head: HolderHead; barType: string; diameter: number; length: number };

/** `PCLNR 2525 M12`. */
const external = /^([A-Z])([A-Z])([A-Z])([A-Z])([A-Z])[ -]?(\d\d)(\d\d)[ -]?([A-Z])(\d\d)$/;
/** `S25T-SCLCR 09`. */
const bar = /^([A-Z])(\d\d)([A-Z])[ -]?([A-Z])([A-Z])([A-Z])([A-Z])([A-Z])[ -]?(\d\d)$/;

/** Reads the designation of an external turning holder or a boring bar. A refusal names the invalid position. */
export function decodeHolder(text: string): HolderDesignation | Refusal {
  const plain = text.normalize("NFKC").toUpperCase().trim();
  const outer = external.exec(plain);
  if (outer) {
    const [, clamping, shape, style, clearance, hand, height, width, letter, size] = outer;
    const head = readHead(1, [clamping, shape, style, clearance, hand, size]);
    if ("kind" in head) return head;
    const length = lengthLetters[letter ?? ""];
    if (length === undefined) return refuse(8, "length", `one of ${listed(lengthLetters)}`, letter ?? "");
    return { kind: "holder", head, height: Number(height), width: Number(width), length };
  }
  const inner = bar.exec(plain);
  if (inner) {
    const [, type = "", diameter, letter, clamping, shape, style, clearance, hand, size] = inner;
    const barType = barTypes[type];
    if (!barType) return refuse(1, "bar type", `one of ${listed(barTypes)}`, type);
    const length = lengthLetters[letter ?? ""];
    if (length === undefined) return refuse(3, "length", `one of ${listed(lengthLetters)}`, letter ?? "");
    const head = readHead(4, [clamping, shape, style, clearance, hand, size]);
    if ("kind" in head) return head;
    return { kind: "bar", head, barType, diameter: Number(diameter), length };
  }
  return refuse(1, "form", "a form such as PCLNR 2525 M12 or S25T-SCLCR 09", text.trim());
}

function readHead(at: number, letters: (string | undefined)[]): HolderHead | Refusal {
  const [clampingLetter = "", shape = "", style = "", clearance = "", hand = "", size = ""] = letters;
  const clamping = clampings[clampingLetter];
  if (!clamping) return refuse(at, "clamping", `one of ${listed(clampings)}`, clampingLetter);
  if (!(shape in shapes)) return refuse(at + 1, "insert shape", `one of ${listed(shapes)}`, shape);
  const angles = styleAngles[style];
  if (!angles) return refuse(at + 2, "style", `one of ${listed(styleAngles)}`, style);
  if (!(clearance in clearances)) {
    return refuse(at + 3, "insert clearance", `one of ${listed(clearances)}`, clearance);
  }
  if (hand !== "R" && hand !== "L" && hand !== "N") return refuse(at + 4, "hand", "R, L or N", hand);
  return { clamping, shape, style, angles, clearance, hand, size };
}

function listed(table: Record<string, unknown>): string {
  return Object.keys(table).join(", ");
}
