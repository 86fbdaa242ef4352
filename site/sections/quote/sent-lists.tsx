import { useEffect, useState } from "react";
import { countWithUnit } from "../../catalogue/places/counts.ts";
import { addLines } from "../../enquiry/quote-list.ts";
import { LIST_STORED, readSentLists, type SentList } from "../../enquiry/travel/sent-lists.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import { Icon } from "../../ui/icon.tsx";
import blocks from "../../ui/blocks/blocks.module.css";
import controls from "../../ui/blocks/controls.late.module.css";
import { pageLanguage } from "../../ui/words/page-language.ts";
import css from "./list-travel.late.module.css";

const day = (at: number): string => new Intl.DateTimeFormat(pageLanguage(), { dateStyle: "long" }).format(at);

/** The lists sent from this device. Each can be put into the quote list again, to change and send it. */
export function SentLists({ announce }: { announce: (sentence: string) => void }) {
  const [lists, setLists] = useState(() => readSentLists(() => localStorage));
  useEffect(() => {
    const read = (): void => setLists(readSentLists(() => localStorage));
    addEventListener(LIST_STORED, read);
    // by another tab
    addEventListener("storage", read);
    return () => {
      removeEventListener(LIST_STORED, read);
      removeEventListener("storage", read);
    };
  }, []);
  if (lists.length === 0) return null;

  function putBack({ number, lines }: SentList): void {
    quoteStore.change((list) => addLines(list, lines));
    announce(`The lines of list ${number} are in the list. Change what you need, and send it.`);
    document.getElementById("quote-title")?.focus();
  }

  return (
    <details className={`${controls.fold} ${blocks.screen} ${css.sent}`}>
      <summary>
        Lists sent from this device ({lists.length}) <Icon name="down" />
      </summary>
      <ul>
        {lists.map((sent) => (
          <li key={sent.number}>
            <span>
              List {sent.number}
              <span className={`${blocks.label} ${css.when}`}>
                {day(sent.at)} · {countWithUnit(sent.lines.length, "line")}
              </span>
            </span>
            <button type="button" onClick={() => putBack(sent)} aria-label={`Use list ${sent.number} again`}>
              Use again
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
