import type { Kysely } from "kysely";
import type { MailKind, OpenDatabase, StoreTables } from "../store/database/store-tables.ts";

/** Milliseconds for which a mail belongs to the server that tries it; longer than any try may take. */
export const LEASE = 90_000;

/** After this long in vain a mail is given up: 3 days, in milliseconds. */
export const GIVE_UP_AFTER = 3 * 24 * 3_600_000;

/** A mail that this server may try now, until `leaseEnd`. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  messageKey: string | null;
  /** How often it was refused so far; tries that ended with the server itself don't count. */
  attempts: number;
  /** When it was tried for the first time. */
  firstTriedAt: Date;
  /** ISO 8601. The row still has this time as long as the claim is ours. */
  leaseEnd: string;
}

type Store = Pick<OpenDatabase, "database" | "skipLocked">;

/** Takes the mail that has been due for the longest, or nothing. No two servers ever get the same one at once. */
export async function claimMail(
  { database, skipLocked }: Store,
  now: Date,
): Promise<ClaimedMail | undefined> {
  const time = now.toISOString();
  const leaseEnd = new Date(now.getTime() + LEASE).toISOString();
  const row = await database
    .updateTable("outbox")
    .set((column) => ({
      due_at: leaseEnd,
      first_tried_at: column.fn.coalesce("first_tried_at", column.val(time)),
    }))
    .where("id", "=", (query) => {
      const next = query
        .selectFrom("outbox as waiting")
        .select("waiting.id")
        .where("waiting.sent_at", "is", null)
        .where("waiting.failed_at", "is", null)
        .where("waiting.due_at", "<=", time)
        .orderBy("waiting.due_at")
        .orderBy("waiting.id")
        .limit(1);
      return skipLocked(next);
    })
    // Repeated, because another server may have claimed the row between the search and the update.
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", "<=", time)
    .returning(["id", "kind", "message_key", "attempts", "first_tried_at"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, kind, message_key: messageKey, attempts, first_tried_at } = row;
  return { id, kind, messageKey, attempts, firstTriedAt: new Date(first_tried_at ?? time), leaseEnd };
}

/** Records that a mail was sent, whoever has the claim by now. */
export async function markSent(database: Kysely<StoreTables>, id: string, at: Date): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ sent_at: at.toISOString(), failed_at: null, last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Releases a mail that could not be sent: it is tried again at `retryAt`, or given up. */
export async function markUnsent(
  database: Kysely<StoreTables>,
  mail: ClaimedMail,
  fault: { cause: string; retryAt: Date; givenUpAt?: Date | undefined; attempts: number },
): Promise<void> {
  await database
    .updateTable("outbox")
    .set({
      due_at: fault.retryAt.toISOString(),
      attempts: fault.attempts,
      last_error: fault.cause,
      failed_at: fault.givenUpAt?.toISOString() ?? null,
    })
    .where("id", "=", mail.id)
    // Not if the claim has expired and another server has the mail, or has sent it.
    .where("due_at", "=", mail.leaseEnd)
    .where("sent_at", "is", null)
    .execute();
}

/**
 * Makes every waiting mail due. For the only server of a database: mails that the previous process had claimed when
 * it died need not wait for the lease to end.
 */
export async function makeAllDue(database: Kysely<StoreTables>, now: Date): Promise<void> {
  const time = now.toISOString();
  await database
    .updateTable("outbox")
    .set({ due_at: time })
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", ">", time)
    .execute();
}

/** Queues a notice to the owner, unless a server has queued one with this id before. */
export async function queueNotice(
  database: Kysely<StoreTables>,
  notice: { id: string; kind: "start" | "digest" },
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  await database
    .insertInto("outbox")
    .values({
      ...notice,
      message_key: null,
      created_at: time,
      due_at: time,
      first_tried_at: null,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
