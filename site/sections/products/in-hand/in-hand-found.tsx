import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { HandAnswer, HandTool } from "../../../browsing/match-hand.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { InHand } from "#engineering/in-hand/in-hand.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { mismatchWords, handWords } from "./hand-words.ts";
import css from "./in-hand.late.module.css";

/** Number of tools of a kind that are listed at first. */
const FIRST_TOOLS = 6;

/** If at most this many more remain, they are shown at once. */
const FEW_MORE = 2;

interface InHandFoundProps {
  hand: InHand;
  answer: HandAnswer;
}

/** The seats that the insert may fit, each with the inserts and the holders of the range. */
export function InHandFound({ hand, answer: { seats, mismatches, decoded } }: InHandFoundProps) {
  const summary =
    seats.length === 0
      ? "No insert in the range has that."
      : mismatches.length > 0
        ? `No insert in the range has all of that. The nearest have ${mismatchWords(mismatches)}.`
        : `It may fit ${countWithUnit(seats.length, "seat")}.`;
  return (
    <div className={blocks.stack}>
      <p role="status">
        <span className={blocks.note}>Read as {handWords({ hand })}</span>
        {decoded && ` The code is whole: ${decoded.code}, seat ${decoded.seat}.`} <b>{summary}</b>
      </p>
      <ul className={css.seats}>
        {seats.map(({ seat, inserts, holders }) => (
          <li key={seat}>
            <h3 className={layout.data}>{seat === "" ? "Seat not given by the code" : seat}</h3>
            <Tools title="Inserts" noneText="No such insert is listed: ask us for it." tools={inserts} />
            <Tools
              title="Holders"
              noneText="No holder for this seat is listed: ask us for it."
              tools={holders}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ToolsProps {
  title: string;
  /** Shown if there are no tools. */
  noneText: string;
  tools: readonly HandTool[];
}

function Tools({ title, noneText, tools }: ToolsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole || tools.length <= FIRST_TOOLS + FEW_MORE ? tools : tools.slice(0, FIRST_TOOLS);

  // The pressed button disappears: move the focus to the first added tool.
  function showRest(): void {
    flushSync(() => setIsWhole(true));
    list.current?.children[FIRST_TOOLS]?.querySelector("a")?.focus();
  }

  return (
    <div>
      <p className={blocks.note}>{title}</p>
      {tools.length === 0 && <p>{noneText}</p>}
      <ul ref={list} className={css.tools}>
        {shown.map(({ id, name, place }) => (
          <li key={id}>
            <a {...sheetLink(id, place)}>{name}</a>
          </li>
        ))}
      </ul>
      {shown.length < tools.length && (
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small} ${css.rest}`}
          aria-label={`Show ${tools.length - FIRST_TOOLS} more ${title.toLowerCase()}`}
          onClick={showRest}
        >
          Show {tools.length - FIRST_TOOLS} more
        </button>
      )}
    </div>
  );
}
