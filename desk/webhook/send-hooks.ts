import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { DeskSettings } from "#contract/desk/desk-settings.ts";
import { answersOf } from "#server/store/answers.ts";
import type { HooksTable } from "#server/store/database/store-tables.ts";
import { MESSAGE_COLUMNS, parseMessageRows } from "#server/store/database/message-rows.ts";
import type { Database, DeskParts } from "../http.ts";
import { newId } from "../new-id.ts";
import { type HookEvent, hookBody } from "./hook-body.ts";

/** Milliseconds: how old what is told may be, how long an answer may take, and the longest wait between two tries. */
const TELL_WITHIN = 3 * 24 * 3_600_000;
const PATIENCE = 10_000;
const LONGEST_WAIT = 3_600_000;
const MINUTE = 60_000;
/** Posts in one go. */
const AT_ONCE = 50;

type Webhook = NonNullable<DeskSettings["webhook"]>;

/**
 * Tells another program of the supplier's what came and what was answered in the last three days and hasn't been told:
 * each event is stored first, and posted until it is taken. It may be posted twice, under the same id.
 * @returns how many were taken.
 */
export async function sendHooks(
  { store: { database }, clock, log }: Pick<DeskParts, "store" | "clock" | "log">,
  webhook: Webhook,
): Promise<number> {
  const now = clock();
  const since = new Date(now.getTime() - TELL_WITHIN).toISOString();
  await noteEvents(database, since, now);
  const due = await database
    .selectFrom("hooks")
    .selectAll()
    .where("sent_at", "is", null)
    .where("due_at", "<=", now.toISOString())
    .where("created_at", ">", since)
    .orderBy("created_at")
    .limit(AT_ONCE)
    .execute();
  let taken = 0;
  for (const { id, event, about, message_key: key, attempts } of due) {
    const rows = await database
      .selectFrom("messages")
      .select(MESSAGE_COLUMNS)
      .where("key", "=", key)
      .execute();
    const [row] = parseMessageRows(rows);
    const answers = (await answersOf(database, [key])).get(key) ?? [];
    const body = row && hookBody({ event: event as HookEvent, about, row, answers });
    // What it is about was deleted meanwhile.
    if (body === undefined) continue;
    const fault = await post(webhook, id, JSON.stringify(body), clock());
    const wait = Math.min(MINUTE * 2 ** attempts, LONGEST_WAIT);
    await database
      .updateTable("hooks")
      .set(
        fault === undefined
          ? { sent_at: clock().toISOString(), last_error: null }
          : {
              attempts: attempts + 1,
              last_error: fault,
              due_at: new Date(clock().getTime() + wait).toISOString(),
            },
      )
      .where("id", "=", id)
      .execute();
    if (fault === undefined) taken += 1;
    else log.warn({ event: "desk.hook-failed", cause: fault });
  }
  return taken;
}

/** Stores what is to be told. What looks like spam isn't, until somebody at the desk says that it is none. */
async function noteEvents(database: Database, since: string, now: Date): Promise<void> {
  const { rows } = await sql<Pick<HooksTable, "event" | "about" | "message_key" | "created_at">>`
    select * from (
      select 'enquiry.received' as event, key as about, key as message_key, received_at as created_at
        from messages where flag is null
      union all
      select case when offer is null then 'enquiry.answered' else 'offer.sent' end, id, message_key, sent_at
        from answers
      union all
      select case what when 'accepted' then 'offer.accepted' else 'enquiry.asked' end, decisions.id, message_key, at
        from decisions join answers on answers.id = decisions.answer_id
    ) as told
    where created_at > ${since}
      and not exists (select 1 from hooks where hooks.event = told.event and hooks.about = told.about)
  `.execute(database);
  for (const row of rows)
    await database
      .insertInto("hooks")
      .values({
        id: newId(),
        ...row,
        due_at: now.toISOString(),
        attempts: 0,
        sent_at: null,
        last_error: null,
      })
      .onConflict((conflict) => conflict.columns(["event", "about"]).doNothing())
      .execute();
}

/** Posts to the address of the settings, to no other: a redirect is a fault. @returns what went wrong. */
async function post({ url, key }: Webhook, id: string, body: string, at: Date): Promise<string | undefined> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  try {
    const answer = await fetch(url, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature(key, `${id}.${timestamp}.${body}`)}`,
      },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError"
      ? `no answer within ${PATIENCE / 1000} s`
      : "it can't be reached";
  }
}

/** As standardwebhooks.com has it: HMAC-SHA256 in base64, under the bytes that stand in base64 after `whsec_`. */
function signature(key: string, text: string): string {
  return createHmac("sha256", Buffer.from(key.replace(/^whsec_/, ""), "base64"))
    .update(text)
    .digest("base64");
}

/** What waits although it was tried, for the desk's people. */
export async function failingHooks(
  database: Database,
  now: Date,
): Promise<{ count: number; cause: string } | undefined> {
  const rows = await database
    .selectFrom("hooks")
    .select("last_error")
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .where("created_at", ">", new Date(now.getTime() - 2 * TELL_WITHIN).toISOString())
    .orderBy("due_at", "desc")
    .execute();
  const [last] = rows;
  return last && { count: rows.length, cause: last.last_error ?? "" };
}
