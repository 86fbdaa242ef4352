import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";

/** Milliseconds for which other servers leave an alarm to the one raising it; raising takes less. */
const CLAIM = 120_000;

/** Whether an incident is going on at a time. */
export interface IncidentState {
  name: string;
  isOn: boolean;
  now: Date;
}

/**
 * Tells the owner that an incident began or ended, unless the owner knows already or another server is telling. The
 * change is recorded after the alarm was delivered; if it was not, any server tries again at the next check. If a
 * server is killed before recording it, the owner may hear of it twice.
 * @param tell resolves to whether the alarm was delivered.
 */
export async function tellOnce(
  database: Kysely<StoreTables>,
  { name, isOn, now }: IncidentState,
  tell: () => Promise<boolean>,
): Promise<void> {
  if ((await isKnown(database, name)) === isOn) return;
  const claim = { incident: name, taken_at: now.toISOString() };
  if (!(await take(database, claim))) return;
  // Another server may have told the owner since the first query.
  const isNews = (await isKnown(database, name)) !== isOn;
  if (isNews && (await tell())) await record(database, { name, isOn, now });
  await database
    .deleteFrom("claims")
    .where("incident", "=", name)
    // Unless the claim has expired and another server holds it.
    .where("taken_at", "=", claim.taken_at)
    .execute();
}

/** Whether the owner was told that it began, but not yet that it ended. */
async function isKnown(database: Kysely<StoreTables>, name: string): Promise<boolean> {
  const rows = await database.selectFrom("incidents").select("name").where("name", "=", name).execute();
  return rows.length > 0;
}

/** Takes the claim, unless another server holds one that has not expired. */
async function take(database: Kysely<StoreTables>, claim: StoreTables["claims"]): Promise<boolean> {
  const expired = new Date(Date.parse(claim.taken_at) - CLAIM).toISOString();
  const taken = await database
    .insertInto("claims")
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .column("incident")
        .doUpdateSet({ taken_at: claim.taken_at })
        .where("claims.taken_at", "<=", expired),
    )
    .returning("incident")
    .execute();
  return taken.length > 0;
}

async function record(database: Kysely<StoreTables>, { name, isOn, now }: IncidentState): Promise<void> {
  if (!isOn) await database.deleteFrom("incidents").where("name", "=", name).execute();
  else {
    await database
      .insertInto("incidents")
      .values({ name, opened_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}
