import type { Product } from "#site/catalogue/model/schema.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { checkTrade } from "../content/check-trade.ts";
import { readRange } from "../series/read-range.ts";
import { ContentError } from "../reading/parse-content.ts";

/** What is written otherwise: fields of a product, and specifications. */
export type Alteration = Partial<Pick<Product, "name" | "description" | "features" | "spares">> &
  Product["specifications"];

const { products } = readRange(TEST_CONTENT);

/** A product of the tests' content, altered. */
export function altered(id: string, alteration: Alteration): Product {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`There is no product "${id}".`);
  const {
    name = product.name,
    description = product.description,
    features = product.features,
    spares = product.spares,
    ...specifications
  } = alteration;
  const words = { name, description, ...(features && { features }), ...(spares && { spares }) };
  return { ...product, ...words, specifications: { ...product.specifications, ...specifications } };
}

/** What the rules of the trade say of one product of the tests' content, altered: field and sentence of each fault. */
export function faultsOfAltered(id: string, alteration: Alteration): string[] {
  const product = altered(id, alteration);
  try {
    checkTrade(products.map((each) => (each.id === id ? product : each)));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.flatMap(({ record, field, sentence }) =>
      record === id ? [`${field}: ${sentence}`] : [],
    );
  }
}

/** A wording that contradicts a specification: a row of a table in a test. */
export interface ContradictionCase {
  what: string;
  id: string;
  alteration: Alteration;
  /** The field that is told, the words found in it, and the specification that they contradict. */
  told: string;
  words: string;
  key: SpecificationKey;
}

/**
 * Reads a table of such cases, a row each: `what; product; place = new text; [place told:] words; specification`. The place
 * is a specification, `name`, `description`, `features` (of one feature) or `spares` (the name of one screw).
 */
export function contradictionCases(table: string): ContradictionCase[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [what = "", id = "", change = "", found = "", key = ""] = row.trim().split(/; +/);
      const [, place = "", value = ""] = /^(\w+) = (.+)$/.exec(change) ?? [];
      const [, other, words = ""] = /^(?:(\w+): )?(.+)$/.exec(found) ?? [];
      const told = other ?? place;
      const own = ["name", "description", "features"].includes(told);
      return {
        what,
        id,
        alteration: alterationAt(place, value),
        told: told === "spares" ? "spares[0].name" : own ? told : `specifications.${told}`,
        words,
        key: key as SpecificationKey, // written in the test
      };
    });
}

function alterationAt(place: string, value: string): Alteration {
  if (place === "features") return { features: [value] };
  if (place === "spares") return { spares: [{ part: "screw", name: value }] };
  return { [place]: value };
}

/** The sentences of the rules that tell a case; all others are in `others`. */
export function toldOf({ id, alteration, told, words, key }: ContradictionCase): {
  sentences: string[];
  others: string[];
} {
  const text = altered(id, alteration).specifications[key] ?? "";
  const faults = faultsOfAltered(id, alteration);
  const sentences = faults.filter(
    (fault) =>
      fault.startsWith(`${told}: expected words that agree with ${key}`) &&
      fault.endsWith(`, found "${words}" and ${key} "${text}". Correct the one that is wrong.`),
  );
  return { sentences, others: faults.filter((fault) => !sentences.includes(fault)) };
}
