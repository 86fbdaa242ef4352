import type { Kysely } from "kysely";
import { mustHold } from "../report/must-hold.ts";
import type { MailKind, NoticeKind, OpenDatabase, StoreTables } from "../store/database/store-tables.ts";
import { referenceOf } from "../store/message-reference.ts";

/** Milliseconds for which a mail belongs to the server that tries it. */
export const LEASE = 90_000;

/** Milliseconds after which a try ends, whatever the mail server does. */
export const LONGEST_TRY = 45_000;

/** A mail is given up after failing for this long: 3 days, in milliseconds. */
export const GIVE_UP_AFTER = 3 * 24 * 3_600_000;

/** Milliseconds that no mail waits for its next try: the longest back-off is an hour. */
const TOO_LONG = 2 * 3_600_000;

/** Mails about no stored message. */
const NOTICES: ReadonlySet<MailKind> = new Set<NoticeKind>(["start", "digest", "erased"]);

/** How the ids of mails about deleted messages begin. */
const ERASED = "erased-";

/** Whether a mail goes to an address that a visitor typed: a wrong one stays wrong. */
export function isToVisitor(kind: MailKind): boolean {
  return kind === "acknowledgement" || kind === "answer";
}

/** A mail that only this server may try until `leaseEnd`. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  messageKey: string | null;
  /** ISO 8601. Who posts again what was purged is owed another mail of the same id. */
  createdAt: string;
  /** How often the mail server refused it; failures of the mail server itself don't count. */
  attempts: number;
  /** When it was first tried. */
  firstTriedAt: Date;
  /** ISO 8601. The row keeps this time as long as the claim is ours. */
  leaseEnd: string;
}

type Store = Pick<OpenDatabase, "database" | "skipLocked">;

/** Claims the mail that has been due longest, or none. Two servers never get the same mail at once. */
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
    .returning(["id", "kind", "message_key", "created_at", "attempts", "first_tried_at", "due_at"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, kind, message_key: messageKey, created_at: createdAt, attempts, first_tried_at } = row;
  mustHold(row.due_at === leaseEnd && first_tried_at !== null, `mail ${id} is claimed without a lease`);
  const isNotice = NOTICES.has(kind);
  mustHold(isNotice === (messageKey === null), `mail ${id} is about ${isNotice ? "a" : "no"} message`);
  return {
    id,
    kind,
    messageKey,
    createdAt,
    attempts,
    firstTriedAt: new Date(first_tried_at ?? time),
    leaseEnd,
  };
}

/**
 * Claims a mail anew if too little is left of the claim for a try: the store was slow, or the machine slept.
 * @returns whether it is still this server's.
 */
export async function keepClaim(
  { database }: Pick<Store, "database">,
  mail: ClaimedMail,
  now: Date,
): Promise<boolean> {
  if (now.getTime() + LONGEST_TRY <= Date.parse(mail.leaseEnd)) return true;
  const leaseEnd = new Date(now.getTime() + LEASE).toISOString();
  const { numUpdatedRows } = await database
    .updateTable("outbox")
    .set({ due_at: leaseEnd })
    .where("id", "=", mail.id)
    .where("created_at", "=", mail.createdAt)
    .where("due_at", "=", mail.leaseEnd)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  mail.leaseEnd = leaseEnd;
  return numUpdatedRows > 0n;
}

/** Records that a mail was sent, even if another server has claimed it meanwhile. */
export async function markSent(
  database: Kysely<StoreTables>,
  { id, createdAt }: Pick<ClaimedMail, "id" | "createdAt">,
  at: Date,
): Promise<void> {
  const time = at.toISOString();
  const rows = await database
    .updateTable("outbox")
    .set({ sent_at: time, failed_at: null, last_error: null })
    .where("id", "=", id)
    .where("created_at", "=", createdAt)
    .returning(["sent_at", "failed_at"])
    .execute();
  // None where its message was purged meanwhile.
  const isMarked = rows.every(({ sent_at, failed_at }) => sent_at === time && failed_at === null);
  mustHold(isMarked, `mail ${id} is sent, and is marked otherwise`);
}

/** Releases a mail that could not be sent: it is tried again at `retryAt`, or given up. */
export async function markUnsent(
  database: Kysely<StoreTables>,
  mail: ClaimedMail,
  fault: { cause: string; retryAt: Date; givenUpAt?: Date | undefined; attempts: number },
): Promise<void> {
  const { id, kind, attempts, firstTriedAt } = mail;
  const isNext = fault.attempts === attempts || fault.attempts === attempts + 1;
  mustHold(isNext, `mail ${id} counts ${fault.attempts} refusals after ${attempts}`);
  const tried = (fault.givenUpAt?.getTime() ?? Number.POSITIVE_INFINITY) - firstTriedAt.getTime();
  mustHold(isToVisitor(kind) || tried >= GIVE_UP_AFTER, `mail ${id} is given up after ${tried} ms`);
  await database
    .updateTable("outbox")
    .set({
      due_at: fault.retryAt.toISOString(),
      attempts: fault.attempts,
      last_error: fault.cause,
      failed_at: fault.givenUpAt?.toISOString() ?? null,
    })
    .where("id", "=", id)
    // Not if the claim has expired and another server has claimed or sent the mail, or it is to be sent anew.
    .where("due_at", "=", mail.leaseEnd)
    .where("created_at", "=", mail.createdAt)
    .where("sent_at", "is", null)
    .execute();
}

/**
 * Makes every waiting mail due. For a store with a single server: mails claimed by a process that died need not wait
 * for their lease to end.
 */
export async function makeAllDue(database: Kysely<StoreTables>, now: Date): Promise<void> {
  await makeDue(database, now, now);
}

/** Makes those mails due that would wait longer than any should: their time was written while a clock was wrong. */
export async function makeStrayDue(database: Kysely<StoreTables>, now: Date): Promise<void> {
  await makeDue(database, now, new Date(now.getTime() + TOO_LONG));
}

/** Makes the waiting mails due that are due only after this time. */
async function makeDue(database: Kysely<StoreTables>, now: Date, after: Date): Promise<void> {
  await database
    .updateTable("outbox")
    .set({ due_at: now.toISOString() })
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("due_at", ">", after.toISOString())
    .execute();
}

/** Queues a notice to the owner, unless some server has queued one with this id already. */
export async function queueNotice(
  database: Kysely<StoreTables>,
  notice: { id: string; kind: NoticeKind },
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

/** Owes the owner a mail that a visitor has deleted his message: its number and the time, nothing else of it. */
export async function queueErasedNotice(
  database: Kysely<StoreTables>,
  key: string,
  now: Date,
): Promise<void> {
  // The key may come again, with another message.
  const id = `${ERASED}${referenceOf(key)}-${now.getTime()}`;
  await queueNotice(database, { id, kind: "erased" }, now);
}

/** What the id of such a mail says. */
export function readErasedId(id: string): { reference: string; at: Date } {
  const [reference = "", time = ""] = id.slice(ERASED.length).split("-");
  return { reference, at: new Date(Number(time)) };
}
