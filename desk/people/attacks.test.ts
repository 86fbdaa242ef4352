import { once } from "node:events";
import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RunningDesk, startDesk } from "../testing/running-desk.ts";
import { SoftwareKey } from "../testing/software-key.ts";
import { findPerson, invite, removePerson } from "./people.ts";

const NOON = new Date("2026-11-20T12:00:00+05:30");
const by = "command line";

let desk: RunningDesk;
let now: Date;
beforeEach(async () => {
  now = NOON;
  desk = await startDesk([], { clock: () => now });
});
afterEach(() => desk.stop());

const invited = async (name = "B. Sample") =>
  `/join/${await invite(desk.store.database, { name, at: now, by })}`;
const location = (answer: Response) => answer.headers.get("Location");
const cookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
const keys = () => desk.store.database.selectFrom("passkeys").selectAll().execute();

/** What the desk asks a browser, and the browser's cookies from then on. */
async function askedAt(path: string, cookie = "") {
  const asked = await desk.ask(`${path}/options`, cookie, {});
  const { challenge }: { challenge: string } = JSON.parse(await asked.text());
  return { challenge, cookie: `${cookie}; ${cookies(asked)}` };
}

async function join(path: string, key = new SoftwareKey(desk.origin)) {
  const { challenge, cookie } = await askedAt(path);
  const answer = await desk.ask(path, cookie, { credential: key.make(challenge), label: "Phone" });
  return { key, answer, cookie: cookies(answer) };
}

async function signIn(key: SoftwareKey, lies: Parameters<SoftwareKey["answer"]>[1] = {}, before = "") {
  const { challenge, cookie } = await askedAt("/sign-in", before);
  return desk.ask("/sign-in", cookie, { credential: key.answer(challenge, lies) });
}

describe("an invitation", () => {
  test("makes one key, also when another browser began to use it before and is slow to end", async () => {
    const path = await invited();
    const slow = new SoftwareKey(desk.origin);
    const { challenge, cookie } = await askedAt(path);
    const form = String(new URLSearchParams({ label: "Slow", credential: slow.make(challenge) }));
    const headers = { Cookie: cookie, Origin: desk.origin, "Content-Length": form.length };
    const post = request(desk.origin + path, { method: "POST", agent: false, headers });
    const answered = once(post, "response");
    post.write(form.slice(0, 5));
    // Its headers are read before the next request is.
    await desk.ask("/sign-in");
    const { key } = await join(path);
    post.end(form.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(403);
    expect(await keys()).toHaveLength(1);
    expect((await signIn(slow)).status).toBe(403);
    expect((await signIn(key)).status).toBe(303);
  });

  test("makes no key once it was used, is ten minutes old, or its person was removed", async () => {
    const used = await invited();
    const other = await askedAt(used);
    await join(used);
    const late = new SoftwareKey(desk.origin).make(other.challenge);
    expect((await desk.ask(used, other.cookie, { credential: late })).status).toBe(404);

    const old = await invited("C. Sample");
    const asked = await askedAt(old);
    now = new Date(NOON.getTime() + 10 * 60_000);
    const credential = new SoftwareKey(desk.origin).make(asked.challenge);
    expect((await desk.ask(old, asked.cookie, { credential })).status).toBe(404);

    const removed = await invited("D. Sample");
    const { database } = desk.store;
    const person = await findPerson(database, "D. Sample");
    if (person) await removePerson(database, { person, at: now, by });
    expect((await desk.ask(`${removed}/options`, "", {})).status).toBe(404);
    expect(await keys()).toHaveLength(1);
  });

  test("gives nobody the place of a colleague who has keys: that takes the command on the server", async () => {
    await join(await invited("B. Sample"));
    const answer = await desk.ask("/people/invite", await desk.signIn(), { name: "b. sample" });
    expect(location(answer)).toBe("/people?said=has-keys");
    expect(await desk.store.database.selectFrom("invitations").selectAll().execute()).toEqual([]);
    expect(await invite(desk.store.database, { name: "B. Sample", at: now, by })).toBeUndefined();
    expect(await keys()).toHaveLength(1);
  });
});

describe("a key", () => {
  test("that was sent before is worth nothing, by the same browser or another one", async () => {
    const path = await invited();
    const { key } = await join(path);
    const { challenge, cookie } = await askedAt("/sign-in");
    const form = { credential: key.answer(challenge) };
    expect((await desk.ask("/sign-in", "", form)).status).toBe(403);
    expect((await desk.ask("/sign-in", (await askedAt("/sign-in")).cookie, form)).status).toBe(403);
    expect(location(await desk.ask("/sign-in", cookie, form))).toBe("/enquiries");
    expect((await desk.ask("/sign-in", cookie, form)).status).toBe(403);
    now = new Date(NOON.getTime() + 6 * 60_000);
    expect(location(await signIn(key))).toBe("/enquiries");
  });

  test("of somebody else can't be taken over, by its id or in his name", async () => {
    const { key: own } = await join(await invited());
    const before = await keys();
    const imitation = new SoftwareKey(desk.origin, own.id);
    const { answer } = await join(await invited("C. Sample"), imitation);
    expect(answer.status).toBe(403);
    const cookie = await desk.signIn("D. Sample");
    const asked = await askedAt("/keys/add", cookie);
    const added = { credential: imitation.make(asked.challenge), label: "Mine" };
    expect(location(await desk.ask("/keys/add", asked.cookie, added))).toBe("/people?said=key-failed");
    expect(await keys()).toEqual(before);
    expect((await signIn(imitation)).status).toBe(403);
    expect((await signIn(own, { userHandle: Buffer.from("another").toString("base64url") })).status).toBe(
      403,
    );
    const userHandle = Buffer.from(before[0]?.person_id ?? "").toString("base64url");
    expect(location(await signIn(own, { userHandle }))).toBe("/enquiries");
  });

  test("asked for by another page, without its owner's finger or number, or copied, signs nobody in", async () => {
    const { key } = await join(await invited());
    expect((await signIn(key, { origin: "https://desk.evil.example" })).status).toBe(403);
    expect((await signIn(key, { isVerified: false })).status).toBe(403);
    expect((await signIn(key, { counter: 7 })).status).toBe(303);
    expect((await signIn(key, { counter: 7 })).status).toBe(403);
    const path = await invited("C. Sample");
    for (const lies of [{ origin: "https://desk.evil.example" }, { isVerified: false }]) {
      const { challenge, cookie } = await askedAt(path);
      const credential = new SoftwareKey(desk.origin).make(challenge, lies);
      expect((await desk.ask(path, cookie, { credential })).status).toBe(403);
    }
    expect(await keys()).toHaveLength(1);
  });

  test("that is no key, or is cut short, is an answer and no fault", async () => {
    const path = await invited();
    for (const credential of [
      "",
      "{",
      "{}",
      "[]",
      '{"id":"a","rawId":"b","type":"public-key","response":{}}',
    ]) {
      const { cookie } = await askedAt("/sign-in");
      expect((await desk.ask("/sign-in", cookie, { credential })).status, credential).toBe(403);
      const asked = await askedAt(path);
      expect((await desk.ask(path, asked.cookie, { credential })).status, credential).toBe(403);
    }
    const { key } = await join(path);
    const { challenge, cookie } = await askedAt("/sign-in");
    const cut = JSON.parse(key.answer(challenge));
    cut.response.signature = "AAAA";
    expect((await desk.ask("/sign-in", cookie, { credential: JSON.stringify(cut) })).status).toBe(403);
  });
});

describe("a session", () => {
  test("begins anew with each sign-in: a planted cookie is worth nothing, and the one before ends", async () => {
    const { key, cookie: first } = await join(await invited());
    const planted = "__Host-desk=planted";
    const answer = await signIn(key, {}, planted);
    expect(answer.headers.getSetCookie().join("\n")).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/m,
    );
    expect(location(await desk.ask("/people", planted))).toBe("/sign-in");
    expect((await desk.ask("/people", first)).status).toBe(200);
    await signIn(key, {}, first);
    expect(location(await desk.ask("/people", first))).toBe("/sign-in");
  });

  test("ends on the other devices when a key is removed, and everywhere when that is asked", async () => {
    const { key, cookie: stolen } = await join(await invited());
    const own = cookies(await signIn(key));
    const asked = await askedAt("/keys/add", own);
    const second = new SoftwareKey(desk.origin).make(asked.challenge);
    await desk.ask("/keys/add", asked.cookie, { credential: second, label: "Laptop" });
    await desk.ask("/keys/remove", own, { id: key.id.toString("base64url") });
    expect(location(await desk.ask("/people", stolen))).toBe("/sign-in");
    expect((await desk.ask("/people", own)).status).toBe(200);
    await desk.ask("/sign-out-everywhere", own, {});
    expect(location(await desk.ask("/people", own))).toBe("/sign-in");
  });

  test("is kept as a hash alone", async () => {
    const { cookie } = await join(await invited());
    const secret = /__Host-desk=([\w-]+)/.exec(cookie)?.[1] ?? "none";
    const rows = await desk.store.database.selectFrom("sessions").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
