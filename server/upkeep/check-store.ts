import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { indianTime } from "../indian-time.ts";
import { whenMade } from "../store/store-making.ts";
import type { Condition } from "./condition.ts";

/** A new store is a warning for so long: a day, in milliseconds. */
const NEW_FOR = 24 * 3_600_000;

/** Row of the table `incidents` with the time at which damage was found. */
const DAMAGED = "damage found";

/** Keeps what a check of the whole store has found, for all checks until the next one. */
export async function recordDamage(
  database: Kysely<StoreTables>,
  damage: string | undefined,
  now: Date,
): Promise<void> {
  await database.deleteFrom("incidents").where("name", "=", DAMAGED).execute();
  if (damage === undefined) return;
  await database.insertInto("incidents").values({ name: DAMAGED, opened_at: now.toISOString() }).execute();
}

/** Whether the store is new, which only the first one should be, or was found damaged. */
export async function checkStore(database: Kysely<StoreTables>, now: Date): Promise<Condition[]> {
  const made = await whenMade(database);
  const damage = await database
    .selectFrom("incidents")
    .select("opened_at")
    .where("name", "=", DAMAGED)
    .executeTakeFirst();
  const found = damage === undefined ? "" : `${indianTime(new Date(damage.opened_at))} IST`;
  const conditions: Condition[] = [
    {
      name: "store-damaged",
      isOn: damage !== undefined,
      text: `The store was found damaged at ${found}. Restore the last backup, and look at the disk.`,
      isBlocking: false,
    },
  ];
  if (made === undefined) return conditions;
  const text =
    `A new, empty store was made at ${indianTime(made)} IST, since there was none. At the very first start that is ` +
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
