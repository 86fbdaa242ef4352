import { createHash } from "node:crypto";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { expect, test } from "../testing/test.ts";

const permissions = "camera=(), geolocation=(), microphone=()";

/** Headers of every response over plain HTTP, where Strict-Transport-Security has no effect. */
async function expectedHeaders(request: APIRequestContext, isPage: boolean): Promise<Record<string, string>> {
  // One style for the main page, one for all others.
  const paths = isPage ? ["/", "/guides"] : [];
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const hashes = pages.map((html) => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
  });
  return {
    "content-security-policy": [
      "default-src 'none'",
      "script-src 'self'",
      ["style-src 'self'", ...hashes].join(" "),
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src https://www.google.com",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types site",
      "report-uri /api/reports",
    ].join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": permissions,
  };
}

async function expectHeaders(request: APIRequestContext, answer: APIResponse): Promise<void> {
  const isPage = !/^\/(?:assets|data)\//.test(new URL(answer.url()).pathname);
  const expected = await expectedHeaders(request, isPage);
  const headers = answer.headers();
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]))).toEqual(expected);
  // Over plain HTTP this would be ignored at best; it belongs to HTTPS.
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["x-powered-by"]).toBeUndefined();
}

/** The first address in the home page that matches. */
async function addressInPage(request: APIRequestContext, pattern: RegExp): Promise<string> {
  const html = await (await request.get("/")).text();
  const [address] = pattern.exec(html) ?? [];
  if (address === undefined) throw new Error(`The home page holds no ${pattern}.`);
  return address;
}

test("the page is answered with all security headers", async ({ request }) => {
  const answer = await request.get("/");
  expect(answer.status()).toBe(200);
  await expectHeaders(request, answer);
});

test("a page of the catalogue is answered with all security headers", async ({ request }) => {
  const answer = await request.get("/products/milling");
  expect(answer.status()).toBe(200);
  await expectHeaders(request, answer);
});

test("a script is answered with all security headers", async ({ request }) => {
  const answer = await request.get(await addressInPage(request, /\/assets\/boot\.[^"]+\.js/));
  expect(answer.status()).toBe(200);
  await expectHeaders(request, answer);
});

test("a picture is answered with all security headers", async ({ request }) => {
  const answer = await request.get(await addressInPage(request, /\/assets\/pictures\/[^" ]+\.webp/));
  expect(answer.status()).toBe(200);
  await expectHeaders(request, answer);
});

test("a data file is answered with all security headers", async ({ request }) => {
  const answer = await request.get(await addressInPage(request, /\/data\/milling\.[^"]+\.json/));
  expect(answer.status()).toBe(200);
  await expectHeaders(request, answer);
});

test("an unknown address is answered with all security headers", async ({ request }) => {
  const answer = await request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  await expectHeaders(request, answer);
});

test("a redirect is answered with all security headers", async ({ request }) => {
  const answer = await request.get("/products/milling/", { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  await expectHeaders(request, answer);
});

test("the API's answer to a message has all security headers", async ({ request }) => {
  const answer = await request.post("/api/notifications/contact", {
    data: { userName: "A. Buyer", email: "buyer@shop.example", subject: "Other", message: "Hello" },
  });
  expect(answer.status()).toBe(200);
  await expectHeaders(request, answer);
});

test("the API's refusal has all security headers", async ({ request }) => {
  const answer = await request.post("/api/notifications/contact", { data: {} });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.status()).toBeLessThan(500);
  await expectHeaders(request, answer);
});

test("the answer to a form without script has all security headers", async ({ request }) => {
  const answer = await request.post("/api/notifications/contact", { form: { userName: "A. Buyer" } });
  expect(answer.headers()["content-type"]).toContain("text/html");
  await expectHeaders(request, answer);
});
