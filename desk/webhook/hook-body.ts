import { offerTotals } from "#contract/offer/offer.ts";
import { readQuoteText } from "#contract/quote-text.ts";
import type { Answer } from "#server/store/answers.ts";
import type { MessageRow } from "#server/store/database/message-rows.ts";
import { referenceOf } from "#server/store/message-reference.ts";

/** What is told. */
export type HookEvent =
  | "enquiry.received"
  | "enquiry.answered"
  | "offer.sent"
  | "offer.accepted"
  | "enquiry.asked";

/** The row that an event is about, with its message and the answers to that. */
export interface HookSubject {
  event: HookEvent;
  /** Key of the message, or id of the answer or decision. */
  about: string;
  row: MessageRow;
  answers: readonly Answer[];
}

/**
 * What is posted: `{ type, timestamp, data }` (standardwebhooks.com). Money is in paise, times are ISO 8601 in UTC.
 * Undefined when what it is about is gone.
 */
export function hookBody({ event, about, row, answers }: HookSubject): object | undefined {
  const { email, user_name: name, subject, received_at: receivedAt } = row;
  const quote = readQuoteText(row.message);
  const enquiry = { number: referenceOf(row.key), receivedAt, name, email, subject };
  if (event === "enquiry.received") {
    const list = quote && { ...quote.answers, lines: quote.lines };
    return {
      type: event,
      timestamp: receivedAt,
      data: { enquiry: { ...enquiry, message: row.message, list } },
    };
  }
  const answer = answers.find(
    ({ id, decisions }) => id === about || decisions.some((each) => each.id === about),
  );
  if (answer === undefined) return undefined;
  const { offer, number, revision, validUntil, words, sentBy } = answer;
  const said = answer.decisions.find(({ id }) => id === about);
  return {
    type: event,
    timestamp: said?.at ?? answer.sentAt.toISOString(),
    data: {
      enquiry,
      answer: {
        words,
        sentBy,
        ...(offer && { offer: { number, revision, validUntil, ...offer, ...offerTotals(offer) } }),
      },
      ...(said && { said: { words: said.words } }),
    },
  };
}
