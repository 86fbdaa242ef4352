import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { changedFiles } from "./changed-files.ts";

const folder = mkdtempSync(join(tmpdir(), "changed-"));
const now = new Date("2026-11-24T03:00:00Z");
const who = ["-c", "user.name=A", "-c", "user.email=a@example.com"];

function git(day: string, ...command: string[]): void {
  const time = `${day}T12:00:00Z`;
  execFileSync("git", [...who, ...command], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    stdio: "ignore",
  });
}

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a file's day is that of its last commit, today where it isn't committed, and unknown without a history", () => {
  const content = join(folder, "content");
  mkdirSync(join(content, "range"), { recursive: true });
  expect(changedFiles(content, now)).toEqual(new Map());
  git("2026-10-01", "init");
  writeFileSync(join(content, "range/taps.csv"), "a");
  writeFileSync(join(content, "page.json"), "{}");
  git("2026-10-01", "add", ".");
  git("2026-10-01", "commit", "-m", "Both");
  writeFileSync(join(content, "range/taps.csv"), "b");
  git("2026-10-05", "commit", "-am", "One");
  writeFileSync(join(content, "new.json"), "{}");
  expect(changedFiles(content, now)).toEqual(
    new Map([
      ["new.json", "2026-11-24"],
      ["range/taps.csv", "2026-10-05"],
      ["page.json", "2026-10-01"],
    ]),
  );
});
