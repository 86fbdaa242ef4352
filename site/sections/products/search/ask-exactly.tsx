import { useState } from "react";
import type { SearchAnswer } from "../../../catalogue/search/search.ts";
import { addText } from "../../../enquiry/quote-list.ts";
import { quoteStore } from "../../../enquiry/use-quote.ts";
import buttons from "../../../ui/button.first.module.css";
import { onPress } from "../../../ui/page-action.ts";
import { AskPerson, type Person } from "./ask-person.tsx";
import results from "./search-results.late.module.css";

/** What decides whether and why a person is asked. */
type Asked = Pick<SearchAnswer, "parts" | "forPerson" | "near" | "total" | "quantity">;

interface AskExactlyProps {
  /** What was asked, in the visitor's own words. */
  words: string;
  result: Asked;
  person: Person;
}

/** Why a person is asked, in a sentence; undefined if the tools found are all that was asked for. */
export function reasonToAsk({ parts, forPerson, near, total }: Asked): string | undefined {
  const words = forPerson.map((said) => `“${said}”`).join(", ");
  if (parts.some(({ as }) => as === "absent"))
    return `${words}: not in this list. We supply more than we list: ask, and an engineer answers.`;
  if (forPerson.length > 0) return `${words}: a person answers that.`;
  if (total === 0 || near !== undefined)
    return "We supply more than we list: ask for exactly this, and an engineer answers.";
  return undefined;
}

/**
 * Wherever the tools found aren't all that was asked for: the ways to ask for exactly that. One puts it into the quote
 * list, the others lead to a person, each with all words that were typed.
 */
export function AskExactly({ words, result, person }: AskExactlyProps) {
  const [added, setAdded] = useState<string>();
  const reason = reasonToAsk(result);
  if (reason === undefined || words === "") return null;
  return (
    <AskPerson person={person} query={words} reason={reason}>
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
      <p>
        <span role="status">{added === words && `“${words}” is in the quote list.`}</span>{" "}
        {added === words && (
          <button type="button" className={results.link} {...onPress({ action: "open-quote-list" })}>
            Open the quote list
          </button>
        )}
      </p>
    </AskPerson>
  );
}
