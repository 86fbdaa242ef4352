import { answerWords, openingAt } from "../../../hours/opening.ts";
import { statedHours } from "../hours/stated-hours.ts";
import type { Sending } from "./sending.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./send-status.module.css";

/** What follows a message: its number, and when it is answered. Not announced: a number would be read digit by digit. */
export function AfterSent({ reference, at }: NonNullable<Sending["sent"]>) {
  const hours = statedHours();
  return (
    <p className={css.next}>
      {reference !== undefined && (
        <>
          Number of your message: <b className={layout.data}>{reference}</b>.{" "}
        </>
      )}
      {hours && answerWords(openingAt(hours, new Date(at)))}
    </p>
  );
}
