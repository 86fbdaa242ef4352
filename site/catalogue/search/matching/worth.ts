import type { Meaning, NumberField } from "../reading/query-part.ts";
import type { Concept } from "../reading/concept.ts";

/**
 * What a part of a query is worth when no tool meets it all, by what a tool without it does to the part or the machine:
 * a number is what it costs to give it up; `never`: a tool without it isn't offered at all; `size`: only where the range
 * has no tool of this kind and size, and then only for the next size.
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
  // A tool that is too short or has other flutes is seen to be so, and spoils nothing.
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
  // Another code is judged by its letters and figures: near-code.ts.
  code: 10,
  thread: "never",
  tolerance: "never",
  clearance: "never",
  hardness: "never",
  dimensions: "size",
  grade: 8,
  // The figures of a seat, the beginning of a code.
  "part-number": "never",
  word: 3,
  quantity: 0,
  link: 0,
  tail: 0,
  ask: 0,
  absent: 0,
  page: 0,
};

/** What a part of a query is worth: the only table of it. */
export function worthOf(meaning: Meaning): Worth {
  switch (meaning.kind) {
    case "number":
      return numbers[meaning.field ?? "plain"];
    case "concept":
      return concepts[meaning.concept.role];
    case "workpiece":
      // What cuts soft steel burns on hard steel.
      return meaning.group === "H" || meaning.hardness ? "never" : 30;
    default:
      return others[meaning.kind];
  }
}
