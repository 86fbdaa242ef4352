import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import { clearMark, setMark, timeOfMark } from "../store/marks.ts";
import type { Condition } from "../report/condition.ts";

/** Milliseconds for which a new store is a warning: a day. */
const NEW_FOR = 24 * 3_600_000;

/** Records the result of a check of the whole store, until the next one. */
export async function recordDamage(
  database: Kysely<StoreTables>,
  damage: string | undefined,
  now: Date,
): Promise<void> {
  if (damage === undefined) await clearMark(database, "damage found");
  else await setMark(database, "damage found", now);
}

/** Whether the store is new, which is right only at the first start, or was found damaged. */
export async function checkStore(database: Kysely<StoreTables>, now: Date): Promise<Condition[]> {
  const made = await timeOfMark(database, "store made");
  const damaged = await timeOfMark(database, "damage found");
  const found = damaged === undefined ? "" : localTimeAndZone(damaged);
  const conditions: Condition[] = [
    {
      name: "store-damaged",
      isOn: damaged !== undefined,
      text: `The store was found damaged at ${found}. Restore the last backup, and look at the disk.`,
      isBlocking: false,
    },
  ];
  if (made === undefined) return conditions;
  const text =
    `A new, empty store was made at ${localTimeAndZone(made)}, since there was none. At the very first start that is ` +
    "right; at any other one messages are missing.";
  return [
    ...conditions,
    {
      name: "store-new",
      isOn: now.getTime() - made.getTime() < NEW_FOR,
      text,
      isBlocking: false,
      isNews: true,
    },
  ];
}
