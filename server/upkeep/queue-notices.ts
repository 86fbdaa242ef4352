import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { localTime } from "../report/local-time.ts";
import { queueNotice } from "../mail/outbox.ts";

const DAY = 24 * 3_600_000;

/** Hour on the supplier's clocks at which the summary of the previous day is due. */
const DIGEST_HOUR = 8;

/** Queues a notice that the server has started, at most one an hour. */
export async function queueStartNotice(
  database: Kysely<StoreTables>,
  { now, host }: { now: Date; host: string },
): Promise<void> {
  // The id becomes part of a Message-ID, which allows letters, digits and hyphens only.
  const place = host.toLowerCase().replaceAll(/[^a-z0-9-]+/g, "-");
  await queueNotice(database, { id: `start-${place}-${now.toISOString().slice(0, 13)}`, kind: "start" }, now);
}

/** Queues yesterday's summary from 8:00 on, one for all servers of a database. */
export async function queueDigest(database: Kysely<StoreTables>, now: Date): Promise<void> {
  const hour = Number(localTime(now).slice(11, 13));
  if (hour < DIGEST_HOUR) return;
  const yesterday = localTime(new Date(now.getTime() - DAY)).slice(0, 10);
  await queueNotice(database, { id: `digest-${yesterday}`, kind: "digest" }, now);
}
