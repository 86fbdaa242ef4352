import type { Kysely } from "kysely";
import { clearMark, setMark, timeOfMark } from "../store/marks.ts";
import type { StoreTables } from "../store/database/store-tables.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import type { Condition } from "../report/condition.ts";

/** After so long without a drill, where there has ever been one, the owner is told: two nights. Milliseconds. */
const LATE_AFTER = 49 * 3_600_000;

/** Keeps the times of the latest drill that passed and of one that failed since, for the server to tell. */
export async function recordDrill(
  database: Kysely<StoreTables>,
  hasPassed: boolean,
  now: Date,
): Promise<void> {
  if (hasPassed) await clearMark(database, "drill failed");
  await setMark(database, hasPassed ? "drill passed" : "drill failed", now);
}

/** Whether the last drill failed, or none was run of late. */
export async function checkDrill(database: Kysely<StoreTables>, now: Date): Promise<Condition[]> {
  const passed = await timeOfMark(database, "drill passed");
  const failed = await timeOfMark(database, "drill failed");
  const shown = (time: Date | undefined) => (time === undefined ? "" : localTimeAndZone(time));
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
