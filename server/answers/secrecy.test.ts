import { afterEach, expect, test } from "vitest";
import { ENQUIRY_PATH } from "#contract/contact.ts";
import { REPORTS_PATH } from "#contract/reports.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { listReports } from "../store/reports.ts";
import type { RunningApp } from "../testing/running-app.ts";
import { ask, LIST, press, sendForPage, startWithPages, wholeAnswer } from "../testing/private-pages.ts";

let app: RunningApp;
afterEach(() => app.stop());

test("nothing keeps a private page, no search engine lists it, and no other site hears its address", async () => {
  app = await startWithPages();
  const path = await sendForPage(app, { message: LIST });
  for (const each of [path, `${path}/sent`, `${path}/list.csv`, `${path}/delete`, `${path}x`, "/enquiry/"]) {
    const { headers } = await ask(app, each);
    expect([each, headers.get("Cache-Control"), headers.get("X-Robots-Tag"), headers.get("ETag")]).toEqual([
      each,
      "no-store",
      "noindex",
      null,
    ]);
    // The page with the form tells its origin, so that the form can be told from a foreign page's.
    const referrer = each.endsWith("/delete") ? "strict-origin" : "no-referrer";
    expect(headers.get("Referrer-Policy")).toBe(referrer);
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
});

test("unknown, malformed, expired and deleted addresses have one answer, to the byte", async () => {
  let now = new Date("2026-01-01T10:00:00Z");
  app = await startWithPages({ clock: () => now });
  const expired = await sendForPage(app, { message: "old" });
  now = new Date(now.getTime() + 730 * 24 * 3_600_000 + 1);
  const deleted = await sendForPage(app, { message: LIST });
  const living = await sendForPage(app, { message: "new" });
  await press(app, `${deleted}/delete`);
  const lost = [
    "/enquiry/",
    "/enquiry/x",
    "/enquiry/%00",
    "/enquiry/..%2f..%2fetc",
    `/enquiry/${"A".repeat(43)}`,
    `/enquiry/${"A".repeat(9_000)}`,
    `${living}A`,
    living.slice(0, -1),
    living.toLowerCase(),
    `${living}/nothing`,
    `${living}/list.csv`,
    `${living}/files/1`,
    expired,
    `${expired}/delete`,
    deleted,
    `${deleted}/sent`,
    `${deleted}/list.csv`,
  ];
  const [first, ...others] = await Promise.all(lost.map(async (path) => wholeAnswer(await ask(app, path))));
  expect(first).toMatchObject({ status: 404, body: expect.stringContaining("<title>Nothing is kept here") });
  for (const [index, other] of others.entries())
    expect([lost[index + 1], other]).toEqual([lost[index + 1], first]);
  // Of posts too, from our own page.
  expect(await wholeAnswer(await press(app, `${deleted}/delete`))).toEqual(first);
  expect(await wholeAnswer(await press(app, living))).toEqual(first);
  expect((await ask(app, living)).status).toBe(200);
});

test("neither log nor browsers' reports ever name a token", async () => {
  app = await startWithPages();
  const path = await sendForPage(app, { message: LIST });
  const token = path.slice(ENQUIRY_PATH.length);
  const paths = [path, `${path}/sent`, `${path}/files/9`, `${path}/list.csv`, `${path}?a=b`, `${path}x`];
  await Promise.all(paths.map((each) => ask(app, each)));
  await fetch(app.origin + REPORTS_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/reports+json", Origin: app.origin, Connection: "close" },
    body: JSON.stringify([
      {
        type: "csp-violation",
        url: app.origin + path,
        body: { effectiveDirective: "img-src", blockedURL: app.origin + path },
      },
    ]),
  });
  await press(app, `${path}/delete`);
  const reports = JSON.stringify(await listReports(app.store.database));
  expect(reports).toContain("img-src (other)");
  for (const text of [app.logText(), reports]) expect(text).not.toContain(token);
  expect(app.logText()).toContain("enquiry.erased");
});

test("a network that guesses is slowed down before the store is asked, whether it guesses right or not", async () => {
  app = await startWithPages({ enquiryLimiter: createMemoryRateLimiter(3) });
  const path = await sendForPage(app);
  for (let count = 0; count < 3; count += 1) await ask(app, "/enquiry/guess");
  const answers = await Promise.all(
    [path, "/enquiry/guess"].map(async (each) => wholeAnswer(await ask(app, each))),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    status: 429,
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  });
});

test("HEAD has the headers alone, and no other method is understood", async () => {
  app = await startWithPages();
  const path = await sendForPage(app);
  const head = await ask(app, path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (const each of [path, "/enquiry/x"]) {
    const answer = await ask(app, each, { method: "DELETE" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  }
});

test("with the store away the page says so, and owner and log hear of it", async () => {
  let refusals = 0;
  app = await startWithPages({ onRefused: () => void (refusals += 1) });
  const path = await sendForPage(app);
  await app.store.close();
  const answers = await Promise.all(
    [path, "/enquiry/x"].map(async (each) => wholeAnswer(await ask(app, each))),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(503);
  expect(refusals).toBe(2);
});
