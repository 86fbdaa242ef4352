import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { newSchema } from "../testing/running-postgres.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

/** Sends messages one after the other to servers in turn; returns the answers' statuses. */
async function statuses(settings: Record<string, string>, count: number, servers = 1): Promise<number[]> {
  const started = await Promise.all(Array.from({ length: servers }, () => spawnServer(site.root, settings)));
  const found: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const origin = started[i % servers]?.origin ?? "";
    found.push((await postJson(origin, WORDS)).status);
  }
  for (const server of started) server.signal("SIGTERM");
  await Promise.all(started.map((server) => server.ended));
  return found;
}

test("RATE_LIMIT is what one address may send", async () => {
  expect(await statuses({ RATE_LIMIT: "2" }, 3)).toEqual([200, 200, 429]);
});

test("RATE_LIMIT 0 sets no limit", async () => {
  expect(new Set(await statuses({ RATE_LIMIT: "0" }, 130))).toEqual(new Set([200]));
});

test("servers on one PostgreSQL share the limit", async () => {
  const settings = { RATE_LIMIT: "3", DATABASE_URL: await newSchema(inject("postgres")) };
  expect(await statuses(settings, 4, 2)).toEqual([200, 200, 200, 429]);
});

test("MAX_STORED is how many messages are kept", async () => {
  expect(await statuses({ MAX_STORED: "2" }, 3)).toEqual([200, 200, 503]);
});

test("MAX_UNSENT counts mails that can't go out, and counts none where no mail is sent", async () => {
  const mail = {
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "website@example.com",
    MAIL_TO: "sales@example.com",
    MAIL_AT_START: "no",
    MAIL_DIGEST: "no",
  };
  expect(await statuses({ MAX_UNSENT: "2", ...mail }, 3)).toEqual([200, 200, 503]);
  expect(await statuses({ MAX_UNSENT: "2" }, 3)).toEqual([200, 200, 200]);
});
