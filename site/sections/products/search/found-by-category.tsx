import { addressOfState } from "../../../catalogue/browser-state.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import type { SearchSource } from "../search-source.ts";
import type { Asked } from "./search-address.ts";
import results from "./search-results.module.css";

interface FoundByCategoryProps {
  asked: Asked;
  result: SearchResult;
  source: SearchSource;
}

/** Where the tools that were found stand: each category that has some, as a link to just these in it. */
export function FoundByCategory({ asked, result, source }: FoundByCategoryProps) {
  const places = source.opened()?.data.places ?? [];
  const { query, groups } = asked;
  const filters = groups.length > 0 ? { material: groups.map((letter) => letter.toLowerCase()) } : {};
  const labels = new Map(places.map(({ category = "", label }) => [category, label.split(" · ", 1)[0]]));
  const categories = [...labels].filter(([id]) => result.totals[id]);
  if (categories.length < 2) return null;
  return (
    <nav className={results.byCategory} aria-label="Found by category">
      {categories.map(([category, label]) => (
        <a key={category} href={addressOfState({ selection: { category }, query, filters })}>
          {label} <span>{result.totals[category]}</span>
        </a>
      ))}
    </nav>
  );
}
