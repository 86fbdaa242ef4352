import type { MailFigures } from "../mail/mail-figures.ts";
import type { Condition } from "../report/condition.ts";

/** Mails that wait longer than this are late. Milliseconds. */
const LATE_AFTER = 3_600_000;

/** Whether mails are late or were given up. */
export function checkMails({ waiting, waitingSince, givenUp }: MailFigures, now: Date): Condition[] {
  const age = now.getTime() - (waitingSince ?? now).getTime();
  return [
    {
      name: "mail-late",
      isOn: age > LATE_AFTER,
      text:
        `${waiting} mails wait to be sent, the oldest for ${Math.round(age / 60_000)} minutes. ` +
        "The messages are stored.",
      isBlocking: true,
    },
    {
      name: "mail-given-up",
      isOn: givenUp > 0,
      text: `${givenUp} mails could not be sent for three days and were given up.`,
      isBlocking: false,
    },
  ];
}
