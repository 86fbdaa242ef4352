import type { Kysely } from "kysely";
import type { StoreTables } from "../store/store-tables.ts";

/** So long a change belongs to the server that tells of it: longer than telling takes. Milliseconds. */
const CLAIM = 120_000;

/** An incident as it is now. */
export interface IncidentState {
  name: string;
  isOn: boolean;
  now: Date;
}

/**
 * Tells the owner that an incident began or ended, unless the owner knows or another server is telling.
 * The change is noted only after it was heard: one that nobody heard is told at the next look, by any server.
 * A server that is killed between the telling and the note makes the owner hear it twice.
 * @param tell resolves to whether it was heard.
 */
export async function tellOnce(
  database: Kysely<StoreTables>,
  { name, isOn, now }: IncidentState,
  tell: () => Promise<boolean>,
): Promise<void> {
  if ((await isKnown(database, name)) === isOn) return;
  const claim = { name: `telling ${name}`, opened_at: now.toISOString() };
  if (!(await take(database, claim))) return;
  // Another server may have told of it since the first question.
  const isNews = (await isKnown(database, name)) !== isOn;
  if (isNews && (await tell())) await note(database, { name, isOn, now });
  await database
    .deleteFrom("incidents")
    .where("name", "=", claim.name)
    // Not if the claim ran out and another server has it now.
    .where("opened_at", "=", claim.opened_at)
    .execute();
}

/** Whether the owner has heard that it began, and not yet that it ended. */
async function isKnown(database: Kysely<StoreTables>, name: string): Promise<boolean> {
  const rows = await database.selectFrom("incidents").select("name").where("name", "=", name).execute();
  return rows.length > 0;
}

/** Takes the claim, unless another server has it and is not long overdue. */
async function take(
  database: Kysely<StoreTables>,
  claim: { name: string; opened_at: string },
): Promise<boolean> {
  const overdue = new Date(Date.parse(claim.opened_at) - CLAIM).toISOString();
  const taken = await database
    .insertInto("incidents")
    .values(claim)
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ opened_at: claim.opened_at })
        .where("incidents.opened_at", "<=", overdue),
    )
    .returning("name")
    .execute();
  return taken.length > 0;
}

async function note(database: Kysely<StoreTables>, { name, isOn, now }: IncidentState): Promise<void> {
  if (!isOn) await database.deleteFrom("incidents").where("name", "=", name).execute();
  else {
    await database
      .insertInto("incidents")
      .values({ name, opened_at: now.toISOString() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}
