import { addressOfState } from "../../../../catalogue/places/browser-state.ts";
import type { SearchResult } from "../../../../catalogue/search/search.ts";
import type { ListRequest } from "../list-request.ts";
import results from "../search-results.late.module.css";

interface FoundByCategoryProps {
  request: ListRequest;
  totals: SearchResult["totals"];
  /** Label of each category, by its id, in the order of the tree. */
  labels: Readonly<Record<string, string>>;
}

/** The categories of the tools found, each with a link to its own tools. */
export function FoundByCategory({ request, totals, labels }: FoundByCategoryProps) {
  const { query, groups } = request;
  const filters = groups.length > 0 ? { material: groups.map((letter) => letter.toLowerCase()) } : {};
  const categories = Object.entries(labels).filter(([id]) => totals[id]);
  if (categories.length < 2) return null;
  return (
    <nav className={results.byCategory} aria-label="Found by category">
      {categories.map(([category, label]) => (
        <a key={category} href={addressOfState({ selection: { category }, query, filters })}>
          {label} <span>{totals[category]}</span>
        </a>
      ))}
    </nav>
  );
}
