import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS, postJson } from "./testing/contact-post.ts";
import { freePort } from "./testing/free-port.ts";
import { spawnServer } from "./testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "./testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite({ "enquiry.html": "%%reference%%", "enquiry-sent.html": "%%reference%%" });
});
afterEach(() => site.remove());

test("figures are at an address of their own, and not at the site's", async () => {
  const metrics = `127.0.0.1:${await freePort()}`;
  const server = await spawnServer(site.root, { METRICS_ADDRESS: metrics, MAX_STORED: "2" });
  expect((await postJson(server.origin, WORDS)).status).toBe(200);
  expect((await postJson(server.origin, {})).status).toBe(400);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  expect((await postJson(server.origin, { ...WORDS, message: "Two." })).status).toBe(200);
  const answer = await fetch(`http://${metrics}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4");
  for (const line of [
    "site_ready 0",
    'site_problem{name="stored-met"} 1',
    "site_messages_stored 2",
    "site_messages_max 2",
    "site_mails_waiting 2",
    'site_requests_total{route="contact",status="200"} 2',
    'site_requests_total{route="contact",status="400"} 1',
    'site_requests_total{route="site",status="404"} 1',
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).not.toContain(WORDS.email);
  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test("each request is a line of the log where that is switched on, without a word about the visitor", async () => {
  const server = await spawnServer(site.root, { REQUEST_LOG: "yes", TRUSTED_PROXIES: "1" });
  const headers = {
    "X-Forwarded-For": "203.0.113.77",
    "User-Agent": "Agent of Asha",
    Referer: "https://r.example",
  };
  await fetch(`${server.origin}/?q=asha%40example.com`, { headers });
  await fetch(`${server.origin}/asha@example.com`, { headers });
  const answer: unknown = await (await postJson(server.origin, WORDS, headers)).json();
  const [path = "", token = ""] = /\/enquiry\/([\w-]{43})/.exec(JSON.stringify(answer)) ?? [];
  expect(token).not.toBe("");
  // Whichever way its letters are written, the page is there: its address is no visitor's name, but a key.
  for (const each of [path, path.replace("/e", "/%65"), `${path}/sent`, `${path}/`]) {
    const page = await fetch(server.origin + each, { redirect: "manual", headers });
    expect(page.status).toBe(200);
  }
  server.signal("SIGTERM");
  const { stdout } = await server.ended;
  const lines = stdout.split("\n").filter((line) => line.includes('"event":"request"'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { method: "GET", path: "/", status: 200, ms: expect.any(Number) },
    { method: "GET", path: "(other)", status: 404 },
    { method: "POST", path: "/api/notifications/contact", status: 200 },
    ...[1, 2, 3, 4].map(() => ({ method: "GET", path: "/enquiry/", status: 200 })),
  ]);
  expect(stdout).not.toContain(token);
  expect(stdout).not.toMatch(/asha|203\.0\.113|r\.example/i);
});

test("without the switch no request is in the log", async () => {
  const server = await spawnServer(site.root);
  await fetch(server.origin);
  server.signal("SIGTERM");
  expect((await server.ended).stdout).not.toContain('"event":"request"');
});
