import type { Product } from "#site/catalogue/model/schema.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { checkTrade } from "../content/check-trade.ts";
import { readRange } from "../series/read-range.ts";
import { ContentError } from "../reading/parse-content.ts";

/** Changed fields of a product, and specifications. */
export type Alteration = Partial<Pick<Product, "name" | "description" | "features" | "spares">> &
  Product["specifications"];

const { products } = readRange(TEST_CONTENT);

/** A product of the tests' content with changes. */
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

/**
 * The faults that the rules of the trade report for a changed product of the tests' content: field and sentence of
 * each.
 */
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
  /** The field that is reported, the words found in it, and the specification that they contradict. */
  reportedPlace: string;
  words: string;
  key: SpecificationKey;
}

/**
 * Parses a table of such cases, a row each: `what; product; place = new text; [reported place:] words; specification`.
 * The place is a specification, `name`, `description`, `features` (with one feature) or `spares` (with the name of one
 * screw).
 */
export function contradictionCases(table: string): ContradictionCase[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [what = "", id = "", change = "", found = "", key = ""] = row.trim().split(/; +/);
      const [, place = "", value = ""] = /^(\w+) = (.+)$/.exec(change) ?? [];
      const [, other, words = ""] = /^(?:(\w+): )?(.+)$/.exec(found) ?? [];
      const reportedPlace = other ?? place;
      const own = ["name", "description", "features"].includes(reportedPlace);
      return {
        what,
        id,
        alteration: alterationAt(place, value),
        reportedPlace:
          reportedPlace === "spares"
            ? "spares[0].name"
            : own
              ? reportedPlace
              : `specifications.${reportedPlace}`,
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

/** The sentences of the rules that a case expects; all others are in `others`. */
export function reportedFaults({ id, alteration, reportedPlace, words, key }: ContradictionCase): {
  sentences: string[];
  others: string[];
} {
  const text = altered(id, alteration).specifications[key] ?? "";
  const faults = faultsOfAltered(id, alteration);
  const sentences = faults.filter(
    (fault) =>
      fault.startsWith(`${reportedPlace}: expected words that agree with ${key}`) &&
      fault.endsWith(`, found "${words}" and ${key} "${text}". Correct the one that is wrong.`),
  );
  return { sentences, others: faults.filter((fault) => !sentences.includes(fault)) };
}
