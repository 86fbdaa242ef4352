import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

/** Follows the system calls of a process; undefined where strace is missing or may not look. */
async function follow(pid: number, file: string): Promise<{ ended: Promise<unknown> } | undefined> {
  const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg";
  const strace = spawn("/usr/bin/strace", ["-f", "-p", String(pid), "-e", calls, "-s", "24", "-o", file]);
  const ended = Promise.race([once(strace, "close"), once(strace, "error")]);
  const isAttached = await Promise.race([
    once(strace.stderr, "data").then(([text]) => String(text).includes("attached")),
    ended.then(() => false),
  ]);
  return isAttached ? { ended } : undefined;
}

// Killing the process can't show this: what the system holds in memory outlives it. A power cut would not spare it.
test("a message is synced to disk before it is answered", async ({ skip }) => {
  const server = await spawnServer(site.root);
  const file = join(site.root, "calls.txt");
  const trace = await follow(server.pid, file);
  if (trace !== undefined) {
    for (let i = 0; i < 3; i += 1) expect((await postJson(server.origin, WORDS)).status).toBe(200);
  }
  server.signal("SIGKILL");
  await server.ended;
  skip(trace === undefined, "strace is missing or may not look into other processes");
  await trace?.ended;
  const calls = readFileSync(file, "utf8").match(/\b(?:fsync|fdatasync)\(|HTTP\/1\.1 200/g) ?? [];
  const order = calls.map((call) => (call.startsWith("HTTP") ? "answer" : "sync")).join(" ");
  expect(order).toMatch(/^(?:sync )+answer (?:sync )+answer (?:sync )+answer$/);
});
