import type { Hardness } from "./query-part.ts";

/** A hardness found at a position of a text, with its end. */
interface FoundHardness {
  hardness: Hardness;
  end: number;
}

const range = String.raw`(\d{2,3})(?:\s*(?:-|\/|TO|~)\s*(\d{2,3}))?`;
const unitLast = new RegExp(
  String.raw`${range}\s*-?\s*(?:(HRC|RC|ROCKWELL)|(BHN|HB[WS]?|BRINELL|HV|VPN))(?![\p{L}\d])`,
  "yu",
);
const unitFirst = new RegExp(
  String.raw`(?:(HRC|RC|ROCKWELL)|(BHN|HB|HV))\s*[:=-]?\s*${range}(?![\p{L}\d.])`,
  "yu",
);

/** Parses a hardness at a position of a text in upper case: `60 HRC`, `HRC58-62`, `250 BHN`. HV counts as HB. */
export function readHardnessAt(text: string, at: number): FoundHardness | undefined {
  unitLast.lastIndex = at;
  unitFirst.lastIndex = at;
  const last = unitLast.exec(text);
  const [whole, low, high, hrc] = last
    ? [last[0], last[1], last[2], last[3]]
    : rearranged(unitFirst.exec(text));
  if (whole === undefined) return undefined;
  const min = Number(low);
  const max = high === undefined ? min : Number(high);
  const unit = hrc === undefined ? "HB" : "HRC";
  if (unit === "HRC" ? max > 99 || min < 10 : min < 60) return undefined;
  return { hardness: { min: Math.min(min, max), max: Math.max(min, max), unit }, end: at + whole.length };
}

function rearranged(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[3], found[4], found[1]] : [];
}

/** Brinell for a Rockwell C hardness: the customary conversion of unalloyed and low-alloy steel. */
const brinellOf: readonly (readonly [hrc: number, hb: number])[] = [
  [20, 226],
  [25, 253],
  [30, 286],
  [35, 327],
  [40, 371],
  [45, 421],
  [50, 475],
  [55, 546],
  [60, 634],
  [65, 739],
];

/** A hardness as HB, so that HRC and HB can be compared. Interpolated, rounded to whole HB. */
export function asBrinell(value: number, unit: "HRC" | "HB"): number {
  if (unit === "HB") return value;
  const found = brinellOf.findIndex(([hrc]) => hrc >= value);
  // Beyond the table the last step is continued: a harder value stays harder.
  const above = found === -1 ? brinellOf.length - 1 : Math.max(1, found);
  const [lowHrc, lowHb] = brinellOf[above - 1] ?? [20, 226];
  const [highHrc, highHb] = brinellOf[above] ?? [65, 739];
  return Math.round(lowHb + ((value - lowHrc) / (highHrc - lowHrc)) * (highHb - lowHb));
}

/** The hardness from which steel counts as hardened (ISO 513 group H): 45 HRC. */
export function isHard({ max, unit }: Hardness): boolean {
  return asBrinell(max, unit) >= 421;
}

/** A hardness for people: `58–62 HRC`. */
export function hardnessLabel({ min, max, unit }: Hardness): string {
  return `${min === max ? max : `${min}–${max}`} ${unit}`;
}
