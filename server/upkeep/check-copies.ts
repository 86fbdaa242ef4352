import { timeOfMark } from "../store/marks.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import type { Condition } from "../report/condition.ts";

const MINUTE = 60_000;

/** Milliseconds for which an acknowledged message may be on one disk alone. */
const ALONE_FOR = 15 * MINUTE;

/** More than the clocks of server and backup may differ: what came so shortly before a backup may not be in it. */
const CLOCKS = MINUTE;

/** Whether messages have been for a while in this store alone: neither mailed nor in a backup or on a standby. */
export async function checkCopies(
  { database, holdsCopies }: Pick<OpenDatabase, "database" | "holdsCopies">,
  now: Date,
): Promise<Condition> {
  if (await holdsCopies()) return toCondition(0, 0);
  const before = new Date(now.getTime() - ALONE_FOR).toISOString();
  const since = copiedUntil(await timeOfMark(database, "backed up"), now);
  // Two queries, since each kind of unsent mail has an index of its own.
  const find = (isGivenUp: boolean) =>
    database
      .selectFrom("outbox as owed")
      .innerJoin("messages", "messages.key", "owed.message_key")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min<string | null>("received_at").as("oldest")])
      .where("owed.kind", "=", "enquiry")
      .where("owed.sent_at", "is", null)
      .where("owed.failed_at", isGivenUp ? "is not" : "is", null)
      .where("received_at", "<=", before)
      .where("received_at", ">", since)
      // A message that is mailed again is in the mailbox already.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("outbox as sent")
              .select("sent.id")
              .whereRef("sent.message_key", "=", "owed.message_key")
              .where("sent.kind", "=", "enquiry")
              .where("sent.sent_at", "is not", null),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
  const found = [await find(false), await find(true)];
  const count = found.reduce((sum, each) => sum + Number(each.count), 0);
  const oldest = Math.min(
    ...found.map((each) => (each.oldest === null ? now.getTime() : Date.parse(each.oldest))),
  );
  return toCondition(count, Math.round((now.getTime() - oldest) / MINUTE));
}

function toCondition(count: number, minutes: number): Condition {
  return {
    name: "one-copy",
    isOn: count > 0,
    text: `${count} messages are on one disk alone, the oldest for ${minutes} minutes: neither mailed nor in a backup.`,
    isBlocking: false,
  };
}

/** Messages up to this time are in the latest backup. A clock that was set back leaves a mark in the future. */
function copiedUntil(backedUp: Date | undefined, now: Date): string {
  if (backedUp === undefined || backedUp.getTime() > now.getTime() + CLOCKS) return "";
  return new Date(backedUp.getTime() - CLOCKS).toISOString();
}
