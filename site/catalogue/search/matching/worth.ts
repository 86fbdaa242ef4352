import type { Meaning, NumberField } from "../reading/query-part.ts";
import type { Concept } from "../reading/concept.ts";

/**
 * The worth of a query's part if no tool meets all parts, by the damage that a tool without it would do to the part or
 * the machine. A number is the cost of giving it up. `never`: a tool without it isn't offered. `size`: only if the
 * range has no tool of this kind and size, and then only for the next size.
 */
export type Worth = number | "never" | "size";

const numbers: Readonly<Record<NumberField | "plain", Worth>> = {
  plain: "size",
  diameter: "size",
  hole: "size",
  bore: "size",
  shank: "size",
  width: "size",
  radius: "size",
  pitch: "never",
  tpi: "never",
  angle: "never",
  thread: "never",
  // A tool that is too short or has another number of flutes is visibly so, and spoils nothing.
  depth: 20,
  length: 16,
  flutes: 18,
  kerf: 12,
  parted: "never",
};

const concepts: Readonly<Record<Concept["role"], Worth>> = {
  family: "never",
  kind: "never",
  hand: "never",
  system: "never",
  substance: 12,
  coating: 5,
  detail: 5,
  operation: 4,
  spare: 3,
};

const others: Readonly<Record<Exclude<Meaning["kind"], "number" | "concept" | "workpiece">, Worth>> = {
  // near-code.ts compares other codes by their letters and figures.
  code: 10,
  thread: "never",
  tolerance: "never",
  clearance: "never",
  reamed: "never",
  hardness: "never",
  // Outside its field the chip tangles or the edge breaks.
  cut: "never",
  interval: "never",
  excluded: "never",
  dimensions: "size",
  grade: 8,
  "makers-grade": 4,
  // Feed and depth can be changed to another chipbreaker's; the grade's workpiece can't.
  breaker: 2,
  // The figures of a seat: the beginning of a code.
  "part-number": "never",
  word: 3,
  quantity: 0,
  link: 0,
  tail: 0,
  ask: 0,
  company: 0,
  absent: 0,
  page: 0,
};

/** The worth of a query's part: the only table of it. */
export function worthOf(meaning: Meaning): Worth {
  switch (meaning.kind) {
    case "number":
      return numbers[meaning.field ?? "plain"];
    case "concept":
      return concepts[meaning.concept.role];
    case "workpiece":
      // A tool for soft steel burns on hard steel.
      return meaning.group === "H" || meaning.hardness ? "never" : 30;
    default:
      return others[meaning.kind];
  }
}
