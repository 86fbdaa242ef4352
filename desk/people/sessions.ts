import type { Kysely } from "kysely";
import type { StoreTables } from "#server/store/database/store-tables.ts";
import type { Person } from "./people.ts";
import { hashOf, newToken } from "#server/store/tokens.ts";

/** Seconds for which somebody stays signed in. */
export const SIGNED_IN_FOR = 12 * 3_600;

/** Signs somebody in. @returns the secret for his cookie. */
export async function startSession(
  database: Kysely<StoreTables>,
  personId: string,
  now: Date,
): Promise<string> {
  const secret = newToken();
  await database.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
  await database
    .insertInto("sessions")
    .values({
      token_hash: hashOf(secret),
      person_id: personId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SIGNED_IN_FOR * 1_000).toISOString(),
    })
    .execute();
  return secret;
}

/** Who is signed in by this secret; undefined for nobody, and for somebody who was removed. */
export function findSignedIn(
  database: Kysely<StoreTables>,
  secret: string,
  now: Date,
): Promise<Person | undefined> {
  return database
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.person_id")
    .select(["people.id", "people.name"])
    .where("sessions.token_hash", "=", hashOf(secret))
    .where("sessions.expires_at", ">", now.toISOString())
    .where("people.removed_at", "is", null)
    .executeTakeFirst();
}

/** Signs out: of one session, or of all sessions of somebody `but` the one of this secret. */
export async function endSessions(
  database: Kysely<StoreTables>,
  which: { secret: string } | { personId: string; but?: string },
): Promise<void> {
  const sessions = database.deleteFrom("sessions");
  await (
    "secret" in which
      ? sessions.where("token_hash", "=", hashOf(which.secret))
      : sessions.where("person_id", "=", which.personId).where("token_hash", "!=", hashOf(which.but ?? ""))
  ).execute();
}
