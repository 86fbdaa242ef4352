import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dropLeftovers } from "../store/files/drop-files.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import { sampleFile } from "../testing/sample-files.ts";
import { writeFiles } from "./write-files.ts";

const HOUR = 3_600_000;
let folder: string;
let store: OpenStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "files-"));
  store = await openStore({ dataDir: join(folder, "data") });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("a command that finds no files says that it wrote none", async () => {
  expect(await writeFiles(store, { references: [], output: join(folder, "out") })).toBe(
    `0 files written to ${join(folder, "out")}.\n`,
  );
  expect(readdirSync(join(folder, "out"))).toEqual([]);
});

test("a file that no message has named is kept for a day, and not longer", async () => {
  const arrived = new Date("2026-11-24T06:00:00Z");
  const bytes = sampleFile("jpeg");
  await store.database
    .insertInto("attachments")
    .values({
      id: "a",
      upload_key: null,
      name: "a.jpg",
      kind: "jpeg",
      bytes: bytes.length,
      room: bytes.length,
      sha256: "0",
      created_at: arrived.toISOString(),
      message_key: null,
      position: 0,
    })
    .execute();
  expect(await dropLeftovers(store.database, new Date(arrived.getTime() + 24 * HOUR - 60_000))).toBe(0);
  expect(await dropLeftovers(store.database, new Date(arrived.getTime() + 24 * HOUR + 1))).toBe(1);
});
