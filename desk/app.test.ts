import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { handlingOf } from "#server/store/handling.ts";
import { WORDS } from "#server/testing/contact-post.ts";
import { putFile } from "#server/testing/stored-file.ts";
import { storeMessage } from "#server/testing/stored-message.ts";
import { rawRequest } from "#server/testing/raw-request.ts";
import { findInvited, findPerson, invite, removePerson, useInvitation } from "./people/people.ts";
import { Challenges } from "./people/passkeys.ts";
import { type RunningDesk, startDesk } from "./testing/running-desk.ts";
import { LIST, TOOLS } from "./testing/sample-tools.ts";

const NOON = new Date("2026-11-20T12:00:00+05:30");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>`;

let desk: RunningDesk;
let now: Date;
beforeEach(async () => {
  now = NOON;
  desk = await startDesk(TOOLS, { clock: () => now });
  await storeMessage(desk.store, "a", NOON, { message: { ...WORDS, subject: "Other", message: LIST } });
});
afterEach(() => desk.stop());

const location = (answer: Response) => answer.headers.get("Location");
const count = async (table: "answers" | "messages" | "audit" | "drafts") =>
  (await desk.store.database.selectFrom(table).selectAll().execute()).length;

describe("whoever isn't signed in", () => {
  test("sees nothing and changes nothing, whatever he asks", async () => {
    const paths = [
      "/",
      "/enquiries",
      "/enquiries/1",
      "/enquiries/1/preview",
      "/enquiries/1/files/1",
      "/people",
      "/record",
      "/sought",
      "/sought.csv",
      "/enquiries/count",
    ];
    for (const path of paths) expect(location(await desk.ask(path)), path).toBe("/sign-in");
    for (const cookie of ["__Host-desk=", "__Host-desk=guess", "desk=x"])
      expect(location(await desk.ask("/enquiries", cookie)), cookie).toBe("/sign-in");
    for (const path of [
      "/enquiries/1/delete",
      "/enquiries/1/send",
      "/enquiries/1/draft",
      "/people/invite",
      "/people/remove",
      "/keys/remove",
      "/keys/rename",
    ])
      expect(location(await desk.ask(path, "", { name: "A" })), path).toBe("/sign-in");
    expect(await handlingOf(desk.store.database, "a")).toBeUndefined();
    expect(await count("audit")).toBe(0);
  });

  test("is shut out from the next request on once he is removed, with a cookie that was stolen before too", async () => {
    const cookie = await desk.signIn("B. Sample");
    expect((await desk.ask("/enquiries", cookie)).status).toBe(200);
    const person = await findPerson(desk.store.database, "b. sample");
    if (person) await removePerson(desk.store.database, { person, at: NOON, by: "A. Sample" });
    expect(location(await desk.ask("/enquiries", cookie))).toBe("/sign-in");
  });

  test("is signed out after twelve hours", async () => {
    const cookie = await desk.signIn();
    now = later(12 * 60 - 1);
    expect((await desk.ask("/enquiries", cookie)).status).toBe(200);
    now = later(12 * 60 + 1);
    expect(location(await desk.ask("/enquiries", cookie))).toBe("/sign-in");
  });

  test("may guess keys and invitations sixty times an hour, and is then asked to wait", async () => {
    const statuses = [];
    for (let i = 0; i < 61; i += 1)
      statuses.push((await desk.ask("/sign-in", "", { credential: "{}" })).status);
    expect(statuses.slice(0, 60).every((status) => status === 403)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});

describe("another origin", () => {
  test("can post nothing, with or without the headers that browsers send, nor anything without end", async () => {
    const cookie = await desk.signIn();
    const headers: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Origin: desk.origin, "Sec-Fetch-Site": "cross-site" },
      { Origin: desk.origin, "Sec-Fetch-Site": "same-site" },
    ];
    for (const each of headers)
      expect((await desk.ask("/enquiries/1/done", cookie, {}, each)).status, JSON.stringify(each)).toBe(403);
    const without = await fetch(`${desk.origin}/enquiries/1/done`, {
      method: "POST",
      headers: { Cookie: cookie },
    });
    expect(without.status).toBe(403);
    const long = { words: "x".repeat(512 * 1024) };
    expect((await desk.ask("/enquiries/1/done", cookie, long)).status).toBe(413);
    const chunked = await rawRequest(
      Number(new URL(desk.origin).port),
      `POST /enquiries/1/done HTTP/1.1\r\nHost: ${new URL(desk.origin).host}\r\nOrigin: ${desk.origin}\r\nCookie: ${cookie}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 411 /);
    expect(await handlingOf(desk.store.database, "a")).toBeUndefined();
  });

  test("can't frame it, run script in it or be told where it was; no cache keeps it", async () => {
    for (const path of ["/sign-in", "/enquiries", "/nothing"]) {
      const { headers } = await desk.ask(path, await desk.signIn());
      expect(headers.get("Content-Security-Policy"), path).toMatch(
        /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
      );
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
    }
  });

  test("can't be passed off as the desk's: it answers for its own name alone", async () => {
    const { port } = new URL(desk.origin);
    const answer = await rawRequest(
      Number(port),
      "GET /sign-in HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe("invitations and challenges", () => {
  test("an invitation holds ten minutes, once, for one person; a new one ends the one before", async () => {
    const { database } = desk.store;
    const by = "command line";
    const [first = "", second = ""] = [
      await invite(database, { name: "B. Sample", at: NOON, by }),
      await invite(database, { name: "b. sample", at: NOON, by }),
    ];
    expect(await findInvited(database, first, NOON)).toBeUndefined();
    expect(await findInvited(database, second, later(9))).toMatchObject({ name: "B. Sample" });
    expect(await findInvited(database, second, later(11))).toBeUndefined();
    expect([await useInvitation(database, second), await useInvitation(database, second)]).toEqual([
      true,
      false,
    ]);
    expect(await findInvited(database, second, NOON)).toBeUndefined();
    expect((await desk.ask(`/join/${second}`)).status).toBe(404);
    const rows = await database.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  test("a challenge is answered once, in five minutes, by the browser that was asked, for what it was asked", () => {
    const challenges = new Challenges();
    const keep = () => challenges.keep("challenge", "sign in", NOON);
    const used = keep();
    expect(challenges.take(used, "sign in", later(4))).toBe("challenge");
    expect(challenges.take(used, "sign in", later(4))).toBeUndefined();
    expect(challenges.take(keep(), "sign in", later(6))).toBeUndefined();
    expect(challenges.take(keep(), "key of x", NOON)).toBeUndefined();
    expect(challenges.take("guess", "sign in", NOON)).toBeUndefined();
    expect(challenges.take(undefined, "sign in", NOON)).toBeUndefined();
  });
});

test("nothing that a visitor wrote runs or breaks a page", async () => {
  const cookie = await desk.signIn();
  await storeMessage(desk.store, "b", NOON, {
    message: {
      email: "x@y.example",
      userName: HOSTILE,
      subject: "Other",
      message: `${HOSTILE}\n\nQuote request (1 line)\n1. ${HOSTILE} – Qty 1 – ${HOSTILE}\nCompany: ${HOSTILE}`,
    },
    flag: HOSTILE,
  });
  for (const path of [
    "/enquiries?shelf=all",
    "/enquiries/2",
    `/enquiries?q=${encodeURIComponent(HOSTILE)}`,
    "/sought",
  ]) {
    const text = await (await desk.ask(path, cookie)).text();
    expect(text, path).not.toMatch(/<script>alert|<img src=x/);
  }
  const words = { version: "0", next: "preview", words: HOSTILE };
  await desk.ask("/enquiries/2/draft", cookie, words);
  expect(await (await desk.ask("/enquiries/2/preview", cookie)).text()).not.toMatch(
    /<script>alert|<img src=x/,
  );
});

test("files are downloads of no type; pictures are drawn anew, without what else is in them", async () => {
  const cookie = await desk.signIn();
  const { default: sharp } = await import("sharp");
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#f00" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  const files = [await putFile(desk.store, [photo]), await putFile(desk.store, [Buffer.from("no picture")])];
  await storeMessage(desk.store, "c", NOON, { files });
  const file = await desk.ask("/enquiries/2/files/1", cookie);
  expect(file.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(file.headers.get("Content-Disposition")).toMatch(/^attachment/);
  const picture = await desk.ask("/enquiries/2/files/1/picture", cookie);
  expect(picture.headers.get("Content-Type")).toBe("image/webp");
  const { exif, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([exif, width]).toEqual([undefined, 40]);
  expect((await desk.ask("/enquiries/2/files/2/picture", cookie)).status).toBe(404);
  for (const path of [
    "/enquiries/1/files/1",
    "/enquiries/2/files/3",
    "/enquiries/2/files/..%2f1",
    "/assets/pictures/..%2f..%2fpackage.json",
  ])
    expect((await desk.ask(path, cookie)).status, path).toBe(404);
});

test("the last key can't be removed, and nobody removes himself", async () => {
  const cookie = await desk.signIn();
  const { database } = desk.store;
  const { id } = await database.selectFrom("people").select("id").executeTakeFirstOrThrow();
  const key = {
    person_id: id,
    public_key: "",
    counter: 0,
    transports: "[]",
    label: "Phone",
    created_at: NOON.toISOString(),
    used_at: null,
  };
  await database
    .insertInto("passkeys")
    .values([
      { ...key, id: "k1" },
      { ...key, id: "k2" },
    ])
    .execute();
  await desk.ask("/keys/rename", cookie, { id: "k2", label: "Office key" });
  expect(location(await desk.ask("/keys/rename", cookie, { id: "k2", label: " " }))).toContain("no-label");
  await desk.ask("/keys/rename", await desk.signIn("D. Sample"), { id: "k2", label: "Not mine" });
  expect(await (await desk.ask("/people", cookie)).text()).toContain("<b>Office key</b>");
  expect(location(await desk.ask("/keys/remove", cookie, { id: "k1" }))).toContain("key-removed");
  expect(location(await desk.ask("/keys/remove", cookie, { id: "k2" }))).toContain("last-key");
  await desk.ask("/people/remove", cookie, { name: "A. Sample" });
  expect((await desk.ask("/people", cookie)).status).toBe(200);
});
