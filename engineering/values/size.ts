import type { Mm } from "../units/units.ts";
import { formatDimensions, parseDimensions, type Dimensions } from "./dimensions.ts";

/** A thread's size, mm: ISO 261 diameter and pitch. */
export interface Thread {
  kind: "thread";
  diameter: Mm;
  pitch: Mm;
}

/** A designation by ISO 1832, ISO 5608, ISO 6261 or the trade, as printed: capital letters, digits, spaces, a fraction. */
export interface Designation {
  kind: "designation";
  text: string;
}

/** Reads `10 × 22 × 72 mm`, `M8 × 1.25`, `CNMG 120408`, `S25T-SCLCR 09`, `G 1/4`. Undefined for anything else. */
export function parseSize(text: string): Dimensions | Thread | Designation | undefined {
  const dimensions = parseDimensions(text);
  if (dimensions)
    return dimensions.note === undefined && dimensions.sides.length === 3 ? dimensions : undefined;
  const thread = /^M(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?)$/.exec(text);
  if (thread) {
    const size: Thread = { kind: "thread", diameter: Number(thread[1]), pitch: Number(thread[2]) };
    return formatSize(size) === text ? size : undefined;
  }
  return /^[A-Z\d]+(?:[ .-][A-Z\d]+)*(?:\/\d+)?$/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)
    ? { kind: "designation", text }
    : undefined;
}

/** Formats a size as in a data sheet, the inverse of `parseSize`. */
export function formatSize(size: Dimensions | Thread | Designation): string {
  if (size.kind === "dimensions") return formatDimensions(size);
  if (size.kind === "thread") return `M${size.diameter} × ${size.pitch}`;
  return size.text;
}
