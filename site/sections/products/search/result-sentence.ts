import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { wordsOf } from "./read-line.tsx";

/** What was found and how the query was read, as one announcement: "12 tools found. Read as: End mills, Ø6 mm." */
export function sentenceOf(result: SearchResult): string {
  const { total, near, parts } = result;
  const count =
    total === 0 ? "Nothing found" : near === undefined ? `${countWithUnit(total, "tool")} found` : near;
  const reading = parts.map(wordsOf).join(", ");
  return reading === "" ? `${count}.` : `${count.replace(/:$/, "")}. Read as: ${reading}.`;
}
