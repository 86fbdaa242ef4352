import type { Mm } from "../units/units.ts";
import { isIn, oneOf, readSlots, refusePart, type Slot } from "./slots.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** The decoded trade name of a grooving insert with two cutting ends. The width of its groove in mm. */
export interface GrooveDesignation {
  kind: "groove-insert";
  /** As printed: `MGMN 300`. */
  code: string;
  form: string;
  width: Mm;
  /** The maker's own suffix. */
  maker?: string;
}

/** Forms by their four letters, which look like ISO 1832 and are not. */
const forms: Record<string, string> = {
  MGMN: "straight edge, pressed",
  MGGN: "straight edge, ground",
  MRMN: "full radius, pressed",
  MRGN: "full radius, ground",
};

const widths = ["150", "200", "250", "300", "400", "500", "600"];

/** The positions of `MGMN 300`. */
export const grooveSlots: readonly Slot[] = [
  {
    name: "form",
    pattern: /^M[GR][MG]N/,
    expected: oneOf(forms),
    accepts: isIn(forms),
    choices: () => Object.entries(forms).map(([code, meaning]) => ({ code, meaning })),
  },
  {
    name: "width",
    pattern: /^[\dO]{3}(?!\d)/,
    isNumeric: true,
    expected: "three digits, hundredths of a mm, such as 300",
    choices: () => widths.map((code) => ({ code, meaning: `${Number(code) / 100} mm` })),
  },
];

/** Reads `MGMN 300-M`. Trade usage, no standard. A refusal names the invalid position. */
export function decodeGroove(text: string): GrooveDesignation | Refusal {
  const read = readSlots(text, grooveSlots);
  if (read.kind === "refusal") return read;
  if (read.kind === "part") return refusePart(read);
  const [form = "", digits = ""] = read.codes;
  const width = Number(digits) / 100;
  if (width === 0) return refuse(2, "width", "a width above zero", digits);
  const maker = read.rest.replace(/^[\s_./·-]+/, "");
  return {
    kind: "groove-insert",
    code: `${form} ${digits}`,
    form: forms[form] ?? "",
    width,
    ...(maker === "" ? {} : { maker }),
  };
}
