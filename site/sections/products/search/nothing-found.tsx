import { useState } from "react";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { addText } from "../../../enquiry/quote-list.ts";
import { quoteStore } from "../../../enquiry/use-quote.ts";
import buttons from "../../../ui/button.first.module.css";
import { onPress } from "../../../ui/page-action.ts";
import css from "./search-panel.module.css";
import results from "./search-results.late.module.css";

interface NothingFoundProps {
  query: string;
  result: SearchResult;
  /** Searches for something else. */
  onQuery: (query: string) => void;
}

/** An empty result: what was understood, and alternatives. */
export function NothingFound({ query, result, onQuery }: NothingFoundProps) {
  const [added, setAdded] = useState<string>();
  const { understood, shorter } = result;
  const words = query.trim();
  const hasMeaning = understood.some(({ meaning }) => meaning !== undefined);
  return (
    <div className={css.plain}>
      <p>Nothing found for “{words}”.</p>
      {hasMeaning && (
        <ul className={results.understood} aria-label="What was understood">
          {understood.map(({ said, meaning }, number) => (
            <li key={number}>
              {said} – {meaning ?? "taken as it is written"}
            </li>
          ))}
        </ul>
      )}
      <div className={css.ways}>
        {shorter && shorter.total > 0 && (
          <button
            type="button"
            className={`${buttons.secondary} ${buttons.small}`}
            onClick={() => onQuery(shorter.query)}
          >
            Search “{shorter.query}” ({countWithUnit(shorter.total, "tool")})
          </button>
        )}
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small}`}
          onClick={() => {
            quoteStore.change((list) => addText(list, words));
            setAdded(words);
          }}
        >
          Add “{words}” to the quote list
        </button>
      </div>
      <p>
        <span role="status">{added === words && `“${words}” is in the quote list.`}</span>{" "}
        {added === words && (
          <button type="button" className={results.link} {...onPress({ action: "open-quote-list" })}>
            Open the quote list
          </button>
        )}
      </p>
    </div>
  );
}
