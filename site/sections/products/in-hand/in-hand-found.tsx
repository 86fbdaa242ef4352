import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { HandAnswer, HandTool } from "../../../browsing/match-hand.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { InHand } from "#engineering/in-hand/in-hand.ts";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { againstWords, handWords } from "./hand-words.ts";
import css from "./in-hand.late.module.css";

/** Tools that are listed of one kind before more are asked for. */
const MOST = 6;

/** So few more are shown at once. */
const FEW = 2;

interface InHandFoundProps {
  hand: InHand;
  answer: HandAnswer;
}

/** The seats that the insert may fit, each with the inserts and the holders of the range. */
export function InHandFound({ hand, answer: { seats, mismatches, decoded } }: InHandFoundProps) {
  const said =
    seats.length === 0
      ? "No insert in the range has that."
      : mismatches.length > 0
        ? `No insert in the range has all of that. The nearest have ${againstWords(mismatches)}.`
        : `It may fit ${countWithUnit(seats.length, "seat")}.`;
  return (
    <div className={blocks.stack}>
      <p role="status">
        <span className={blocks.note}>Read as {handWords({ hand })}</span>
        {decoded && ` The code is whole: ${decoded.code}, seat ${decoded.seat}.`} <b>{said}</b>
      </p>
      <ul className={css.seats}>
        {seats.map(({ seat, inserts, holders }) => (
          <li key={seat}>
            <h4 className={layout.data}>{seat === "" ? "Seat not given by the code" : seat}</h4>
            <Tools title="Inserts" none="No such insert is listed: ask us for it." tools={inserts} />
            <Tools title="Holders" none="No holder for this seat is listed: ask us for it." tools={holders} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ToolsProps {
  title: string;
  /** Said where there are none. */
  none: string;
  tools: readonly HandTool[];
}

function Tools({ title, none, tools }: ToolsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole || tools.length <= MOST + FEW ? tools : tools.slice(0, MOST);

  // The pressed button goes: the focus moves on to the first tool that it brought.
  function showRest(): void {
    flushSync(() => setIsWhole(true));
    list.current?.children[MOST]?.querySelector("a")?.focus();
  }

  return (
    <div>
      <p className={blocks.note}>{title}</p>
      {tools.length === 0 && <p>{none}</p>}
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
          aria-label={`Show ${tools.length - MOST} more ${title.toLowerCase()}`}
          onClick={showRest}
        >
          Show {tools.length - MOST} more
        </button>
      )}
    </div>
  );
}
