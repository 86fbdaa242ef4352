import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { partWords } from "./read-line.tsx";

/** The result and how the query was understood, as one announcement: "12 tools found. Read as: End mills, Ø6 mm." */
export function sentenceOf(result: SearchResult): string {
  const { total, near, missing, parts, pages, hole, troubles = [] } = result;
  const [page] = pages;
  const none = page && !missing ? page.label : "Nothing found";
  const nothing = missing === undefined ? none : `Nothing found. ${missing}`;
  const count = total === 0 ? nothing : near === undefined ? `${countWithUnit(total, "tool")} found` : near;
  const reading = parts.map(partWords).join(", ");
  const named = troubles.map(({ name }) => `Causes and remedies: ${name}. `).join("");
  const kit = hole ? "A kit for the hole. " : named;
  const sentence = kit !== "" && total === 0 ? kit.trim() : `${kit}${count.replace(/[:.]$/, "")}.`;
  return reading === "" ? sentence : `${sentence} Read as: ${reading}.`;
}

/** Whether a query is answered by more than tools: by the kit for a hole, or by the causes of a trouble. */
export function isExplained({ hole, troubles }: Pick<SearchResult, "hole" | "troubles">): boolean {
  return hole !== undefined || troubles !== undefined;
}
