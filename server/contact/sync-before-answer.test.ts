import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { followCalls } from "../testing/follow-calls.ts";
import { postFile, sampleFile } from "../testing/sample-files.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

// Killing the process can't show this: data in the system's memory outlives the process, but not a power cut.
test("a message is synced to disk before it is answered", async ({ skip }) => {
  const server = await spawnServer(site.root);
  const trace = await followCalls([server.pid], join(site.root, "calls.txt"));
  if (trace !== undefined) {
    for (let i = 0; i < 3; i += 1) expect((await postJson(server.origin, WORDS)).status).toBe(200);
  }
  server.signal("SIGKILL");
  await server.ended;
  skip(trace === undefined, "strace is missing or may not look into other processes");
  expect(await trace?.order()).toMatch(/^s+as+as+a$/);
});

test("each file is synced to disk, all its pieces, before it is answered", async ({ skip }) => {
  const server = await spawnServer(site.root);
  const trace = await followCalls([server.pid], join(site.root, "calls.txt"));
  if (trace !== undefined) {
    for (let i = 0; i < 3; i += 1)
      expect((await postFile(server.origin, sampleFile("jpeg", 2_500_000))).status).toBe(200);
  }
  server.signal("SIGKILL");
  await server.ended;
  skip(trace === undefined, "strace is missing or may not look into other processes");
  // Start, three pieces, finish: at least one sync each.
  expect(await trace?.order()).toMatch(/^(?:s{5,}a){3}$/);
});
