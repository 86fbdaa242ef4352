import { afterEach, expect, test } from "vitest";
import { CONTACT_PATH } from "#contract/contact.ts";
import { WORDS, postForm, postJson } from "./testing/contact-post.ts";
import { rawRequest } from "./testing/raw-request.ts";
import { type RunningApp, startApp } from "./testing/running-app.ts";
import { STYLE_HASH } from "./testing/temporary-site.ts";

let app: RunningApp;
afterEach(() => app.stop());

const POLICY =
  `default-src 'none'; script-src 'self'; style-src 'self' '${STYLE_HASH}'; img-src 'self'; ` +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://www.google.com; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site; " +
  "report-uri /api/reports";

const ALWAYS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

test("every kind of answer carries the security headers", async () => {
  app = await startApp({ "products/index.html": "x", "assets/a.js": "1" });
  const etag = (await fetch(app.origin)).headers.get("ETag") ?? "";
  const answers = await Promise.all([
    fetch(app.origin),
    fetch(app.origin, { headers: { "If-None-Match": etag } }),
    fetch(`${app.origin}/assets/a.js`, { method: "HEAD" }),
    fetch(`${app.origin}/products/`, { redirect: "manual" }),
    fetch(`${app.origin}/nowhere`),
    fetch(`${app.origin}/api/nowhere`),
    fetch(app.origin, { method: "DELETE" }),
    fetch(`${app.origin}/healthz`),
    fetch(app.origin + CONTACT_PATH),
    fetch(app.origin + CONTACT_PATH, { method: "OPTIONS" }),
    postJson(app.origin, WORDS),
    postJson(app.origin, "{"),
    postJson(app.origin, "x".repeat(300_000)),
    postForm(app.origin, WORDS),
    postForm(app.origin, {}),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([
    200, 304, 200, 308, 404, 404, 405, 200, 405, 204, 200, 400, 413, 303, 400,
  ]);
  for (const { headers, url } of answers) {
    // A hashed file has no inlined style to allow.
    const policy = url.includes("/assets/") ? POLICY.replace(` '${STYLE_HASH}'`, "") : POLICY;
    expect(Object.fromEntries(headers)).toMatchObject({ ...ALWAYS, "content-security-policy": policy });
    expect(headers.has("X-Powered-By")).toBe(false);
    expect(headers.has("Strict-Transport-Security")).toBe(false);
  }
});

test("what isn't even HTTP is refused with the security headers too", async () => {
  app = await startApp();
  const requests = [
    "nonsense\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    `GET / HTTP/1.1\r\nX: ${"x".repeat(40_000)}\r\n\r\n`,
  ];
  const answers = await Promise.all(requests.map((request) => rawRequest(app.port, request)));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["400", "400", "431"]);
  expect(answers.filter((answer) => !answer.includes(POLICY))).toEqual([]);
});

test("an odd request line is answered and the next visitor is served", async () => {
  app = await startApp();
  const end = "Connection: close\r\n\r\n";
  const requests = [
    `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n${end}`,
    `GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n${end}`,
    `GET / HTTP/1.1\r\nHost: a b\r\n${end}`,
    `GET /nowhere HTTP/1.1\r\nHost: a b\r\n${end}`,
    `TRACE / HTTP/1.1\r\nHost: localhost\r\n${end}`,
    `TRACE /nowhere HTTP/1.1\r\nHost: localhost\r\n${end}`,
    `GET / HTTP/1.0\r\n\r\n`,
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\n${end}`,
    `CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n${end}`,
  ];
  const answers = await Promise.all(requests.map((request) => rawRequest(app.port, request)));
  expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 5"))).toEqual([]);
  expect((await fetch(app.origin)).status).toBe(200);
});

test("behind https the browser is told to stay there, for this host only", async () => {
  app = await startApp({}, { settings: { publicUrl: "https://www.example.com", apiHost: undefined } });
  const { headers } = await fetch(app.origin);
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000");
  expect(headers.get("Content-Security-Policy")).toBe(
    `${POLICY}; report-to default; upgrade-insecure-requests`,
  );
  expect(headers.get("Reporting-Endpoints")).toBe('default="/api/reports"');
});

test("an API on another host may be connected to and posted to, and nothing else may", async () => {
  app = await startApp({}, { settings: { publicUrl: undefined, apiHost: "https://api.example.com" } });
  const policy = (await fetch(app.origin)).headers.get("Content-Security-Policy");
  expect(policy).toBe(
    POLICY.replace("connect-src 'self'", "connect-src 'self' https://api.example.com")
      .replace("form-action 'self'", "form-action 'self' https://api.example.com")
      .replace("report-uri ", "report-uri https://api.example.com"),
  );
});

test("the form without script may lead back from the API's host to the site's", async () => {
  const settings = { publicUrl: "https://www.example.com", apiHost: "https://api.example.com" };
  app = await startApp({}, { settings });
  expect((await fetch(app.origin)).headers.get("Content-Security-Policy")).toContain(
    "form-action 'self' https://api.example.com https://www.example.com;",
  );
});

test("the process says that it lives", async () => {
  app = await startApp();
  const response = await fetch(`${app.origin}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  const posted = await fetch(`${app.origin}/healthz`, { method: "POST" });
  expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test("readiness follows the store", async () => {
  app = await startApp();
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200);
  await app.store.close();
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200);
});

test("an unknown API address is answered in JSON", async () => {
  app = await startApp();
  const response = await fetch(`${app.origin}/api/nowhere`);
  expect([response.status, await response.json()]).toEqual([404, { success: false, error: "Not found." }]);
});

test("a fault nobody thought of is a plain 500, with its reason only in the log", async () => {
  app = await startApp(
    {},
    {
      clock: () => {
        throw new Error("the clock stands still");
      },
    },
  );
  const response = await postJson(app.origin, WORDS);
  expect([response.status, await response.json()]).toEqual([
    500,
    { success: false, error: "Something went wrong here." },
  ]);
  expect(app.logged()).toMatchObject([{ event: "request.failed", cause: "the clock stands still" }]);
});
