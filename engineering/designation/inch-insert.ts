import type { Mm } from "../units/units.ts";
import { sizeCodeOf } from "./insert-circles.ts";

/** ANSI B212.4: inscribed circle in eighths of an inch → mm. */
const circles: Record<string, Mm> = {
  "1.2": 3.97,
  "1.5": 4.76,
  "1.8": 5.56,
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
  "5": "20",
  "6": "24",
  "8": "32",
};

/** A step of a table at the start of a text, with or without parentheses: `3`, `(2.5)`, `2.5`, longest first. */
function steps<T>(table: Record<string, T>, text: string): { value: T; rest: string }[] {
  return Object.entries(table)
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([code, value]) =>
      [`(${code})`, `(0${code})`, code]
        .filter((form) => text.startsWith(form))
        .map((form) => ({ value, rest: text.slice(form.length) })),
    );
}

/** What may follow the digits: edge, hand, and the maker's text behind a separator. */
const end = /^[FETSKP]?[RLN]?(?![\dA-Z.(])/;

/**
 * Converts the digits of an ANSI code to metric ones: `432` of shape C → `120408`, `32.52` → `09T308`, `43` of a round
 * insert → `120400`. Undefined if the text has another form or a step that the standard doesn't list.
 */
export function metricDigits(shape: string, text: string): { digits: string; rest: string } | undefined {
  for (const circle of steps(circles, text)) {
    const size = sizeCodeOf(shape, circle.value);
    if (size === undefined) continue;
    for (const thickness of steps(thicknesses, circle.rest)) {
      const corners = shape === "R" ? [{ value: "00", rest: thickness.rest }] : steps(radii, thickness.rest);
      const corner = corners.find(({ rest }) => end.test(rest));
      if (corner) return { digits: size + thickness.value + corner.value, rest: corner.rest };
    }
  }
  return undefined;
}

function codeOf<T>(table: Record<string, T>, value: T): string | undefined {
  const code = Object.keys(table).find((each) => table[each] === value);
  return code?.includes(".") && !code.startsWith(".") ? `(${code})` : code;
}

/** The inverse: the ANSI digits of a circle (mm), a thickness code and a corner code; undefined off the tables. */
export function inchDigits(shape: string, circle: Mm, thickness: string, corner: string): string | undefined {
  const [first, second] = [codeOf(circles, circle), codeOf(thicknesses, thickness)];
  const third = shape === "R" ? (corner === "00" ? "" : undefined) : codeOf(radii, corner);
  return first === undefined || second === undefined || third === undefined
    ? undefined
    : first + second + third;
}
