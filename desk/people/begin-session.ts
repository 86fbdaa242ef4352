import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { audit } from "../audit.ts";
import type { DeskEnv, DeskParts } from "../http.ts";
import type { Person } from "./people.ts";
import { SIGNED_IN_FOR, endSessions, startSession } from "./sessions.ts";

/** Holds the session's secret. */
export const SESSION_COOKIE = "__Host-desk";
/** Of the desk's cookies. */
export const COOKIE = { path: "/", secure: true, httpOnly: true, sameSite: "Strict" } as const;

/** Signs somebody in on this browser. */
export async function beginSession(
  { store: { database }, clock, log }: Pick<DeskParts, "store" | "clock" | "log">,
  context: Context<DeskEnv>,
  person: Person,
): Promise<void> {
  // A new secret with each sign-in: one that was planted before is worth nothing, the one before ends.
  await endSessions(database, { secret: getCookie(context, SESSION_COOKIE) ?? "" });
  const secret = await startSession(database, person.id, clock());
  setCookie(context, SESSION_COOKIE, secret, { ...COOKIE, maxAge: SIGNED_IN_FOR });
  await audit(database, { person: person.name, what: "signed in", at: clock() });
  log.info({ event: "desk.signed-in", person: person.name });
}
