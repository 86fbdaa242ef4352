import type { HandAnswer, HandTool } from "../../../browsing/match-hand.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { InHand } from "../../../engineering/in-hand/in-hand.ts";
import layout from "../../../ui/layout.first.module.css";
import { againstWords, handWords } from "./hand-words.ts";
import css from "./in-hand.late.module.css";

/** Tools that are listed of one kind. */
const MOST = 6;

interface InHandFoundProps {
  hand: InHand;
  answer: HandAnswer;
}

/** The seats that the insert may fit, each with the inserts and the holders of the range. */
export function InHandFound({ hand, answer: { seats, against, read } }: InHandFoundProps) {
  const said =
    seats.length === 0
      ? "No insert in the range has that."
      : against.length > 0
        ? `No insert in the range has all of that. The nearest have ${againstWords(against)}.`
        : `It may fit ${countWithUnit(seats.length, "seat")}.`;
  return (
    <div className={css.found}>
      <p role="status">
        <span className={layout.note}>Read as {handWords({ hand })}</span>
        {read && ` The code is whole: ${read.code}, seat ${read.seat}.`} <b>{said}</b>
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
  return (
    <div>
      <p className={layout.note}>{title}</p>
      {tools.length === 0 && <p>{none}</p>}
      <ul className={css.tools}>
        {tools.slice(0, MOST).map(({ id, name, address }) => (
          <li key={id}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
      {tools.length > MOST && <p className={layout.note}>and {tools.length - MOST} more</p>}
    </div>
  );
}
