import type { Kysely } from "kysely";
import type { PasskeysTable, PeopleTable, StoreTables } from "#server/store/database/store-tables.ts";
import { audit } from "../audit.ts";
import { hashOf, newToken } from "#server/store/tokens.ts";
import { newId } from "../new-id.ts";

type Database = Kysely<StoreTables>;

/** Somebody who works at the desk. */
export type Person = Pick<PeopleTable, "id" | "name">;

/** Milliseconds for which an invitation holds. */
const INVITED_FOR = 10 * 60_000;

/** A person with what the desk shows of his keys. */
export interface ListedPerson extends Person {
  keys: Pick<PasskeysTable, "id" | "label" | "created_at" | "used_at">[];
}

/** Who may sign in, or was invited to, by name. */
export async function listPeople(database: Database): Promise<ListedPerson[]> {
  const people = await database
    .selectFrom("people")
    .select(["id", "name"])
    .where("removed_at", "is", null)
    .orderBy("name")
    .execute();
  const keys = await database
    .selectFrom("passkeys")
    .select(["id", "person_id", "label", "created_at", "used_at"])
    .orderBy("created_at")
    .execute();
  return people.map((person) => ({
    ...person,
    keys: keys.filter(({ person_id }) => person_id === person.id),
  }));
}

/** Who has this name, in capital or small letters; undefined for nobody. */
export async function findPerson(database: Database, name: string): Promise<ListedPerson | undefined> {
  return (await listPeople(database)).find((person) => person.name.toLowerCase() === name.toLowerCase());
}

/**
 * Invites somebody; earlier invitations of his end. Whoever has keys isn't invited: with another's invitation one would
 * sign in as him. `recovers` ends his keys and sessions first.
 * @returns the secret of the invitation; undefined for somebody who has keys.
 */
export async function invite(
  database: Database,
  { name, at, by, recovers = false }: { name: string; at: Date; by: string; recovers?: boolean },
): Promise<string | undefined> {
  const secret = newToken();
  return database.transaction().execute(async (transaction) => {
    const known = await findPerson(transaction, name);
    const id = known?.id ?? newId();
    if (recovers) await removeKeys(transaction, id);
    else if (known && known.keys.length > 0) return undefined;
    if (known === undefined)
      await transaction
        .insertInto("people")
        .values({ id, name, created_at: at.toISOString(), removed_at: null })
        .execute();
    await transaction.deleteFrom("invitations").where("person_id", "=", id).execute();
    const expires_at = new Date(at.getTime() + INVITED_FOR).toISOString();
    await transaction
      .insertInto("invitations")
      .values({ token_hash: hashOf(secret), person_id: id, expires_at })
      .execute();
    await audit(transaction, { person: by, what: recovers ? "recovered" : "invited", about: name, at });
    return secret;
  });
}

/** Whom an invitation is for; undefined for one that is unknown, used or too old. */
export function findInvited(database: Database, secret: string, now: Date): Promise<Person | undefined> {
  return database
    .selectFrom("invitations")
    .innerJoin("people", "people.id", "invitations.person_id")
    .select(["people.id", "people.name"])
    .where("token_hash", "=", hashOf(secret))
    .where("expires_at", ">", now.toISOString())
    .where("people.removed_at", "is", null)
    .executeTakeFirst();
}

/** Uses an invitation up; resolves to whether it was there. */
export async function useInvitation(database: Database, secret: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("invitations")
    .where("token_hash", "=", hashOf(secret))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends somebody's keys, sessions and invitations. The name stays where it stands in what he did. */
async function removeKeys(database: Database, personId: string): Promise<void> {
  for (const table of ["passkeys", "sessions", "invitations"] as const)
    await database.deleteFrom(table).where("person_id", "=", personId).execute();
}

/** Removes somebody from the desk. From the next request on his sessions are worth nothing. */
export async function removePerson(
  database: Database,
  { person, at, by }: { person: Person; at: Date; by: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await removeKeys(transaction, person.id);
    await transaction
      .updateTable("people")
      .set({ removed_at: at.toISOString() })
      .where("id", "=", person.id)
      .execute();
    await audit(transaction, { person: by, what: "removed", about: person.name, at });
  });
}
