import type { SearchResult } from "../../../catalogue/search/search.ts";
import css from "./panel/search-panel.module.css";

interface NothingFoundProps {
  words: string;
  result: SearchResult;
}

/** An empty result, and what the range lacks. */
export function NothingInSearch({ words, result: { pages, missing } }: NothingFoundProps) {
  return (
    <div className={css.plain}>
      <p>
        {pages.length > 0 ? "No tool is asked for by" : "Nothing found for"} “{words}”.
      </p>
      {missing && <p>{missing}</p>}
    </div>
  );
}
