import type { Kysely } from "kysely";
import { REPORT_LIMITS } from "#contract/reports.ts";
import type { StoreTables } from "./database/store-tables.ts";

const DAY = 24 * 3_600_000;

/** What a browser reported of a page of ours; nothing in it tells who was looking. */
export interface Report {
  /** The Reporting API's name, such as `csp-violation`. */
  kind: string;
  page: string;
  what: string;
  /** File and line; empty if unknown. */
  place: string;
}

/** Counts reports by the day; drops new ones beyond what is kept of a day and of all. */
export async function keepReports(
  database: Kysely<StoreTables>,
  reports: readonly Report[],
  now: Date,
): Promise<void> {
  const last_at = now.toISOString();
  const day = last_at.slice(0, 10);
  for (const report of reports) {
    if (!(await hasRoom(database, day, report))) continue;
    await database
      .insertInto("reports")
      .values({ ...report, day, times: 1, last_at })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "page", "what", "place"])
          .doUpdateSet((known) => ({ times: known("reports.times", "+", 1), last_at })),
      )
      .execute();
  }
}

async function hasRoom(database: Kysely<StoreTables>, day: string, report: Report): Promise<boolean> {
  const { ofDay, all, known } = await database
    .selectFrom("reports")
    .select((eb) => [
      eb.fn.countAll().as("all"),
      eb.fn.countAll().filterWhere("day", "=", day).as("ofDay"),
      eb.fn
        .countAll()
        .filterWhere(
          eb.and([
            eb("day", "=", day),
            eb("kind", "=", report.kind),
            eb("page", "=", report.page),
            eb("what", "=", report.what),
            eb("place", "=", report.place),
          ]),
        )
        .as("known"),
    ])
    .executeTakeFirstOrThrow();
  return Number(known) > 0 || (Number(ofDay) < REPORT_LIMITS.perDay && Number(all) < REPORT_LIMITS.kept);
}

/** All reports, the latest day and the most frequent ones first. */
export function listReports(database: Kysely<StoreTables>): Promise<StoreTables["reports"][]> {
  return database
    .selectFrom("reports")
    .selectAll()
    .orderBy("day", "desc")
    .orderBy("times", "desc")
    .orderBy("what")
    .orderBy("page")
    .execute();
}

/** Deletes reports older than they are kept, and those of a clock that was ahead. */
export async function dropOldReports(database: Kysely<StoreTables>, now: Date): Promise<void> {
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString().slice(0, 10);
  await database
    .deleteFrom("reports")
    .where((eb) => eb.or([eb("day", "<", at(-REPORT_LIMITS.days * DAY)), eb("day", ">", at(2 * DAY))]))
    .execute();
}
