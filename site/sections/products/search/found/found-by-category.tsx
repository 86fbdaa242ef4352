import { addressOfState } from "../../../../catalogue/places/browser-state.ts";
import type { SearchResult } from "../../../../catalogue/search/search.ts";
import type { Asked } from "../asked.ts";
import results from "../search-results.late.module.css";

interface FoundByCategoryProps {
  asked: Asked;
  totals: SearchResult["totals"];
  /** Label of each category, by its id, in the order of the tree. */
  labels: Readonly<Record<string, string>>;
}

/** The categories of the tools that were found, each as a link to just these in it. */
export function FoundByCategory({ asked, totals, labels }: FoundByCategoryProps) {
  const { query, groups } = asked;
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
