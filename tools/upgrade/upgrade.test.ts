import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type Server, createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { spawnTool } from "../testing/spawn-tool.ts";

// Releases of a project with the real tools; build and backup only record that they ran. The "server" is whatever the
// link led to at the last restart.

let base: string;
let first: string;
let monitor: Server;
let port: number;

const git = (...args: string[]) =>
  execFileSync("git", ["-C", first, "-c", "user.name=T", "-c", "user.email=t@example.com", ...args], {
    encoding: "utf8",
  }).trim();
const served = () => readFileSync(join(base, "served"), "utf8");
const release = (text: string) => {
  writeFileSync(join(first, "version.txt"), text);
  git("add", "--all");
  git("commit", "--quiet", "-m", text);
  return git("rev-parse", "HEAD");
};

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), "releases-"));
  first = join(base, "first");
  mkdirSync(join(first, "server"), { recursive: true });
  mkdirSync(join(base, "backups"));
  cpSync(join(import.meta.dirname, ".."), join(first, "tools"), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|node_modules/.test(path),
  });
  writeFileSync(join(first, "package.json"), '{ "type": "module" }');
  writeFileSync(
    join(first, "server/messages.ts"),
    'import { writeFileSync } from "node:fs"; writeFileSync(process.argv[3], process.argv[2]);',
  );
  // Replaces the real build.
  writeFileSync(
    join(first, "tools/run.mjs"),
    'import { readFileSync, writeFileSync } from "node:fs"; const v = readFileSync("version.txt", "utf8"); if (v === "unbuildable") process.exit(1); writeFileSync("built.txt", v);',
  );
  writeFileSync(join(base, "settings.env"), "PORT=1\n");
  symlinkSync(join(base, "settings.env"), join(first, ".env"));
  writeFileSync(join(first, ".gitignore"), ".env\nbuilt.txt\n");
  git("init", "--quiet");
  symlinkSync("first", join(base, "current"));
  monitor = createServer((_, response) => {
    response.statusCode = served().includes("broken") ? 503 : 200;
    response.end("{}");
  });
  await new Promise<void>((resolve) => void monitor.listen(0, "127.0.0.1", resolve));
  const address = monitor.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterEach(() => {
  monitor.closeAllConnections();
  monitor.close();
  rmSync(base, { recursive: true });
});

function upgrade(...words: string[]) {
  const places = ["--base", base, "--backups", join(base, "backups")];
  const how = ["--restart", "cat current/version.txt > served", "--check", `http://127.0.0.1:${port}/readyz`];
  const args = ["tools/upgrade/main.mjs", ...words, ...places, ...how, "--patience", "1"];
  return spawnTool(process.execPath, args, { cwd: first, env: process.env }).ended;
}

it("goes to a release by the commit that CHANGELOG names, with a backup, and back by one command", async () => {
  release("one");
  const second = release("two");
  writeFileSync(join(first, "CHANGELOG.md"), `## 2.0.0, 2026-11-24\n\nCommit \`${second}\`.\n`);
  release("later");
  expect(await upgrade("2.0.0")).toMatchObject({
    code: 0,
    text: expect.stringContaining("2.0.0 is running"),
  });
  const now = readlinkSync(join(base, "current"));
  expect([served(), now]).toEqual(["two", `2.0.0-${second.slice(0, 12)}`]);
  expect(readFileSync(join(base, now, "built.txt"), "utf8")).toBe("two");
  expect(readlinkSync(join(base, now, ".env"))).toBe(join(base, "settings.env"));
  expect(readdirSync(join(base, "backups"))).toEqual([expect.stringMatching(/^before-2\.0\.0-.*\.sqlite$/)]);
  expect(await upgrade("--back")).toMatchObject({
    code: 0,
    text: expect.stringContaining("first is running again"),
  });
  expect([served(), readlinkSync(join(base, "current"))]).toEqual(["later", "first"]);
});

it("comes back by itself from a release that isn't ready, and leaves the running one where the build fails", async () => {
  release("one");
  const unbuildable = release("unbuildable");
  const broken = release("broken");
  writeFileSync(join(first, "CHANGELOG.md"), "nothing\n");
  release("good");
  writeFileSync(join(base, "served"), "good");
  const failed = await upgrade(unbuildable);
  expect([failed.code, failed.text]).toEqual([
    1,
    expect.stringContaining("The running release was not touched."),
  ]);
  const back = await upgrade(broken);
  expect([back.code, back.text]).toEqual([
    1,
    expect.stringContaining("was not ready and is not running; first is"),
  ]);
  expect([served(), readlinkSync(join(base, "current"))]).toEqual(["good", "first"]);
});

it("names a release that isn't there, before anything is done", async () => {
  writeFileSync(join(first, "CHANGELOG.md"), `## 3.0.0, 2026-11-24\n\nCommit \`${"a".repeat(40)}\`.\n`);
  release("one");
  expect((await upgrade("4.0.0")).text).toBe(
    "CHANGELOG names no commit of 4.0.0, and there is no tag v4.0.0.\n",
  );
  expect((await upgrade("3.0.0")).text).toContain("doesn't hold that commit");
  expect((await upgrade("tomorrow")).text).toBe(
    '"tomorrow" is no release here: say a number such as 1.1.0, or a commit.\n',
  );
  expect(readdirSync(join(base, "backups"))).toEqual([]);
});
