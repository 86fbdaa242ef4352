import type { ConceptKey, ConceptWords } from "../../vocabulary/concept-schema.ts";
import type { ToolFamily } from "../../families/families.ts";

/** A test of a tool's facts. A tool passes by its family, or if one of the texts matches; `weak`: 0 is the best. */
export interface FactTest {
  families?: readonly ToolFamily[];
  keys?: readonly ConceptKey[];
  pattern?: RegExp;
  weak: number;
}

/**
 * Something that a visitor can ask for in words. A tool must pass one test of each list. If no tool meets the whole
 * query, the role determines the weight: the kind of tool counts most.
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
