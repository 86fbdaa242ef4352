import type { SpecificationKey } from "../../../model/specification-keys.ts";
import type { ToolFamily } from "../../../model/tool-family.ts";

/** Where a concept looks: a specification, or another text of the tool. */
export type ConceptKey =
  | SpecificationKey
  | "place"
  | "tapping"
  | "name"
  | "designation"
  | "about"
  | "pack"
  | "spare";

/** A test of a tool's facts. The tool passes by its family, or if one of the texts matches; `weak`: 0 is the best. */
export interface FactTest {
  families?: readonly ToolFamily[];
  keys?: readonly ConceptKey[];
  pattern?: RegExp;
  weak: number;
}

/**
 * How a concept weighs when not all of a query can be met: what a tool is counts most. A `kind` is an operation or form
 * that only some tools can do at all, a `system` one whose parts fit nothing else.
 */
export type ConceptRole =
  | "family"
  | "kind"
  | "system"
  | "operation"
  | "coating"
  | "substance"
  | "hand"
  | "detail"
  | "spare";

/** Something that a visitor can ask for in words: of each list of tests a tool must pass one. */
export interface Concept {
  role: ConceptRole;
  /** In words for people: "End mills", "TiAlN coating". */
  label: string;
  all: readonly (readonly FactTest[])[];
  /** Of a family: what it is in a pair of tools that go together. */
  partner?: "insert" | "holder" | "drill" | "tap";
}

/** A concept with the phrases that name it: lower-case words; `=` before a phrase whose words stand beside each other, in their order. */
export interface NamedConcept {
  phrases: string;
  concept: Concept;
}

/** Tests by family, the first ones the best. */
export function byFamily(...families: (ToolFamily | readonly ToolFamily[])[]): FactTest[] {
  return families.map((each, weak) => ({ families: typeof each === "string" ? [each] : each, weak }));
}

/** A test of texts. */
export function byText(pattern: RegExp, keys: readonly ConceptKey[], weak = 0): FactTest {
  return { keys, pattern, weak };
}
