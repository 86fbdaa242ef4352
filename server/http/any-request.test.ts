import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTACT_PATH, FILLING_TIME_HEADER, IDEMPOTENCY_HEADER } from "#contract/contact.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

let app: RunningApp;
beforeAll(async () => {
  // Many of these requests are incomplete. A short timeout keeps the test fast.
  const patience = {
    headersTimeout: 60,
    requestTimeout: 120,
    fileTimeout: 400,
    stallTimeout: 150,
    leastPace: 1_000,
    unreadTimeout: 60_000,
    keepAliveTimeout: 60,
    connectionsCheckingInterval: 10,
  };
  const settings = { allowedOrigins: ["https://www.example.com"], trustedProxies: 1 };
  app = await startApp({}, { limiter: createMemoryRateLimiter(1_000_000), settings }, patience);
});
afterAll(() => app.stop());

const TYPES = ["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data"];

const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });

const header = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom("Content-Type", "content-type"),
      fc.constantFrom(...TYPES, "application/json;charset=utf-16"),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(
      fc.constantFrom(
        "Accept-Encoding",
        "Access-Control-Request-Method",
        "Content-Encoding",
        "Content-Length",
        "Expect",
        "Host",
        "If-None-Match",
        "Origin",
        "Range",
        "Transfer-Encoding",
        "Upgrade",
        "X-Forwarded-For",
        FILLING_TIME_HEADER,
        IDEMPOTENCY_HEADER,
      ),
      fc.oneof(
        latin1,
        fc.constantFrom(
          "",
          "-1",
          "1e9",
          "99999999999999999999",
          "gzip",
          "chunked",
          "100-continue",
          "bytes=0-",
        ),
      ),
    ),
  },
  fc.tuple(latin1, latin1),
);

const target = fc.oneof(
  { weight: 4, arbitrary: fc.constant(CONTACT_PATH) },
  fc.constantFrom("/", "*", "/healthz", "/readyz", "/api/", "http://a/", "//", "/%ff", "/..%2f", "/?%"),
  latin1,
);

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant("POST") },
  fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "CONNECT", "PRI", "post"),
  latin1,
);

const form = fc.dictionary(fc.constantFrom("email", "userName", "subject", "message", "website", ""), latin1);

const body = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.json().map((text) => Buffer.from(text)),
  fc.constant(Buffer.from(JSON.stringify(WORDS))),
  form.map((fields) => Buffer.from(Object.entries(fields).join("&").replaceAll(",", "="), "latin1")),
);

const framing = fc.constantFrom("length", "chunked", "too long", "too short", "broken chunk", "none");

interface RequestParts {
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
  framing: string;
}

/** The exact bytes of a request that a client might send, complete or not. */
function written(parts: RequestParts): Buffer {
  const { length } = parts.body;
  const frames: Record<string, [string, string, string]> = {
    length: [`Content-Length: ${length}`, "", ""],
    chunked: ["Transfer-Encoding: chunked", `${length.toString(16)}\r\n`, "\r\n0\r\n\r\n"],
    "too long": [`Content-Length: ${length + 5}`, "", ""],
    "too short": [`Content-Length: ${Math.max(0, length - 5)}`, "", ""],
    "broken chunk": ["Transfer-Encoding: chunked", "zz\r\n", ""],
  };
  const [framed = "X-None: 1", before = "", after = ""] = frames[parts.framing] ?? [];
  const lines = [
    `${parts.method} ${parts.target} HTTP/1.1`,
    "Host: localhost",
    // An idle connection would be closed as well, but a second later.
    "Connection: close",
    framed,
    ...parts.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n${before}`, "latin1");
  return Buffer.concat([head, parts.body, Buffer.from(after)]);
}

const request = fc
  .record({ method, target, headers: fc.array(header, { maxLength: 4 }), body, framing })
  .map(written);

test("whatever bytes a client sends, the answer blames the client and the server goes on", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 8, maxLength: 8 }), async (requests) => {
      const answers = await Promise.all(requests.map((bytes) => rawRequest(app.port, bytes)));
      for (const answer of answers) {
        for (const [, status = ""] of answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          expect(status).toMatch(/^(?:[1234]\d\d|501|503)$/);
        }
      }
    }),
    { numRuns: 200 },
  );
  // The same writer can produce every kind of answer: the random requests differ from these only by chance.
  const whole = {
    method: "POST",
    target: CONTACT_PATH,
    headers: [["Content-Type", "application/json"]],
    body: Buffer.from(JSON.stringify(WORDS)),
  } as const;
  expect(await rawRequest(app.port, written({ ...whole, framing: "too long" }))).toContain("HTTP/1.1 408 ");
  expect(app.logged().filter(({ event }) => event === "request.failed")).toEqual([]);
  // On a busy machine a complete request may take longer than this test's short timeout.
  app.useProductionTimeouts();
  expect((await postJson(app.origin, WORDS)).status).toBe(200);
  expect(await rawRequest(app.port, written({ ...whole, framing: "length" }))).toContain("HTTP/1.1 200 ");
  expect(await rawRequest(app.port, written({ ...whole, framing: "broken chunk" }))).toContain(
    "HTTP/1.1 400 ",
  );
});

test("no header of a client comes back as a header of the server", async () => {
  const sly = "x\r\nSet-Cookie: a=1";
  const names = ["Origin", "X-Forwarded-For", IDEMPOTENCY_HEADER, FILLING_TIME_HEADER, "Accept-Encoding"];
  const answers = await Promise.all(
    names.map((name) =>
      rawRequest(
        app.port,
        `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: localhost\r\n${name}: ${sly}\r\n` +
          "Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
      ),
    ),
  );
  expect(answers.filter((answer) => /set-cookie/i.test(answer))).toEqual([]);
});
