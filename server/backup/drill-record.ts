import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { indianTime } from "../indian-time.ts";
import type { Condition } from "../upkeep/condition.ts";

/** Rows of the table `incidents` with the times of the latest drill that passed, and of one that failed since. */
const PASSED = "drill passed";
const FAILED = "drill not passed";

/** After so long without a drill, where there has ever been one, the owner is told: two nights. Milliseconds. */
const LATE_AFTER = 49 * 3_600_000;

/** Keeps the result of a drill, for the server to tell. */
export async function recordDrill(
  database: Kysely<StoreTables>,
  hasPassed: boolean,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  if (hasPassed) await database.deleteFrom("incidents").where("name", "=", FAILED).execute();
  await database
    .insertInto("incidents")
    .values({ name: hasPassed ? PASSED : FAILED, opened_at: time })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ opened_at: time }))
    .execute();
}

/** Whether the last drill failed, or none was run of late. */
export async function checkDrill(database: Kysely<StoreTables>, now: Date): Promise<Condition[]> {
  const rows = await database
    .selectFrom("incidents")
    .select(["name", "opened_at"])
    .where("name", "in", [PASSED, FAILED])
    .execute();
  const timeOf = (name: string) => {
    const row = rows.find((each) => each.name === name);
    return row === undefined ? undefined : new Date(row.opened_at);
  };
  const [passed, failed] = [timeOf(PASSED), timeOf(FAILED)];
  const shown = (time: Date | undefined) => (time === undefined ? "" : `${indianTime(time)} IST`);
  return [
    {
      name: "drill-failed",
      isOn: failed !== undefined,
      text: `At ${shown(failed)} the backup could not be made or restored: there may be none to rely on.`,
      isBlocking: false,
    },
    {
      name: "drill-late",
      isOn: passed !== undefined && now.getTime() - passed.getTime() > LATE_AFTER,
      text: `No backup was made and tried since ${shown(passed)}. Look at the timer.`,
      isBlocking: false,
    },
  ];
}
