import type { Kysely } from "kysely";
import { clearMark, setMark, timeOfMark } from "../store/marks.ts";
import type { StoreTables } from "../store/database/store-tables.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import type { Condition } from "../report/condition.ts";

/** If drills have ever run, the owner gets an alarm after this long without one: two nights. Milliseconds. */
const LATE_AFTER = 49 * 3_600_000;

/** Records when a drill last passed, or failed since, so that the server can report it. */
export async function recordDrill(
  database: Kysely<StoreTables>,
  hasPassed: boolean,
  now: Date,
): Promise<void> {
  if (hasPassed) await clearMark(database, "drill failed");
  await setMark(database, hasPassed ? "drill passed" : "drill failed", now);
}

/** Whether the last drill failed, or none has run recently. */
export async function checkDrillRecord(database: Kysely<StoreTables>, now: Date): Promise<Condition[]> {
  const passed = await timeOfMark(database, "drill passed");
  const failed = await timeOfMark(database, "drill failed");
  const timeText = (time: Date | undefined) => (time === undefined ? "" : localTimeAndZone(time));
  return [
    {
      name: "drill-failed",
      isOn: failed !== undefined,
      text: `At ${timeText(failed)} the backup could not be made or restored: there may be none to rely on.`,
      isBlocking: false,
    },
    {
      name: "drill-late",
      isOn: passed !== undefined && now.getTime() - passed.getTime() > LATE_AFTER,
      text: `No backup was made and tried since ${timeText(passed)}. Look at the timer.`,
      isBlocking: false,
    },
  ];
}
