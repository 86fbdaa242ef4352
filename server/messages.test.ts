import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { STORE_FILE } from "./store/sqlite/store-file.ts";
import { openStore } from "./store/store.ts";
import { WORDS, postJson } from "./testing/contact-post.ts";
import { spawnProgram, spawnServer } from "./testing/spawned-server.ts";
import { type TemporarySite, makeTemporarySite } from "./testing/temporary-site.ts";

let site: TemporarySite;
beforeEach(() => {
  site = makeTemporarySite();
});
afterEach(() => site.remove());

function messages(...args: string[]) {
  return spawnProgram("messages.ts", args, { DATA_DIR: site.dataDir }).ended;
}

async function storeMessage(key: string, time: string) {
  const store = await openStore({ dataDir: site.dataDir });
  const message = { ...WORDS, subject: "Other", message: `words of ${key}` } as const;
  await store.save({ message, key, receivedAt: new Date(time), source: "json" });
  await store.close();
}

test("before the first message it says so and makes no folder", async () => {
  expect(await messages()).toEqual({ code: 0, stdout: "No messages yet.\n", stderr: "" });
  expect((await messages("--json")).stdout).toBe("[]\n");
  expect(existsSync(site.dataDir)).toBe(false);
});

test("messages are listed newest first, with the time by the supplier's clocks", async () => {
  await storeMessage("old", "2026-01-01T20:00:00Z");
  await storeMessage("new", "2026-01-02T20:00:00Z");
  // Which clocks apply depends on this checkout's own build, if there is one (report/local-time.test.ts).
  const { stdout } = await messages();
  expect(stdout.replaceAll(/2026-01-0\d \d\d:\d\d:\d\d \S+/g, "TIME").replaceAll(/ +/g, " ")).toBe(
    [
      "Reference Received Mail Name E-mail Subject",
      "",
      "11507a0e2f5e TIME waiting Asha Rao asha@example.com Other",
      " words of new",
      "",
      "cba06b5736fa TIME waiting Asha Rao asha@example.com Other",
      " words of old",
      "",
    ].join("\n"),
  );
});

test("a limit shows only the newest", async () => {
  await storeMessage("old", "2026-01-01T20:00:00Z");
  await storeMessage("new", "2026-01-02T20:00:00Z");
  const { stdout } = await messages("--json", "--limit", "1");
  expect(JSON.parse(stdout)).toEqual([
    {
      received_at: "2026-01-02T20:00:00.000Z",
      name: WORDS.userName,
      email: WORDS.email,
      subject: "Other",
      message: "words of new",
      files: [],
      key: "new",
      source: "json",
      flag: null,
      mail: "waiting",
      reference: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ]);
});

test("it works while the server runs, and after the server was killed", async () => {
  const server = await spawnServer(site.root);
  await postJson(server.origin, WORDS);
  expect((await messages()).stdout).toContain(WORDS.message);
  await postJson(server.origin, { ...WORDS, message: "A second one." });
  server.signal("SIGKILL");
  await server.ended;
  expect((await messages("--csv")).stdout).toContain("A second one.");
});

test("a store that can't be read is explained with exit code 1", async () => {
  mkdirSync(site.dataDir);
  writeFileSync(join(site.dataDir, STORE_FILE), "no database ".repeat(100));
  const { code, stdout, stderr } = await messages();
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^DATA_DIR: the store in ".*" can't be opened \(.*\)\.\n$/);
});

test("a store that this user may not look at is no empty one: an erasure request doesn't look done", async () => {
  await storeMessage("kept", "2026-01-01T20:00:00Z");
  chmodSync(site.root, 0o755);
  const asOther = (...args: string[]) => {
    // Root may read everything; a program that it starts as another user may not.
    const user = process.getuid?.() === 0 ? 65_534 : undefined;
    if (user === undefined) chmodSync(site.dataDir, 0);
    return spawnProgram("messages.ts", args, { DATA_DIR: site.dataDir }, user).ended;
  };
  for (const args of [["purge", "--email", WORDS.email, "--yes"], ["list"], ["export"]]) {
    const { code, stdout, stderr } = await asOther(...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^DATA_DIR: this user can't read the store in ".*" \(EACCES.*\)\. Run the command as/,
    );
  }
  chmodSync(site.dataDir, 0o700);
  expect((await messages("--json")).stdout).toContain("words of kept");
});

test("where there is no store, a deletion says so with exit code 1", async () => {
  const { code, stdout, stderr } = await messages("purge", "--email", WORDS.email, "--yes");
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^There is no store in DATA_DIR/);
});

test("what was deleted is in no file of the store, while the server runs", async () => {
  const server = await spawnServer(site.root);
  await postJson(server.origin, { ...WORDS, userName: "Erase Me", message: "erase me ".repeat(3_000) });
  await postJson(server.origin, { ...WORDS, email: "kept@example.com", message: "to be kept" });
  const holds = (text: string) =>
    readdirSync(site.dataDir).filter((file) => readFileSync(join(site.dataDir, file)).includes(text));
  expect(holds("erase me")).not.toEqual([]);
  expect((await messages("purge", "--email", WORDS.email, "--yes")).stdout).toMatch(
    /^1 messages deleted\.\nCopies in the sales desk's mailbox \(MAIL_TO\) are erased by hand\./,
  );
  expect([holds("erase me"), holds("Erase Me"), holds(WORDS.email)]).toEqual([[], [], []]);
  expect(holds("to be kept")).not.toEqual([]);
  server.signal("SIGTERM");
  await server.ended;
});

test("a wrong command is explained with exit code 2", async () => {
  const { code, stdout, stderr } = await messages("burn");
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^Unknown command "burn"\.\nUsage: npm run messages/);
});

test("a message that isn't there is explained with exit code 1", async () => {
  expect(await messages("show", "nothing")).toEqual({
    code: 1,
    stdout: "",
    stderr: '"nothing" names no message, or more than one.\n',
  });
});
