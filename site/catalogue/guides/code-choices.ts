import type { GuideTool } from "./guide.ts";
import type { Glossary } from "../glossary/glossary.ts";
import { labelOf } from "../model/specification-label.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { readPositions } from "#engineering/reading/read-positions.ts";

/** The meaning of a character or figure, and the number of products with it. */
interface CodeChoice {
  code: string;
  meaning: string;
  count: number;
}

/** All values of a code's position, or of a row of the specification, in the range. */
export interface CodeChoices {
  name: string;
  choices: CodeChoice[];
}

function addTo(found: Map<string, Map<string, CodeChoice>>, name: string, code: string, meaning: string) {
  const own = found.get(name) ?? new Map<string, CodeChoice>();
  found.set(name, own);
  const key = `${code} ${meaning}`;
  const known = own.get(key);
  if (known) known.count += 1;
  else own.set(key, { code, meaning, count: 1 });
}

function listed(found: Map<string, Map<string, CodeChoice>>): CodeChoices[] {
  return [...found].map(([name, own]) => ({
    name,
    choices: [...own.values()].toSorted(
      (one, other) =>
        one.code.localeCompare(other.code, "en") || one.meaning.localeCompare(other.meaning, "en"),
    ),
  }));
}

/** The characters in each position of some products' codes, read by the same decoder as the sheets' strips. */
export function positionChoices(
  products: readonly GuideTool[],
  listedOnly?: readonly string[],
): CodeChoices[] {
  const found = new Map<string, Map<string, CodeChoice>>();
  for (const { specifications } of products) {
    for (const { name, code, meaning } of readPositions(specifications.size ?? "")?.positions ?? [])
      if (listedOnly?.includes(name) ?? true) addTo(found, name, code, meaning);
  }
  return listed(found);
}

/** The codes in these rows of the specification, with the same explanations as on the sheets. */
export function termChoices(
  glossary: Glossary,
  products: readonly GuideTool[],
  keys: readonly SpecificationKey[],
): CodeChoices[] {
  const found = new Map<string, Map<string, CodeChoice>>();
  for (const key of keys) {
    for (const product of products) {
      const label = labelOf(key, product);
      for (const { term, text } of glossary.codesIn(product.specifications[key] ?? "")) {
        addTo(found, label, term, text);
      }
    }
  }
  return listed(found);
}
