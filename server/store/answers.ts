import type { Kysely } from "kysely";
import { type Offer, offerText, parseOffer } from "#contract/offer/offer.ts";
import { localTime } from "../report/local-time.ts";
import type { DecisionsTable, StoreTables } from "./database/store-tables.ts";
import { handle } from "./handling.ts";

/** What was sent to a visitor, and what he said to it. */
export interface Answer {
  id: string;
  /** Of an offer, such as "2026-121". */
  number: string | undefined;
  /** From 1; a later one takes the place of an earlier one of the same number. */
  revision: number;
  words: string;
  offer: Offer | undefined;
  /** The last day, such as "2026-12-08", in the company's time. */
  validUntil: string | undefined;
  sentAt: Date;
  sentBy: string;
  /** Whether the offer can be had as a document too. */
  hasSheet: boolean;
  /** Oldest first. */
  decisions: Pick<DecisionsTable, "id" | "what" | "words" | "at">[];
}

/** An answer to be sent. */
export interface NewAnswer {
  /** Of the answer: 32 hexadecimal digits. */
  id: string;
  messageKey: string;
  words: string;
  /** With the last day on which it may be accepted, and as a document. */
  offered?: { offer: Offer; validUntil: string; sheet?: OfferSheet | undefined } | undefined;
  /** Version of the draft that it was written as; a draft is sent once. Undefined: there was none. */
  draft?: number | undefined;
  person: string;
  at: Date;
}

/** An offer as PDF, made for this number and revision. */
export interface OfferSheet {
  number: string;
  revision: number;
  pdf: Uint8Array;
}

/** Another offer was sent while the document of this one was made. */
export class OfferOutrun extends Error {
  override readonly name = "OfferOutrun";
}

/** Id of the mail that brings an answer. */
export function answerMailId(answerId: string): string {
  return `answer-${answerId}`;
}

/** Answers to these messages, oldest first. */
export async function answersOf(
  database: Kysely<StoreTables>,
  messageKeys: readonly string[],
): Promise<Map<string, Answer[]>> {
  const answers = new Map<string, Answer[]>();
  if (messageKeys.length === 0) return answers;
  const rows = await database
    .selectFrom("answers")
    .selectAll()
    .where("message_key", "in", messageKeys)
    .orderBy("sent_at")
    .orderBy("revision")
    .execute();
  const ids = rows.map(({ id }) => id);
  const sheets = new Set(
    ids.length === 0
      ? []
      : (
          await database
            .selectFrom("offer_sheets")
            .select("answer_id")
            .where("answer_id", "in", ids)
            .execute()
        ).map(({ answer_id }) => answer_id),
  );
  const decided =
    ids.length === 0
      ? []
      : await database
          .selectFrom("decisions")
          .selectAll()
          .where("answer_id", "in", ids)
          .orderBy("at")
          .orderBy("id")
          .execute();
  for (const row of rows) {
    const list = answers.get(row.message_key) ?? [];
    list.push({
      id: row.id,
      number: row.number ?? undefined,
      revision: row.revision,
      words: row.words,
      offer: row.offer === null ? undefined : parseOffer(row.offer),
      validUntil: row.valid_until ?? undefined,
      sentAt: new Date(row.sent_at),
      sentBy: row.sent_by,
      hasSheet: sheets.has(row.id),
      decisions: decided.filter(({ answer_id }) => answer_id === row.id),
    });
    answers.set(row.message_key, list);
  }
  return answers;
}

/** The offer that counts: the last one sent. */
export function currentOffer(answers: readonly Answer[]): Answer | undefined {
  return answers.findLast(({ offer }) => offer !== undefined);
}

/** Whether an offer may still be accepted on this day. */
export function isValid({ validUntil }: Pick<Answer, "validUntil">, now: Date): boolean {
  return validUntil !== undefined && localTime(now).slice(0, 10) <= validUntil;
}

/**
 * Stores an answer and the mail that brings it, takes the message to the shelf of those who wait for the visitor, and drops
 * its draft, all or nothing: `transaction` is one. A further offer to the same message has the same number and the next revision.
 * @returns number and revision of an offer; undefined when the message is gone, or its draft: sent, or written anew.
 * @throws OfferOutrun when the offer's document has another number or revision: nothing is sent.
 */
export async function sendAnswer(
  transaction: Kysely<StoreTables>,
  answer: NewAnswer,
): Promise<{ number: string | undefined; revision: number } | undefined> {
  const { id, messageKey, words, offered, draft, person, at } = answer;
  const time = at.toISOString();
  const message = await transaction
    .selectFrom("messages")
    .select("key")
    .where("key", "=", messageKey)
    .executeTakeFirst();
  if (message === undefined) return undefined;
  // First, so that of two who send it at once the second waits, and finds none.
  const { numDeletedRows } = await transaction
    .deleteFrom("drafts")
    .where("message_key", "=", messageKey)
    .$if(draft !== undefined, (rows) => rows.where("version", "=", draft ?? 0))
    .executeTakeFirstOrThrow();
  if (draft !== undefined && numDeletedRows === 0n) return undefined;
  const earlier = (await answersOf(transaction, [messageKey])).get(messageKey) ?? [];
  const before = currentOffer(earlier);
  const number = offered && (before?.number ?? (await nextNumber(transaction, at)));
  const revision = offered && before ? before.revision + 1 : 1;
  const sheet = offered?.sheet;
  if (sheet && (sheet.number !== number || sheet.revision !== revision)) throw new OfferOutrun();
  await transaction
    .insertInto("answers")
    .values({
      id,
      message_key: messageKey,
      number: number ?? null,
      revision,
      words,
      offer: offered ? offerText(offered.offer) : null,
      valid_until: offered?.validUntil ?? null,
      sent_at: time,
      sent_by: person,
    })
    .execute();
  if (sheet) {
    const pdf = Buffer.from(sheet.pdf).toString("base64");
    await transaction.insertInto("offer_sheets").values({ answer_id: id, pdf }).execute();
  }
  await transaction
    .insertInto("outbox")
    .values({
      id: answerMailId(id),
      kind: "answer",
      message_key: messageKey,
      created_at: time,
      due_at: time,
      first_tried_at: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .execute();
  await handle(transaction, messageKey, { at, shelf: "waiting", readBy: person, takenByFirst: person });
  return { number, revision };
}

/** An offer as PDF; undefined if it has none. */
export async function sheetOf(
  database: Kysely<StoreTables>,
  answerId: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await database
    .selectFrom("offer_sheets")
    .select("pdf")
    .where("answer_id", "=", answerId)
    .executeTakeFirst();
  return row && Buffer.from(row.pdf, "base64");
}

/** The number and revision that the next offer to a message will have, unless another one is sent before. */
export async function comingOffer(
  database: Kysely<StoreTables>,
  messageKey: string,
  at: Date,
): Promise<{ number: string; revision: number }> {
  const before = currentOffer((await answersOf(database, [messageKey])).get(messageKey) ?? []);
  if (before?.number !== undefined) return { number: before.number, revision: before.revision + 1 };
  const year = localTime(at).slice(0, 4);
  const counter = await database
    .selectFrom("counters")
    .select("value")
    .where("name", "=", `offers ${year}`)
    .executeTakeFirst();
  return { number: offerNumber(year, (counter?.value ?? 0) + 1), revision: 1 };
}

/** "2026-121": counted from 1 in each year of the company's time; a number is never given twice. */
async function nextNumber(transaction: Kysely<StoreTables>, at: Date): Promise<string> {
  const year = localTime(at).slice(0, 4);
  const { value } = await transaction
    .insertInto("counters")
    .values({ name: `offers ${year}`, value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(({ eb }) => ({ value: eb("counters.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return offerNumber(year, value);
}

function offerNumber(year: string, count: number): string {
  return `${year}-${String(count).padStart(3, "0")}`;
}
