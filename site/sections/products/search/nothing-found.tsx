import { useState } from "react";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import { addText } from "../../../enquiry/quote-list.ts";
import { quoteStore } from "../../../enquiry/use-quote.ts";
import buttons from "../../../ui/button.first.module.css";
import { onPress } from "../../../ui/page-action.ts";
import { AskPerson, type Person } from "./ask-person.tsx";
import css from "./search-panel.module.css";
import results from "./search-results.late.module.css";

interface NothingFoundProps {
  query: string;
  result: SearchResult;
  person: Person;
}

/** Why a person is asked, in a sentence. */
export function reasonToAsk({ parts, forPerson }: SearchResult): string {
  const words = forPerson.map((said) => `“${said}”`).join(", ");
  if (parts.some(({ as }) => as === "absent"))
    return `${words}: not in this list. We supply more than we list: ask, and an engineer answers.`;
  if (forPerson.length > 0) return `${words}: a person answers that.`;
  return "We supply more than we list: ask, and an engineer answers.";
}

/** An empty result: the ways to a person, and the words as a line of the quote list. */
export function NothingFound({ query, result, person }: NothingFoundProps) {
  const [added, setAdded] = useState<string>();
  const words = query.trim();
  return (
    <>
      <div className={css.plain}>
        <p>
          {result.pages.length > 0 ? "No tool is asked for by" : "Nothing found for"} “{words}”.
        </p>
        {result.missing && <p>{result.missing}</p>}
      </div>
      <AskPerson person={person} query={query} reason={reasonToAsk(result)} />
      <div className={css.plain}>
        <div className={css.ways}>
          <button
            type="button"
            className={`${buttons.secondary} ${buttons.small}`}
            onClick={() => {
              quoteStore.change((list) => addText(list, words, result.quantity));
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
    </>
  );
}
