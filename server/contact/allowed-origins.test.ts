import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTACT_PATH } from "#contract/contact.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

const SITE = "https://www.example.com";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({}, { settings: { allowedOrigins: [SITE, "https://example.org"] } });
});
afterAll(() => app.stop());

function preflight(origin: string, headers = "content-type,filling-time,idempotency-key") {
  return fetch(app.origin + CONTACT_PATH, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": headers,
    },
  });
}

test("a site on another host may ask whether it may send, and may", async () => {
  const { status, headers } = await preflight(SITE);
  expect(status).toBe(204);
  expect(headers.get("Access-Control-Allow-Origin")).toBe(SITE);
  expect(headers.get("Access-Control-Allow-Methods")).toBe("POST");
  expect(headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toBe(
    "content-type,idempotency-key,filling-time",
  );
  expect(headers.get("Vary")).toContain("Origin");
  expect(headers.has("Access-Control-Allow-Credentials")).toBe(false);
});

test("its pages can read every answer, success or not", async () => {
  const answers = await Promise.all([
    postJson(app.origin, WORDS, { Origin: SITE }),
    postJson(app.origin, "{", { Origin: SITE }),
    postJson(app.origin, "x".repeat(300_000), { Origin: SITE }),
    fetch(app.origin + CONTACT_PATH, { headers: { Origin: "https://example.org" } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 413, 405]);
  expect(answers.map(({ headers }) => headers.get("Access-Control-Allow-Origin"))).toEqual([
    SITE,
    SITE,
    SITE,
    "https://example.org",
  ]);
  for (const { headers } of answers) expect(headers.get("Vary")).toContain("Origin");
});

test("a site that isn't on the list is told nothing, though it looks like one that is", async () => {
  const others = [
    "https://evil.example",
    "http://www.example.com",
    "https://www.example.com.evil.example",
    "https://www.example.com:8443",
    "null",
  ];
  const answers = await Promise.all(others.map((origin) => preflight(origin)));
  expect(answers.map(({ headers }) => headers.get("Access-Control-Allow-Origin"))).toEqual(
    others.map(() => null),
  );
});

test("without a list no other host is let in", async () => {
  const closed = await startApp();
  const response = await postJson(closed.origin, WORDS, { Origin: SITE });
  expect(response.headers.has("Access-Control-Allow-Origin")).toBe(false);
  await closed.stop();
});

test("the list opens the form's route and nothing else", async () => {
  const answers = await Promise.all(
    ["/", "/healthz", "/readyz", "/api/other"].map((path) =>
      fetch(app.origin + path, { headers: { Origin: SITE } }),
    ),
  );
  expect(answers.filter(({ headers }) => headers.has("Access-Control-Allow-Origin"))).toEqual([]);
});

test("the form without script of a site on another host is stored like any other", async () => {
  const before = (await app.store.list()).length;
  expect(
    (await postForm(app.origin, { ...WORDS, message: "From elsewhere." }, { Origin: SITE })).status,
  ).toBe(303);
  expect(await app.store.list()).toHaveLength(before + 1);
});
