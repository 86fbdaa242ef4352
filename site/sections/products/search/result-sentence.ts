import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { partWords } from "./read-line.tsx";

/** The result and how the query was understood, as one announcement: "12 tools found. Read as: End mills, Ø6 mm." */
export function sentenceOf(result: SearchResult): string {
  const { total, near, missing, parts, pages, hole } = result;
  const [page] = pages;
  const none = page && !missing ? page.label : "Nothing found";
  const nothing = missing === undefined ? none : `Nothing found. ${missing}`;
  const count = total === 0 ? nothing : near === undefined ? `${countWithUnit(total, "tool")} found` : near;
  const reading = parts.map(partWords).join(", ");
  const kit = hole ? "A kit for the hole. " : "";
  const sentence = hole && total === 0 ? kit.trim() : `${kit}${count.replace(/[:.]$/, "")}.`;
  return reading === "" ? sentence : `${sentence} Read as: ${reading}.`;
}
