import type { ConceptKey, ConceptWords } from "../../vocabulary/concept-schema.ts";
import type { ToolFamily } from "../../families/families.ts";

/** A test of a tool's facts. The tool passes by its family, or if one of the texts matches; `weak`: 0 is the best. */
export interface FactTest {
  families?: readonly ToolFamily[];
  keys?: readonly ConceptKey[];
  pattern?: RegExp;
  weak: number;
}

/**
 * Something that a visitor can ask for in words: of each list of tests a tool must pass one. When not all of a query can
 * be met, its role says how much it weighs: what a tool is counts most.
 */
export interface Concept extends Pick<ConceptWords, "role" | "label" | "partner" | "id" | "isRound"> {
  all: readonly (readonly FactTest[])[];
}

/** A concept of the owner's words. */
export function conceptOf({ role, label, partner, id, isRound, tests }: ConceptWords): Concept {
  const all = tests.map((list) =>
    list.map(({ families, in: keys, pattern, caseMatters, weak = 0 }): FactTest => {
      if (families || pattern === undefined) return { families: families ?? [], weak };
      return { keys: keys ?? [], pattern: new RegExp(pattern, caseMatters ? "" : "i"), weak };
    }),
  );
  return {
    role,
    label,
    ...(partner && { partner }),
    ...(id && { id }),
    ...(isRound && { isRound }),
    all,
  };
}
