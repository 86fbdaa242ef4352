import type { MailSettings } from "#contract/mail-settings.ts";
import { localTimeAndZone, startOfDay, zoneName } from "../report/local-time.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { htmlMail, paragraph } from "./html-mail.ts";
import type { DayFigures, MailFigures } from "./mail-figures.ts";

type Addresses = Pick<MailSettings, "from" | "to">;

/** Tells the owner that the server has started. If it is missing after a restart, mails don't arrive. */
export function composeStart(
  { host, mails, isStoreNew }: { host: string; mails: MailFigures; isStoreNew: boolean },
  addresses: Addresses,
  messageId: string,
): ComposedMail {
  const news =
    "There was no store of messages: a new, empty one was made. If this isn't the very first start, messages are " +
    "missing: restore the last backup.";
  const sentences = [`It runs on ${host}.`, ...(isStoreNew ? [news] : []), ...waiting(mails)];
  return notice("The website's server has started", sentences, { addresses, messageId });
}

/** Summary of a day. It is sent even if nobody wrote: if it is missing, something is wrong. */
export function composeDigest(
  { day, messages, flagged, mails }: { day: string; mails: MailFigures } & DayFigures,
  addresses: Addresses,
  messageId: string,
): ComposedMail {
  const came = `${count(messages, "message")} came in on ${day} (${zoneName(startOfDay(day))})`;
  const suspicious = flagged === 0 ? "." : `, ${flagged} of them with "[check]" in the subject.`;
  return notice(`Website: ${count(messages, "message")} on ${day}`, [came + suspicious, ...waiting(mails)], {
    addresses,
    messageId,
  });
}

/** Tells the owner that a visitor has deleted what he sent, and what is left to do. */
export function composeErased(
  { reference, at }: { reference: string; at: Date },
  addresses: Addresses,
  messageId: string,
): ComposedMail {
  const sentences = [
    `Message ${reference} was deleted on the website by its sender, or by whoever had its private address, at ${localTimeAndZone(at)}.`,
    "Delete the mail about it, its files and what was copied from them too. Backups forget it by themselves.",
  ];
  return notice(`Message ${reference} was deleted by its sender`, sentences, { addresses, messageId });
}

function waiting({ waiting: unsent, waitingSince, givenUp }: MailFigures): string[] {
  const sentences: string[] = [];
  // This mail itself is waiting too.
  if (unsent > 1 && waitingSince !== undefined) {
    sentences.push(
      `${count(unsent - 1, "other mail")} still to be sent, the oldest since ${localTimeAndZone(waitingSince)}.`,
    );
  }
  if (givenUp > 0) {
    sentences.push(
      `${count(givenUp, "mail")} could not be sent for three days: "npm run messages -- failed" lists them, ` +
        '"npm run messages -- resend --failed" sends them again. The messages themselves are kept.',
    );
  }
  return sentences;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function notice(
  subject: string,
  sentences: string[],
  { addresses: { from, to }, messageId }: { addresses: Addresses; messageId: string },
): ComposedMail {
  return {
    messageId,
    from: { name: "Website", address: from },
    to,
    subject,
    text: `${sentences.join("\n\n")}\n`,
    html: htmlMail(subject, sentences.map(paragraph).join("")),
    isAutomatic: true,
  };
}
