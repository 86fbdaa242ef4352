import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dropOldCopies, putAside } from "./put-aside.ts";
import { STORE_FILE } from "./store-file.ts";

const DAY = 24 * 3_600_000;

test("the store that a restore put aside is deleted after 14 days with its log, and what a killed backup left at once", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "aside-"));
  const own = ["", "-shm", "-wal"];
  const files = [...own.map((end) => STORE_FILE + end), "erasures.txt", "before-restore-by-hand.sqlite"];
  for (const name of files) writeFileSync(join(dataDir, name), "");
  const restoredAt = new Date("2026-11-06T04:00:00.123Z");
  putAside(dataDir, restoredAt);
  for (const name of files) writeFileSync(join(dataDir, name), "");
  mkdirSync(join(dataDir, ".backup-dead"));
  const left = (days: number) => {
    dropOldCopies(dataDir, new Date(restoredAt.getTime() + days * DAY));
    return readdirSync(dataDir).filter((name) => !files.includes(name));
  };
  const aside = "before-restore-2026-11-06T04-00-00.123Z.sqlite";
  expect(left(14).toSorted()).toEqual(own.map((end) => aside + end));
  expect(left(14.01)).toEqual([]);
  expect(readdirSync(dataDir).toSorted()).toEqual(files.toSorted());
  rmSync(dataDir, { recursive: true });
});
