import { useState } from "react";
import type { SearchAnswer } from "../../../catalogue/search/search.ts";
import { addText } from "../../../enquiry/quote-list.ts";
import { quoteStore } from "../../../enquiry/use-quote.ts";
import buttons from "../../../ui/button.first.module.css";
import { onPress } from "../../../ui/page-action.ts";
import { AskPerson, type Person } from "./ask-person.tsx";
import results from "./search-results.late.module.css";

/** The parts of the search result that decide whether to suggest asking a person, and why. */
type AskedResult = Pick<SearchAnswer, "parts" | "forPerson" | "near" | "total" | "quantity"> &
  Partial<Pick<SearchAnswer, "pages" | "missing">>;

interface AskExactlyProps {
  /** The visitor's words. */
  words: string;
  result: AskedResult;
  person: Person;
}

/** Why to ask a person, as a sentence; undefined if the tools found match the request completely. */
export function reasonToAsk(result: AskedResult): string | undefined {
  const { parts, forPerson, near, total, pages = [], missing } = result;
  const words = forPerson.map((part) => `“${part}”`).join(", ");
  if (parts.some(({ as }) => as === "absent"))
    return `${words}: not in this list. We supply more than we list: ask, and an engineer answers.`;
  if (forPerson.length > 0) return `${words}: a person answers that.`;
  // A page answers, and no word asks for a tool: "are you open on saturday".
  const isAnswered = pages.length > 0 && parts.every(({ as, asks }) => as === "used" && asks === undefined);
  if (total === 0 && missing === undefined && isAnswered) return undefined;
  if (total === 0 || near !== undefined)
    return "We supply more than we list: ask for exactly this, and an engineer answers.";
  return undefined;
}

/**
 * Shown if the tools found don't match the request completely: a button that adds the request to the quote list, and
 * links to a person. Each contains all typed words.
 */
export function AskExactly({ words, result, person }: AskExactlyProps) {
  const [added, setAdded] = useState<string>();
  const reason = reasonToAsk(result);
  if (reason === undefined || words === "") return null;
  return (
    <AskPerson
      person={person}
      query={words}
      reason={reason}
      isFolded={result.total > 0 && result.forPerson.length === 0}
    >
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
