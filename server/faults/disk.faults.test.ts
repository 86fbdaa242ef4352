import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { spawnProgram, spawnServer } from "../testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";
import { openStore } from "../store/store.ts";

const run = promisify(execFile);

function mount(...args: string[]): Promise<boolean> {
  return run("mount", args).then(
    () => true,
    () => false,
  );
}

let site: TemporarySite;
let disk: string;
beforeEach(async () => {
  site = makeTemporarySite();
  disk = mkdtempSync(join(tmpdir(), "disk-"));
});
afterEach(() => {
  site.remove();
  rmSync(disk, { recursive: true, force: true });
});

// Needs the right to mount: run as root. store-faults.test.ts tests the same on every machine by SQLite's own limit.
test("a disk that is really full: 503 and the reason in the log, and success again once there is room", async ({
  skip,
}) => {
  const isMounted = await mount("-t", "tmpfs", "-o", "size=3m", "tmpfs", disk);
  skip(!isMounted, "mounting needs root");
  try {
    const server = await spawnServer(site.root, { DATA_DIR: join(disk, "data"), RATE_LIMIT: "0" });
    const words = { ...WORDS, message: "x".repeat(50_000) };
    let accepted = 0;
    let refused = 0;
    while (refused < 3) {
      const { status } = await postJson(server.origin, words);
      if (status === 200) accepted += 1;
      else refused += 1;
      expect([200, 503]).toContain(status);
    }
    expect(await server.line("disk is full")).toContain('"event":"contact.failed"');
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.origin}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringContaining('"disk-full"')]);
    await run("mount", ["-o", "remount,size=20m", disk]);
    for (let i = 0; i < 3; i += 1) expect((await postJson(server.origin, words)).status).toBe(200);
    server.signal("SIGTERM");
    expect((await server.ended).code).toBe(0);
    const store = await openStore({ dataDir: join(disk, "data") });
    expect(await store.list()).toHaveLength(accepted + 3);
    await store.close();
    console.log(`Full disk: ${accepted} accepted, 3 refused, 3 accepted after room was made; none missing`);
  } finally {
    await run("umount", ["-l", disk]);
  }
});

test("a data folder that can't be written stops the start with a sentence, and is backed up; what it holds is there when it can", async ({
  skip,
}) => {
  const dataDir = join(disk, "data");
  mkdirSync(dataDir);
  const store = await openStore({ dataDir });
  await store.save({
    message: { ...WORDS, subject: "Other" },
    key: "kept",
    receivedAt: new Date(),
    source: "json",
  });
  await store.close();
  skip(!(await mount("--bind", dataDir, dataDir)), "mounting needs root");
  try {
    await run("mount", ["-o", "remount,ro,bind", dataDir]);
    await expect(spawnServer(site.root, { DATA_DIR: dataDir })).rejects.toThrow(
      /DATA_DIR: the store in ".*" can't be opened \(EROFS/,
    );
    // This is when a backup is needed most.
    const file = join(disk, "saved.sqlite");
    const backup = await spawnProgram("messages.ts", ["backup", file], { DATA_DIR: dataDir }).ended;
    expect(backup).toMatchObject({ code: 0, stdout: expect.stringContaining("saved.sqlite: 1 messages, ") });
    await run("mount", ["-o", "remount,rw,bind", dataDir]);
    const server = await spawnServer(site.root, { DATA_DIR: dataDir });
    expect((await postJson(server.origin, WORDS)).status).toBe(200);
    server.signal("SIGTERM");
    await server.ended;
  } finally {
    await run("umount", ["-l", dataDir]);
  }
  const reopened = await openStore({ dataDir });
  expect((await reopened.list()).map((row) => row.key)).toContain("kept");
  await reopened.close();
});
