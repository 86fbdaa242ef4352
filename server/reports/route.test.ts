import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { REPORTS_PATH, REPORT_LIMITS } from "#contract/reports.ts";
import { createMemoryRateLimiter } from "../limits/rate-limit.ts";
import { listReports } from "../store/reports.ts";
import { rawRequest } from "../testing/raw-request.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

const NOW = new Date("2026-11-20T04:00:00Z");

let app: RunningApp;
afterEach(() => app.stop());

function start(perHour = 100_000, settings: Parameters<typeof startApp>[1] = {}) {
  const files = { "products/milling.html": "x", "assets/page.js": "1" };
  return startApp(files, {
    clock: () => NOW,
    reportLimiter: createMemoryRateLimiter(perHour),
    ...settings,
  });
}

async function post(
  body: string | object,
  type = "application/reports+json",
  headers: Record<string, string> = {},
): Promise<number> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(app.origin + REPORTS_PATH, {
    method: "POST",
    headers: { "Content-Type": type, Connection: "close", ...headers },
    body: text,
  });
  await answer.text();
  return answer.status;
}

function kept() {
  return listReports(app.store.database);
}

function violation(change: object = {}, page = "/products/milling") {
  return {
    type: "csp-violation",
    age: 10,
    url: `${app.origin}${page}?q=asha@example.com#list=secret`,
    user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0",
    body: {
      documentURL: `${app.origin}${page}?q=asha@example.com`,
      referrer: "https://mail.example.net/inbox/asha",
      effectiveDirective: "script-src-elem",
      blockedURL: "https://evil.example/x.js?visitor=asha",
      sourceFile: `${app.origin}/assets/page.js?v=asha`,
      lineNumber: 12,
      sample: "alert('asha')",
      ...change,
    },
  };
}

test("a browser's report is kept with what tells the fault, and nothing that tells the visitor", async () => {
  app = await start();
  expect(await post([violation(), violation()])).toBe(204);
  const [report, ...others] = await kept();
  expect(others).toEqual([]);
  expect(report).toEqual({
    day: "2026-11-20",
    kind: "csp-violation",
    page: "/products/milling",
    what: "script-src-elem https://evil.example",
    place: "/assets/page.js:12",
    times: 2,
    last_at: NOW.toISOString(),
  });
  expect(app.logText()).not.toContain("asha");
});

test("the older form of a report says the same", async () => {
  app = await start();
  const old = {
    "csp-report": {
      "document-uri": `${app.origin}/products/milling?q=1`,
      "effective-directive": "img-src",
      "blocked-uri": "inline",
      "source-file": `${app.origin}/assets/page.js`,
      "line-number": 3,
    },
  };
  expect(await post(old, "application/csp-report")).toBe(204);
  expect(await kept()).toMatchObject([
    { page: "/products/milling", what: "img-src inline", place: "/assets/page.js:3", times: 1 },
  ]);
});

test("crashes, deprecations and interventions are kept; what other pages and extensions did is not", async () => {
  app = await start();
  const url = `${app.origin}/`;
  const sourceFile = "chrome-extension://abcdef/inject.js";
  const reports = [
    { type: "crash", url, body: { reason: "oom" } },
    { type: "crash", url, body: null },
    { type: "deprecation", url, body: { id: "UnloadHandler", message: "of asha@example.com" } },
    { type: "intervention", url, body: { id: "HeavyAdIntervention" } },
    { type: "network-error", url, body: {} },
    { ...violation(), url: "https://other.example/" },
    violation({ sourceFile }),
    violation({ blockedURL: "moz-extension" + "://x/y" }),
    violation({}, "/nobody/asha@example.com"),
  ];
  expect(await post(reports)).toBe(204);
  const found = (await kept()).map(({ kind, what, page }) => `${kind}: ${what} ${page}`);
  expect(found.toSorted()).toEqual([
    "crash: (other) /",
    "crash: oom /",
    "csp-violation: script-src-elem https://evil.example (other)",
    "deprecation: UnloadHandler /",
    "intervention: HeavyAdIntervention /",
  ]);
});

test("behind a proxy and on another host than the API, the site's own pages are known", async () => {
  const settings = { publicUrl: "https://www.example.com", apiHost: "https://api.example.com" };
  app = await start(100, { settings: { ...settings, allowedOrigins: ["https://www.example.com"] } });
  const report = { ...violation(), url: "https://www.example.com/products/milling" };
  expect(await post([report], undefined, { Origin: "https://www.example.com" })).toBe(204);
  expect(await kept()).toHaveLength(1);
  expect(await post([report], undefined, { Origin: "https://other.example" })).toBe(403);
  const asked = await fetch(app.origin + REPORTS_PATH, {
    method: "OPTIONS",
    headers: { Origin: "https://www.example.com", "Access-Control-Request-Method": "POST" },
  });
  expect(asked.headers.get("Access-Control-Allow-Headers")).toContain("Content-Type");
});

test("what is no report is refused, and never an error of ours", async () => {
  app = await start();
  const long = JSON.stringify([violation({ sample: "x".repeat(10_000_000) })]);
  const answers = [
    await post("{"),
    await post(""),
    await post("null"),
    await post("[[]]"),
    await post('{"csp-report": 1}', "application/csp-report"),
    await post([violation()], "application/json"),
    await post([violation()], "text/plain"),
    await post([violation()], "application/reports+json", { "Content-Encoding": "gzip" }),
    await post([violation()], undefined, { Origin: "https://other.example" }),
    await post([violation()], undefined, { "Sec-Fetch-Site": "cross-site" }),
    await post(long).catch(() => 413),
    (await fetch(app.origin + REPORTS_PATH)).status,
  ];
  expect(answers).toEqual([400, 400, 400, 400, 400, 415, 415, 415, 403, 403, 413, 405]);
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const chunked = await rawRequest(
    app.port,
    `POST ${REPORTS_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/reports+json\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${chunk}${chunk}0\r\n\r\n`,
  );
  expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
  expect(await kept()).toEqual([]);
});

test("whatever a program sends, the answer is 204 or 4xx and the store keeps no more than its bounds", async () => {
  app = await start();
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.webUrl(), fc.constant(`${app.origin}/`));
  const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.jsonValue());
  const body = fc.record(
    {
      blockedURL: value,
      sourceFile: value,
      effectiveDirective: value,
      lineNumber: value,
      id: value,
      reason: value,
    },
    { requiredKeys: [] },
  );
  const kinds = ["csp-violation", "crash", "deprecation", "__proto__", "constructor"];
  const report = fc.record({
    type: fc.constantFrom(...kinds),
    url: fc.oneof({ arbitrary: fc.constant(`${app.origin}/`), weight: 3 }, { arbitrary: text, weight: 1 }),
    // One body that is none refuses the whole list.
    body: fc.oneof({ arbitrary: body, weight: 19 }, { arbitrary: value, weight: 1 }),
  });
  const bodies = fc.oneof(fc.array(report, { maxLength: 30 }), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(
      bodies,
      fc.constantFrom("application/reports+json", "application/csp-report"),
      async (sent, type) => {
        expect([204, 400, 413]).toContain(await post(JSON.stringify(sent), type));
      },
    ),
    { numRuns: 200 },
  );
  const rows = await kept();
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(REPORT_LIMITS.perDay);
  const plain = /^[\x20-\x7e]{0,215}$/;
  expect(
    rows.filter(({ what, page, place }) => ![what, page, place].every((each) => plain.test(each))),
  ).toEqual([]);
});

test("a flood from one network is told to stop, and a day's different reports are bounded", async () => {
  app = await start(REPORT_LIMITS.postsPerHour);
  const answers = new Map<number, number>();
  for (let n = 0; n < 100; n += 1) {
    const different = Array.from({ length: 30 }, (_, i) => violation({ lineNumber: 30 * n + i }));
    const status = await post(different);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(answers)).toEqual({ 204: 60, 429: 40 });
  expect(await kept()).toHaveLength(REPORT_LIMITS.perDay);
});

test("a store that fails refuses a report, and the visitor's page doesn't notice", async () => {
  app = await start();
  await app.store.database.schema.dropTable("reports").execute();
  expect(await post([violation()])).toBe(503);
  expect(app.logged().map(({ event }) => event)).toContain("report.failed");
});
