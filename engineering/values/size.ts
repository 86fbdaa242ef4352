import { mmOf, pitchOfThreads } from "../units/convert.ts";
import type { Inch, Mm } from "../units/units.ts";
import { formatDimensions, parseDimensions, type Dimensions } from "./dimensions.ts";

/** A thread's size, mm: ISO 261 diameter and pitch, or those of a unified thread (ASME B1.1). */
export interface Thread {
  kind: "thread";
  diameter: Mm;
  pitch: Mm;
  /** A unified thread; undefined for a metric one. */
  unified?: { form: "UNC" | "UNF"; size: string; perInch: number };
  isLeftHand?: true;
}

/** A designation by ISO 1832, ISO 5608, ISO 6261 or the trade, as printed: capital letters, digits, spaces, a fraction. */
export interface Designation {
  kind: "designation";
  text: string;
}

function tidy(mm: Mm, digits: number): Mm {
  return Number(mm.toFixed(digits));
}

/** The major diameter of a unified size: `#10` is 0.19, `3/8` is 0.375. */
function inchesOfSize(size: string): Inch {
  if (size.startsWith("#")) return 0.06 + 0.013 * Number(size.slice(1));
  const [top = "", bottom = "1"] = size.split("/");
  return Number(top) / Number(bottom);
}

function parseThread(text: string): Thread | undefined {
  const [, diameter, pitch, hand] = /^M(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?)( LH)?$/.exec(text) ?? [];
  const left = hand === undefined ? {} : { isLeftHand: true as const };
  if (diameter !== undefined)
    return { kind: "thread", diameter: Number(diameter), pitch: Number(pitch), ...left };
  const [, size, threads, form] = /^(#\d{1,2}|\d+(?:\/\d+)?)-(\d{1,2}) (UNC|UNF)$/.exec(text) ?? [];
  if (size === undefined || (form !== "UNC" && form !== "UNF")) return undefined;
  const perInch = Number(threads);
  return {
    kind: "thread",
    diameter: tidy(mmOf(inchesOfSize(size)), 3),
    pitch: tidy(pitchOfThreads(perInch), 4),
    unified: { form, size, perInch },
  };
}

/**
 * Reads `10 × 22 × 72 mm`, `M8 × 1.25`, `M8 × 1.25 LH`, `1/4-20 UNC`, `CNMG 120408`, `S25T-SCLCR 09`, `G 1/4`. Undefined
 * for anything else.
 */
export function parseSize(text: string): Dimensions | Thread | Designation | undefined {
  const dimensions = parseDimensions(text);
  if (dimensions)
    return dimensions.note === undefined && dimensions.sides.length === 3 ? dimensions : undefined;
  const thread = parseThread(text);
  if (thread) return formatSize(thread) === text ? thread : undefined;
  return /^[A-Z\d]+(?:[ .-][A-Z\d]+)*(?:\/\d+)?$/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)
    ? { kind: "designation", text }
    : undefined;
}

/** Formats a size as in a data sheet, the inverse of `parseSize`. */
export function formatSize(size: Dimensions | Thread | Designation): string {
  if (size.kind === "dimensions") return formatDimensions(size);
  if (size.kind === "designation") return size.text;
  const { diameter, pitch, unified, isLeftHand } = size;
  if (unified) return `${unified.size}-${unified.perInch} ${unified.form}`;
  return `M${diameter} × ${pitch}${isLeftHand ? " LH" : ""}`;
}
