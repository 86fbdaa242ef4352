import { sizeCodeOf } from "./insert-circles.ts";

/** ANSI B212.4: inscribed circle in eighths of an inch → mm. */
const circles: Record<string, number> = {
  "2": 6.35,
  "2.5": 7.94,
  "3": 9.525,
  "4": 12.7,
  "5": 15.875,
  "6": 19.05,
  "8": 25.4,
};

/** Thickness in sixteenths of an inch → position 6 of ISO 1832. */
const thicknesses: Record<string, string> = {
  "1": "01",
  "1.2": "T1",
  "1.5": "02",
  "2": "03",
  "2.5": "T3",
  "3": "04",
  "3.5": "05",
  "4": "06",
  "5": "07",
  "6": "09",
};

/** Corner radius in sixty-fourths of an inch → position 7 of ISO 1832. */
const radii: Record<string, string> = {
  ".5": "02",
  "1": "04",
  "2": "08",
  "3": "12",
  "4": "16",
  "6": "24",
};

const step = String.raw`(\d|\(\d?\.\d\)|\(\d\))`;
const grammar = new RegExp(String.raw`^${step}${step}${step.replace("(", String.raw`(\.5|`)}(?![\dA-Z.])`);

/**
 * Converts the digits of an ANSI code to metric ones: `432` of shape C → `120408`. Undefined if the text has
 * another form or a step that the standard doesn't list.
 */
export function metricDigits(shape: string, text: string): { digits: string; rest: string } | undefined {
  const [whole, first = "", second = "", third = ""] = grammar.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const bare = (part: string) => part.replaceAll(/[()]/g, "");
  const circle = circles[bare(first)];
  const size = circle === undefined ? undefined : sizeCodeOf(shape, circle);
  const thickness = thicknesses[bare(second)];
  const radius = radii[bare(third)];
  if (size === undefined || thickness === undefined || radius === undefined) return undefined;
  return { digits: size + thickness + radius, rest: text.slice(whole.length) };
}
