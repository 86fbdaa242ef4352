import { useState, type MouseEvent, type RefObject } from "react";
import type { MatchedList } from "../../../../browsing/query-engine.ts";
import { countWithUnit } from "../../../../catalogue/places/counts.ts";
import {
  addDecided,
  firstChoice,
  type LineChoice,
  type DecidedLine,
} from "../../../../enquiry/pasted-choice.ts";
import { quoteStore } from "../../../../enquiry/use-quote.ts";
import buttons from "../../../../ui/button.first.module.css";
import { onPress } from "../../../../ui/page-action.ts";
import { useDrawnCount } from "../../../../ui/use-drawn-count.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { PastedLineRow } from "./pasted-line.tsx";
import blocks from "../../../../ui/blocks/blocks.module.css";
import controls from "../../../../ui/blocks/controls.late.module.css";
import css from "./pasted-lines.late.module.css";

interface PastedLinesProps {
  list: MatchedList;
  /** Gets the focus when the lines are shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  onDone: () => void;
}

/** More lines than fit a window. */
const FIRST = 20;

/** The lines of a pasted list with their choices; together they become lines of the quote list. */
export function PastedLines({ list, heading, onDone }: PastedLinesProps) {
  const { lines, leftOut, tooMany } = list;
  const [choices, setChoices] = useState<ReadonlyMap<number, LineChoice>>(
    () => new Map(lines.flatMap((line) => pairOf(line.row, firstChoice(line)))),
  );
  const [isByWholePacks, setIsByWholePacks] = useState(false);
  const drawn = useDrawnCount(lines.length, FIRST, 10);
  const count = (is: (choice: LineChoice | undefined) => boolean): number =>
    lines.filter(({ row }) => is(choices.get(row))).length;
  const open = count((choice) => choice === undefined);
  const unused = count((choice) => choice === "leave out");
  const becomes = [
    [count((choice) => typeof choice === "object"), "matched"],
    [open, "to choose"],
    [count((choice) => choice === "words"), "kept as written"],
    [unused, "to leave out"],
  ] as const;

  /** The press also opens the quote list. */
  function takeOver({ currentTarget }: MouseEvent<HTMLElement>): void {
    const decided = lines.map((line): DecidedLine => ({ line, choice: choices.get(line.row) }));
    quoteStore.change((before) => addDecided(before, decided, isByWholePacks));
    currentTarget.closest("dialog")?.close();
    document.getElementById("quote-title")?.focus();
    onDone();
  }

  return (
    <section className={`${blocks.notice} ${blocks.screen} ${css.pasted}`} aria-labelledby="pasted-title">
      <h2 id="pasted-title" ref={heading} tabIndex={-1}>
        {countWithUnit(lines.length, "line")} read
      </h2>
      <p role="status">
        {becomes
          .filter(([number]) => number > 0)
          .map(([number, what]) => `${number} ${what}`)
          .join(", ")}
        {leftOut.length > 0 && `; ${leftOut.length} left out (greetings, headings, sums, terms, holders)`}.
      </p>
      {tooMany > 0 && (
        <p role="alert">
          {tooMany} more lines were not read: a list may have {lines.length}. Paste the rest afterwards.
        </p>
      )}
      <ol>
        {lines.slice(0, drawn).map((line) => (
          <PastedLineRow
            key={line.row}
            line={line}
            choice={choices.get(line.row)}
            isByWholePacks={isByWholePacks}
            onChoose={(choice) => setChoices((before) => new Map([...before, [line.row, choice]]))}
          />
        ))}
      </ol>
      {leftOut.length > 0 && (
        <details className={controls.fold}>
          <summary>
            Left out: {countWithUnit(leftOut.length, "row")} <Icon name="down" />
          </summary>
          <ul>
            {leftOut.map(({ row, source }) => (
              <li key={row}>{source}</li>
            ))}
          </ul>
        </details>
      )}
      <label className={css.packs}>
        <input
          type="checkbox"
          checked={isByWholePacks}
          onChange={(event) => setIsByWholePacks(event.currentTarget.checked)}
        />
        Round quantities up to whole packs
      </label>
      {open > 0 && <p className={css.open}>What isn't chosen is kept as it was written.</p>}
      <div className={blocks.cluster}>
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small}`}
          onClick={takeOver}
          {...onPress({ action: "open-quote-list" })}
        >
          Add {countWithUnit(lines.length - unused, "line")}
        </button>
        <button type="button" className={`${buttons.secondary} ${buttons.small}`} onClick={onDone}>
          Cancel
        </button>
      </div>
    </section>
  );
}

function pairOf(row: number, choice: LineChoice | undefined): [number, LineChoice][] {
  return choice === undefined ? [] : [[row, choice]];
}
