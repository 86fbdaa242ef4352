import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ERASURES_FILE } from "../erasures/erasure-list.ts";
import { noteErasure } from "../erasures/note-erasure.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import { openStore } from "../store/store.ts";
import { spawnProgram } from "../testing/spawned-server.ts";
import { storeMessage } from "../testing/stored-message.ts";

/** Root can write everywhere; programs that it starts as another user can't. */
const user = process.getuid?.() === 0 ? 65_534 : undefined;

let folder: string;
let dataDir: string;
let backups: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "read-only-"));
  chmodSync(folder, 0o755);
  dataDir = join(folder, "data");
  backups = join(folder, "backups");
  mkdirSync(backups);
  const store = await openStore({ dataDir });
  await storeMessage(store, "a");
  await store.close();
});
afterEach(() => {
  if (existsSync(dataDir)) chmodSync(dataDir, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

/** Makes DATA_DIR read-only for whoever runs the commands. */
function takeWriting() {
  if (user !== undefined) {
    for (const name of readdirSync(dataDir)) chownSync(join(dataDir, name), user, user);
    chownSync(backups, user, user);
  }
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444);
  chmodSync(dataDir, 0o555);
}

function messages(...args: string[]) {
  return spawnProgram("messages.ts", args, { DATA_DIR: dataDir }, user).ended;
}

test("a store on a disk that can only be read is backed up elsewhere, with what was erased before", async () => {
  noteErasure(
    { dataDir, retentionDays: 730 },
    { messages: [{ key: "gone", received_at: new Date().toISOString() }] },
    new Date(),
  );
  takeWriting();
  const file = join(backups, "saved.sqlite");
  const { code, stdout, stderr } = await messages("backup", file);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(
    /^Written to .*saved\.sqlite: 1 messages, .*\nWhat is erased from now on can't be noted /,
  );
  expect(readFileSync(join(backups, ERASURES_FILE), "utf8")).toMatch(/^[0-9a-f]{64} /m);
  expect(readdirSync(backups).toSorted()).toEqual([ERASURES_FILE, "saved.sqlite"]);
});

test("the backup of the night is made and tried, and it says that the store can't record it", async () => {
  takeWriting();
  const { code, stderr } = await messages("nightly", backups);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^Written to .*\nRestored beside the store and compared: 1 messages, .*\n.*can't be recorded/s,
  );
  expect(readdirSync(backups).filter((name) => name.endsWith(".sqlite"))).toHaveLength(1);
});

test("a backup onto the disk that can't be written says to name another one", async () => {
  takeWriting();
  const { code, stderr } = await messages("backup", join(dataDir, "copy.sqlite"));
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /copy\.sqlite" can't be written \(EACCES.*\)\. Name a file on a disk that can be written\.\n$/,
  );
});

test("a store whose log can't be read where it lies says how to save it", async () => {
  const running = await openStore({ dataDir });
  await storeMessage(running, "in the log");
  const copied = join(folder, "copied");
  mkdirSync(copied);
  // After a power cut the log is there, but SQLite's index of it isn't.
  for (const end of ["", "-wal"])
    copyFileSync(join(dataDir, STORE_FILE + end), join(copied, STORE_FILE + end));
  await running.close();
  dataDir = copied;
  takeWriting();
  const { code, stderr } = await messages("backup", join(backups, "saved.sqlite"));
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^DATA_DIR: .* its log can only be read where it can be written\. Copy the folder .*\n$/,
  );
});
