import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { startOfDay } from "../report/local-time.ts";

/** State of the outbox. */
export interface MailFigures {
  /** Mails still to be sent. */
  waiting: number;
  /** How long the oldest has waited; acknowledgements don't count, because nobody misses one. */
  waitingSince: Date | undefined;
  /** Mails about messages and notices that were given up; `npm run messages -- failed` lists them. */
  givenUp: number;
}

/** Counts the outbox. */
export async function countMails(database: Kysely<StoreTables>): Promise<MailFigures> {
  const waiting = await database
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll().as("count"),
      fn.min("created_at").filterWhere("kind", "!=", "acknowledgement").as("since"),
    ])
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  const givenUp = await database
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("failed_at", "is not", null)
    .where("kind", "=", "enquiry")
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    waitingSince: waiting.since === null ? undefined : new Date(waiting.since),
    givenUp: Number(givenUp.count),
  };
}

/** Messages received on one day. */
export interface DayFigures {
  messages: number;
  /** How many of them look suspicious. */
  flagged: number;
}

/**
 * Counts the messages of a day.
 * @param day on the supplier's clocks, such as `2026-01-31`.
 */
export async function countDay(database: Kysely<StoreTables>, day: string): Promise<DayFigures> {
  const { messages, flagged } = await database
    .selectFrom("messages")
    .select(({ fn }) => [fn.countAll().as("messages"), fn.count("flag").as("flagged")])
    .where("received_at", ">=", startOfDay(day).toISOString())
    .where("received_at", "<", startOfDay(day, 1).toISOString())
    .executeTakeFirstOrThrow();
  return { messages: Number(messages), flagged: Number(flagged) };
}
