import { type Context, Hono } from "hono";
import { getCookie, setCookie, deleteCookie } from "hono/cookie";
import { audit, readAudit } from "../audit.ts";
import { type DeskEnv, type DeskParts, fieldsOf, pageOf } from "../http.ts";
import { renderPage } from "../ui/page.tsx";
import {
  Challenges,
  type Purpose,
  askForKey,
  askForNewKey,
  personOfKey,
  readNewKey,
  storeKey,
} from "./passkeys.ts";
import { findInvited, findPerson, invite, listPeople, removePerson, useInvitation } from "./people.ts";
import { PeoplePage, RecordPage } from "./people-pages.tsx";
import { JoinPage, NotInvitedPage, SignInPage } from "./sign-in-pages.tsx";
import { COOKIE, SESSION_COOKIE, beginSession } from "./begin-session.ts";
import { endSessions } from "./sessions.ts";
import { failingHooks } from "../webhook/send-hooks.ts";

const CHALLENGE_COOKIE = "__Host-challenge";

const NO_KEY = "That key doesn't hold here, or it took too long. Try again.";

/** Pages that need nobody signed in: signing in, and the first key of an invited person. */
export function signInRoute(parts: DeskParts, challenges = new Challenges()): Hono<DeskEnv> {
  const { clock, log } = parts;
  const { database } = parts.store;
  const party = { origin: parts.settings.desk.url };
  const hasFirm = parts.settings.desk.oidc !== undefined;
  const route = new Hono<DeskEnv>();
  const keep = (context: Context<DeskEnv>, challenge: string, purpose: Purpose) =>
    setCookie(context, CHALLENGE_COOKIE, challenges.keep(challenge, purpose, clock()), {
      ...COOKIE,
      maxAge: 300,
    });
  const take = (context: Context<DeskEnv>, purpose: Purpose) =>
    challenges.take(deleteCookie(context, CHALLENGE_COOKIE, COOKIE), purpose, clock());
  const invited = (context: Context<DeskEnv>) =>
    findInvited(database, context.req.param("secret") ?? "", clock());

  route.get("/sign-in", (context) =>
    context.html(renderPage({ title: "Sign in" }, <SignInPage hasFirm={hasFirm} />)),
  );
  route.post("/sign-in/options", async (context) => {
    const options = await askForKey(party);
    keep(context, options.challenge, "sign in");
    return context.json(options);
  });
  route.post("/sign-in", async (context) => {
    const { credential = "" } = await fieldsOf(context.req.raw);
    const challenge = take(context, "sign in");
    const person = challenge && (await personOfKey(database, party, { credential, challenge, at: clock() }));
    if (!person) {
      log.warn({ event: "desk.sign-in-refused" });
      return context.html(
        renderPage({ title: "Sign in" }, <SignInPage fault={NO_KEY} hasFirm={hasFirm} />),
        403,
      );
    }
    await beginSession(parts, context, person);
    return context.redirect("/enquiries", 303);
  });
  route.get("/join/:secret", async (context) => {
    const person = await invited(context);
    const secret = context.req.param("secret");
    return person
      ? context.html(
          renderPage({ title: "Welcome" }, <JoinPage person={person} secret={secret} hasFirm={hasFirm} />),
        )
      : context.html(renderPage({ title: "Invitation" }, <NotInvitedPage />), 404);
  });
  route.post("/join/:secret/options", async (context) => {
    const person = await invited(context);
    if (!person) return context.json({ fault: "This invitation doesn't hold any more." }, 404);
    const options = await askForNewKey(database, party, person);
    keep(context, options.challenge, `key of ${person.id}`);
    return context.json(options);
  });
  route.post("/join/:secret", async (context) => {
    const person = await invited(context);
    if (!person) return context.html(renderPage({ title: "Invitation" }, <NotInvitedPage />), 404);
    const { credential = "", label = "" } = await fieldsOf(context.req.raw);
    const secret = context.req.param("secret");
    const challenge = take(context, `key of ${person.id}`);
    const key = challenge && (await readNewKey(party, { credential, challenge }));
    const isAdded =
      key &&
      (await database.transaction().execute(
        async (transaction) =>
          // Used up before anything is stored: two browsers with one invitation make one key.
          (await useInvitation(transaction, secret)) &&
          (await storeKey(transaction, key, {
            person,
            label: nameOfKey(label),
            at: clock(),
            what: "joined",
          })),
      ));
    if (!isAdded) {
      const page = <JoinPage person={person} secret={secret} hasFirm={hasFirm} fault={NO_KEY} />;
      return context.html(renderPage({ title: "Welcome" }, page), 403);
    }
    await beginSession(parts, context, person);
    return context.redirect("/people", 303);
  });

  route.post("/keys/add/options", async (context) => {
    const person = context.get("person");
    if (!person) return context.json({ fault: "Sign in again." }, 403);
    const options = await askForNewKey(database, party, person);
    keep(context, options.challenge, `key of ${person.id}`);
    return context.json(options);
  });
  route.post("/keys/add", async (context) => {
    const person = context.get("person");
    if (!person) return context.redirect("/sign-in", 303);
    const { credential = "", label = "" } = await fieldsOf(context.req.raw);
    const challenge = take(context, `key of ${person.id}`);
    const key = challenge && (await readNewKey(party, { credential, challenge }));
    const added = { person, label: nameOfKey(label), at: clock(), what: "added a key" };
    const isAdded =
      key && (await database.transaction().execute((transaction) => storeKey(transaction, key, added)));
    return context.redirect(`/people?said=${isAdded ? "key-added" : "key-failed"}`, 303);
  });
  return route;
}

function nameOfKey(label: string): string {
  return label.slice(0, 60) || "Key";
}

/** Pages about people, for whoever is signed in. */
export function peopleRoute(
  parts: DeskParts,
  frame: (context: Context<DeskEnv>) => Promise<object>,
): Hono<DeskEnv> {
  const { clock, settings } = parts;
  const { database } = parts.store;
  const route = new Hono<DeskEnv>();
  const peoplePage = async (context: Context<DeskEnv>, invitation?: { name: string; address: string }) =>
    renderPage(
      { ...(await frame(context)), title: "People", current: "people" },
      <PeoplePage
        people={await listPeople(database)}
        person={context.get("person")}
        invitation={invitation}
        hasFirm={settings.desk.oidc !== undefined}
      />,
    );
  route.get("/people", async (context) => context.html(await peoplePage(context)));
  route.post("/people/invite", async (context) => {
    const { name = "" } = await fieldsOf(context.req.raw);
    if (!/^\P{C}{1,60}$/u.test(name)) return context.redirect("/people?said=no-name", 303);
    const secret = await invite(database, { name, at: clock(), by: context.get("person").name });
    if (secret === undefined) return context.redirect("/people?said=has-keys", 303);
    // Not by a redirect: the secret stands in no address and no history.
    return context.html(await peoplePage(context, { name, address: `${settings.desk.url}/join/${secret}` }));
  });
  route.post("/people/remove", async (context) => {
    const { name = "" } = await fieldsOf(context.req.raw);
    const person = await findPerson(database, name);
    // Nobody shuts himself out, nor with that the last one.
    if (!person || person.id === context.get("person").id)
      return context.redirect("/people?said=not-removed", 303);
    await removePerson(database, { person, at: clock(), by: context.get("person").name });
    return context.redirect("/people?said=removed", 303);
  });
  route.post("/keys/rename", async (context) => {
    const { id = "", label = "" } = await fieldsOf(context.req.raw);
    const person = context.get("person");
    if (label === "" || label.length > 60) return context.redirect("/people?said=no-label", 303);
    const renamed = await database
      .updateTable("passkeys")
      .set({ label })
      .where("id", "=", id)
      .where("person_id", "=", person.id)
      .returning("id")
      .execute();
    if (renamed.length > 0)
      await audit(database, { person: person.name, what: "renamed a key", at: clock() });
    return context.redirect(`/people${renamed.length > 0 ? "?said=key-renamed" : ""}`, 303);
  });
  route.post("/keys/remove", async (context) => {
    const { id = "" } = await fieldsOf(context.req.raw);
    const person = context.get("person");
    const isRemoved = await database.transaction().execute(async (transaction) => {
      const keys = await transaction
        .selectFrom("passkeys")
        .select("id")
        .where("person_id", "=", person.id)
        .execute();
      if (keys.length < 2 || !keys.some((key) => key.id === id)) return false;
      await transaction.deleteFrom("passkeys").where("id", "=", id).execute();
      // Whoever has the lost device is signed in no more.
      await endSessions(transaction, { personId: person.id, but: getCookie(context, SESSION_COOKIE) ?? "" });
      await audit(transaction, { person: person.name, what: "removed a key", at: clock() });
      return true;
    });
    return context.redirect(`/people?said=${isRemoved ? "key-removed" : "last-key"}`, 303);
  });
  route.post("/sign-out", async (context) => {
    const secret = getCookie(context, SESSION_COOKIE) ?? "";
    await endSessions(database, { secret });
    deleteCookie(context, SESSION_COOKIE, COOKIE);
    return context.redirect("/sign-in", 303);
  });
  route.post("/sign-out-everywhere", async (context) => {
    await endSessions(database, { personId: context.get("person").id });
    deleteCookie(context, SESSION_COOKIE, COOKIE);
    return context.redirect("/sign-in", 303);
  });
  route.get("/record", async (context) => {
    const page = pageOf(context.req.query("page"));
    const read = await readAudit(database, page);
    return context.html(
      renderPage(
        { ...(await frame(context)), title: "Record", current: "record" },
        <RecordPage {...read} page={page} untold={await failingHooks(database, clock())} />,
      ),
    );
  });
  return route;
}
