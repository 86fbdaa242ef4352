import { answerWords, openingAt } from "../../../hours/opening.ts";
import { statedHours } from "../hours/stated-hours.ts";
import type { Sending } from "./sending.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./send-status.module.css";

/** Who answers, as the page's list of the team marks the person. Undefined on a page without that list. */
function answerer(): string | undefined {
  const member = document.querySelector("#team [data-answers]");
  return member
    ? `${member.querySelector("h3")?.textContent}, ${member.querySelector("p")?.textContent}`
    : undefined;
}

/** What follows a message: its number, when it is answered, by whom, and its private address. Not announced: a number would be read digit by digit. */
export function AfterSent({ reference, enquiry, at }: NonNullable<Sending["sent"]>) {
  const hours = statedHours();
  const person = answerer();
  return (
    <p className={css.next}>
      {reference !== undefined && (
        <>
          Number of your message: <b className={layout.data}>{reference}</b>.{" "}
        </>
      )}
      {hours && answerWords(openingAt(hours, new Date(at)))}
      {person !== undefined && ` ${person}, answers you.`}
      {enquiry !== undefined && (
        <>
          {" "}
          <a href={enquiry}>What you sent</a> has a page of its own: whoever has its address can read and
          delete it.
        </>
      )}
    </p>
  );
}
