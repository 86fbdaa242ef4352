import { useEffect, useState } from "react";
import { currentAddress, replaceAddress, subscribeToAddress } from "../../browsing/browser-history.ts";
import type { QueryClient } from "../../browsing/query-client.ts";
import { countWithUnit } from "../../catalogue/places/counts.ts";
import { addLines, type QuoteList } from "../../enquiry/quote-list.ts";
import { LINK_ANCHOR } from "#contract/linked-list.ts";
import { type ArrivedList, arrivedList } from "../../enquiry/travel/arrived-list.ts";
import { MAX_LINKED_LINES } from "../../enquiry/travel/list-link.ts";
import { quoteStore } from "../../enquiry/use-quote.ts";
import buttons from "../../ui/button.first.module.css";
import blocks from "../../ui/blocks/blocks.module.css";
import css from "./list-travel.late.module.css";

interface ArrivedLinesProps {
  queries: QueryClient;
  announce: (sentence: string) => void;
}

type Arrived = "reading" | "unreadable" | ArrivedList;

const NAMED = 3;

/** A list from a link. It is added only if the visitor presses a button. */
export function ArrivedLines({ queries, announce }: ArrivedLinesProps) {
  const [arrived, setArrived] = useState<Arrived>();

  useEffect(() => {
    let newest = 0;
    const read = (): void => {
      if (!location.hash.startsWith(LINK_ANCHOR)) return;
      const number = (newest += 1);
      const show = (result: Arrived): void => {
        if (number === newest) setArrived(result);
      };
      show("reading");
      arrivedList(location.hash, queries).then(
        (list) => show(list ?? "unreadable"),
        () => show("unreadable"),
      );
    };
    read();
    const stop = subscribeToAddress(read);
    addEventListener("hashchange", read);
    return () => {
      newest += 1;
      stop();
      removeEventListener("hashchange", read);
    };
  }, [queries]);

  function leave(): void {
    setArrived(undefined);
    replaceAddress(currentAddress().replace(/#.*/, ""));
    document.getElementById("quote-title")?.focus();
  }

  function takeOver({ lines }: QuoteList): void {
    const before = quoteStore.state().list.lines.length;
    quoteStore.change((list) => addLines(list, lines));
    const added = quoteStore.state().list.lines.length - before;
    const known = lines.length - added;
    announce(
      `${countWithUnit(added, "line")} added.${known > 0 ? ` ${known} stood in the list already and stay as they are.` : ""}`,
    );
    leave();
  }

  if (arrived === undefined || arrived === "reading") return null;
  if (arrived === "unreadable") {
    return (
      <div className={`${blocks.notice} ${blocks.screen} ${css.arrived}`} role="alert">
        <p>The list in this link can't be read. It may have been cut off on its way: ask for it again.</p>
        <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={leave}>
          Close
        </button>
      </div>
    );
  }
  const { lines, leftOut } = arrived;
  const more = lines.length - NAMED;
  return (
    <section className={`${blocks.notice} ${blocks.screen} ${css.arrived}`} aria-label="List from a link">
      <h3>A list with {countWithUnit(lines.length, "line")} came with the link</h3>
      <ul>
        {lines.slice(0, NAMED).map((line) => (
          <li key={line.key}>
            {line.name} × {line.quantity}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
      {leftOut > 0 && (
        <p>
          {countWithUnit(leftOut, "line")} can't be taken from it: a link may have{" "}
          {MAX_LINKED_LINES.toLocaleString("en")}, each with a quantity and a tool. Ask for the rest by
          another one.
        </p>
      )}
      <p className={blocks.cluster}>
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small}`}
          onClick={() => takeOver(arrived)}
        >
          Add to my list
        </button>
        <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={leave}>
          Leave it
        </button>
      </p>
    </section>
  );
}
