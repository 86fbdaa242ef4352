import type { Product } from "../../model/schema.ts";
import { isDangerous, isWanted, type SearchCase } from "./search-case.ts";

/** The answer of a search: the ids of its tools, best first, and whether it reports that they are only near. */
export interface JudgedAnswer {
  ids: readonly string[];
  isNear: boolean;
}

/** The result of a case. */
export interface Outcome {
  query: string;
  place: "first" | "first five" | "elsewhere" | "nothing";
  /** The first tool contradicts a wanted size, workpiece or hardness, and the answer doesn't report it. */
  isDangerous: boolean;
  /** Name of the first tool; empty if there is none. */
  first: string;
}

/** Runs the search for each case. Throws if no product is what the case wants. */
export function judgeSearch(
  cases: readonly SearchCase[],
  products: readonly Product[],
  search: (query: string) => JudgedAnswer,
): Outcome[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return cases.map((each) => {
    const wanted = new Set(products.filter((product) => isWanted(each, product)).map(({ id }) => id));
    if (wanted.size === 0) throw new Error(`No product is what "${each.query}" wants.`);
    const { ids, isNear } = search(each.query);
    const first = known.get(ids[0] ?? "");
    const at = ids.findIndex((id) => wanted.has(id));
    return {
      query: each.query,
      place:
        ids.length === 0 ? "nothing" : at === 0 ? "first" : at > 0 && at < 5 ? "first five" : "elsewhere",
      isDangerous: first !== undefined && at !== 0 && !isNear && isDangerous(each, first),
      first: first?.name ?? "",
    };
  });
}

/** The number of each result, as one line: "40 of 50 first, 2 in the first five, 1 nothing, 0 dangerous". */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length;
  return [
    `${count(({ place }) => place === "first")} of ${outcomes.length} first`,
    `${count(({ place }) => place === "first five")} in the first five`,
    `${count(({ place }) => place === "nothing")} nothing`,
    `${count((outcome) => outcome.isDangerous)} dangerous`,
  ].join(", ");
}
