import { type Context, Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import type { DeskEnv, DeskParts } from "../http.ts";
import { renderPage } from "../ui/page.tsx";
import { COOKIE, beginSession } from "./begin-session.ts";
import { FIRM_BACK, Firm, type FirmFlow } from "./firm.ts";
import { Challenges, storeKey } from "./passkeys.ts";
import { type Person, findInvited, useInvitation } from "./people.ts";
import { ComingInPage, NotInvitedPage, SignInPage } from "./sign-in-pages.tsx";

const FIRM_COOKIE = "__Host-firm";
/** The provider's page leads back from another site, where stricter cookies stay behind. */
const BACK_COOKIE = { ...COOKIE, sameSite: "Lax" } as const;
const PURPOSE = "firm";

/** What is kept while the browser is at the provider's: for a new account also whose it is to be. */
interface Kept extends FirmFlow {
  /** An invitation's secret. */
  join?: string;
  /** Somebody who is signed in. */
  person?: Person;
}

/** Signing in and joining by accounts of the firm's OpenID provider; no routes where the settings name none. */
export function firmRoute(parts: DeskParts): Hono<DeskEnv> {
  const { clock, log, store, settings } = parts;
  const { database } = store;
  const route = new Hono<DeskEnv>();
  if (settings.desk.oidc === undefined) return route;
  const firm = new Firm(settings.desk.oidc, settings.desk.url);
  const open = new Challenges();

  const refuse = (context: Context<DeskEnv>, fault: string, status: 403 | 503 = 403) => {
    log.warn({ event: "desk.sign-in-refused" });
    return context.html(renderPage({ title: "Sign in" }, <SignInPage fault={fault} hasFirm />), status);
  };
  const leave = async (context: Context<DeskEnv>, whose: Pick<Kept, "join" | "person">) => {
    try {
      const { address, flow } = await firm.begin();
      const secret = open.keep(JSON.stringify({ ...flow, ...whose }), PURPOSE, clock());
      setCookie(context, FIRM_COOKIE, secret, { ...BACK_COOKIE, maxAge: 300 });
      return context.redirect(address, 302);
    } catch (error) {
      log.error({ event: "desk.firm-failed", cause: String(error) });
      return refuse(
        context,
        "Your firm's sign-in can't be reached. Try again in a while, or use a passkey.",
        503,
      );
    }
  };
  /** Whose account it is: by its id, or from now on. */
  const personOf = async (account: string, { join, person }: Kept): Promise<Person | undefined> => {
    const key = { id: account, public_key: "", counter: 0, transports: "[]" };
    const owned = { label: "Firm's account", at: clock() };
    if (person !== undefined) {
      const added = { ...owned, person, what: "added a key" };
      const isAdded = await database
        .transaction()
        .execute((transaction) => storeKey(transaction, key, added));
      return isAdded ? person : undefined;
    }
    if (join !== undefined) {
      const invited = await findInvited(database, join, clock());
      const isAdded =
        invited &&
        (await database
          .transaction()
          .execute(
            async (transaction) =>
              (await useInvitation(transaction, join)) &&
              (await storeKey(transaction, key, { ...owned, person: invited, what: "joined" })),
          ));
      return isAdded ? invited : undefined;
    }
    const known = await database
      .selectFrom("passkeys")
      .innerJoin("people", "people.id", "passkeys.person_id")
      .select(["people.id", "people.name"])
      .where("passkeys.id", "=", account)
      .where("people.removed_at", "is", null)
      .executeTakeFirst();
    const used_at = clock().toISOString();
    if (known) await database.updateTable("passkeys").set({ used_at }).where("id", "=", account).execute();
    return known;
  };

  route.get("/sign-in/firm", (context) => leave(context, {}));
  route.get("/join/:secret/firm", async (context) => {
    const join = context.req.param("secret");
    return (await findInvited(database, join, clock()))
      ? leave(context, { join })
      : context.html(renderPage({ title: "Invitation" }, <NotInvitedPage />), 404);
  });
  route.get("/keys/add/firm", async (context) => {
    const person = context.get("person") as Person | undefined; // set only for who is signed in
    return person ? await leave(context, { person }) : context.redirect("/sign-in", 303);
  });
  route.get(FIRM_BACK, async (context) => {
    const secret = deleteCookie(context, FIRM_COOKIE, BACK_COOKIE);
    const text = open.take(secret, PURPOSE, clock());
    if (text === undefined) return refuse(context, "That took too long, or began elsewhere. Try again.");
    const kept = JSON.parse(text) as Kept; // kept by `leave`
    let account: string;
    try {
      account = await firm.accountOf(new URL(context.req.url).search, kept);
    } catch (error) {
      log.warn({ event: "desk.firm-refused", cause: String(error) });
      return refuse(context, "Your firm's sign-in didn't say who you are. Try again.");
    }
    const person = await personOf(account, kept);
    if (person === undefined)
      return refuse(context, "Nobody at the desk has this account. Ask for an invitation, and use it there.");
    await beginSession(parts, context, person);
    // Not by a redirect: the browser still comes from another site, and would leave its new cookie behind.
    context.header("Refresh", "0; url=/enquiries");
    return context.html(renderPage({ title: "Signed in" }, <ComingInPage name={person.name} />));
  });
  return route;
}
