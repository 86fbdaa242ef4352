import * as v from "valibot";
import { productSchema, type Product } from "#site/catalogue/model/schema.ts";
import { TEST_CONTENT } from "#testing/test-site.ts";
import { checkCatalogue, inItsSeries } from "../content/check-catalogue.ts";
import { checkTrade } from "../content/check-trade.ts";
import { loadContent } from "../content/content.ts";
import { type ContentFault, printFault } from "../reading/faults/content-fault.ts";
import { faultWords } from "../reading/faults/fault-words.ts";
import { ContentError } from "../reading/parse-content.ts";
import { pictureFault } from "../picture-rules/check-picture.ts";
import { readRange } from "../series/read-range.ts";
import { type ContentFolder, withValue } from "./content-folder.ts";

/** The message for the editor of a spoiled content folder. */
export function messageOf(content: ContentFolder): string {
  try {
    loadContent(content.path);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error("The content loads.");
}

/** Changes one field of a product of the tests' content, and returns the messages of the rules of products. */
export function faultMessage(id: string, place: (string | number)[], value: unknown): string {
  return messageAfter(id, [[place, value]]);
}

/** The same with several fields and specifications of a product. */
export function changedMessage(
  id: string,
  fields: Readonly<Record<string, unknown>>,
  specifications: Readonly<Record<string, string>> = {},
): string {
  return messageAfter(id, [
    ...Object.entries(fields).map(([field, value]): Change => [[field], value]),
    ...Object.entries(specifications).map(([key, value]): Change => [["specifications", key], value]),
  ]);
}

type Change = readonly [place: (string | number)[], value: unknown];

const { categories, products } = readRange(TEST_CONTENT);

function messageAfter(id: string, changes: readonly Change[]): string {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`testing/content has no product "${id}".`);
  const { category, family, series, ...fields } = product;
  const changed = changes.reduce<unknown>((whole, [place, value]) => withValue(whole, place, value), fields);
  const { success, output, issues = [] } = v.safeParse(productSchema, changed);
  if (!success) return issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${faultWords(issue)}`).join("\n");
  const spoiled: Product = { ...output, category, family, series };
  const all = products.map((each) => (each.id === id ? spoiled : each));
  const picture = pictureFault(spoiled);
  return [
    ...faultsOf(() => checkCatalogue(categories, all, inItsSeries)),
    ...faultsOf(() => checkTrade(all)),
    ...(picture === undefined ? [] : [inItsSeries(spoiled, { field: "picture", sentence: picture })]),
  ]
    .map(printFault)
    .join("\n");
}

function faultsOf(check: () => void): readonly ContentFault[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

/** An error message without line numbers: another test checks those. */
export function withoutLines(message: string): string {
  return message.replaceAll(/, line \d+(?=:)/g, "");
}

/** The error message for one specification, without file and product. */
export function specificationFaults(id: string, key: string, value: string | undefined): string {
  const start = `product "${id}": `;
  const sentences = faultMessage(id, ["specifications", key], value).split("\n");
  return sentences
    .flatMap((sentence) => {
      const at = sentence.indexOf(start);
      return at < 0 ? [] : [sentence.slice(at + start.length)];
    })
    .join("\n");
}
