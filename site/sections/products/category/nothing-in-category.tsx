import type { ReactNode } from "react";
import { addressOfState } from "../../../catalogue/places/browser-state.ts";
import { everything } from "../../../catalogue/places/selection.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./empty-leaf.late.module.css";

interface NothingFoundProps {
  query: string;
  /** Labels from the category to the leaf. */
  place: string[];
  /** How many filters are active. */
  filterCount: number;
  onClearFilters: () => void;
  /** The ways to ask for it. */
  children: ReactNode;
}

/** Shown if search or filters match nothing: the request, and alternatives. */
export function NothingInCategory({
  query,
  place,
  filterCount,
  onClearFilters,
  children,
}: NothingFoundProps) {
  const request =
    query === "" ? "these filters" : `“${query}”${filterCount > 0 ? " with these filters" : ""}`;
  const all = addressOfState({ selection: everything, query, filters: {} });
  return (
    <div className={css.empty}>
      <h3 className={css.title}>
        Nothing in {place.join(", ")} for {request}
      </h3>
      <p className={`${blocks.cluster} ${css.buttons}`}>
        {filterCount > 0 && (
          <button type="button" className={buttons.primary} onClick={onClearFilters}>
            Clear the filters
          </button>
        )}
        {query !== "" && (
          <a className={buttons.secondary} href={all}>
            Search all categories
          </a>
        )}
      </p>
      {children}
    </div>
  );
}
