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
 * server is killed before recording it, or can't, the owner may hear of it twice, but hears of its end.
 * @param tell resolves to whether the alarm was delivered.
 */
export async function tellOnce(
  database: Kysely<StoreTables>,
  { name, isOn, now }: IncidentState,
  tell: () => Promise<boolean>,
): Promise<void> {
  if (isSettled(await readTold(database, name), { name, isOn })) return;
  const claim = { incident: name, taken_at: now.toISOString() };
  const taken = await take(database, claim);
  if (taken === undefined) return;
  // Another server may have told the owner since the first query.
  const { known } = await readTold(database, name);
  // Whoever left its claim behind may have told something and not recorded it.
  const isNews = known.has(name) !== isOn || taken === "left";
  const isTold = isNews && (await tell());
  // Nobody heard: the claim stays, as the only trace of what the owner may have heard before.
  if (isNews && !isTold && taken === "left") return;
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("claims")
      .where("incident", "=", name)
      .where("taken_at", "=", claim.taken_at)
      .executeTakeFirstOrThrow();
    if (!isTold) return;
    if (numDeletedRows > 0n) await record(transaction, { name, isOn, now });
    // The claim had expired, and another server told as well: nobody knows what was heard last, so it is told again.
    else await leave(transaction, name);
  });
}

/** What the owner has been told, and what some server was about to tell, of all incidents or of one. */
export interface Told {
  known: Set<string>;
  claimed: Set<string>;
}

/** Reads what the owner has been told. */
export async function readTold(database: Kysely<StoreTables>, name?: string): Promise<Told> {
  const incidents = database.selectFrom("incidents").select("name");
  const claims = database.selectFrom("claims").select("incident");
  const known = await (name === undefined ? incidents : incidents.where("name", "=", name)).execute();
  const claimed = await (name === undefined ? claims : claims.where("incident", "=", name)).execute();
  return {
    known: new Set(known.map((row) => row.name)),
    claimed: new Set(claimed.map((row) => row.incident)),
  };
}

/** Whether the owner knows for certain: a claim that was left behind may have been told and not recorded. */
export function isSettled(
  { known, claimed }: Told,
  { name, isOn }: { name: string; isOn: boolean },
): boolean {
  return known.has(name) === isOn && !claimed.has(name);
}

/**
 * Takes the claim: a free one, or one that was left and has expired, or can't be right; undefined while another server
 * holds it.
 */
async function take(
  database: Kysely<StoreTables>,
  claim: StoreTables["claims"],
): Promise<"free" | "left" | undefined> {
  const later = (ms: number) => new Date(Date.parse(claim.taken_at) + ms).toISOString();
  const left = await database
    .updateTable("claims")
    .set({ taken_at: claim.taken_at })
    .where("incident", "=", claim.incident)
    // Whoever took it in the future had a wrong clock, or this server has.
    .where((eb) => eb.or([eb("taken_at", "<=", later(-CLAIM)), eb("taken_at", ">", later(CLAIM))]))
    .returning("incident")
    .execute();
  if (left.length > 0) return "left";
  const free = await database
    .insertInto("claims")
    .values(claim)
    .onConflict((conflict) => conflict.column("incident").doNothing())
    .returning("incident")
    .execute();
  return free.length > 0 ? "free" : undefined;
}

/** Leaves a claim behind, in the place of another server's too. */
async function leave(database: Kysely<StoreTables>, incident: string): Promise<void> {
  const expired = { taken_at: new Date(0).toISOString() };
  await database
    .insertInto("claims")
    .values({ incident, ...expired })
    .onConflict((conflict) => conflict.column("incident").doUpdateSet(expired))
    .execute();
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
