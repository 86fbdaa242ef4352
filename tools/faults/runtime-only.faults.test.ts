import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WORDS, postJson } from "#server/testing/contact-post.ts";
import { copyProject } from "../testing/project-copy.ts";
import { spawnTool } from "../testing/spawn-tool.ts";

const { root: cwd, dispose } = copyProject();
const dataDir = mkdtempSync(join(tmpdir(), "runtime-only-"));
const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: join(dataDir, "messages") };
const file = join(dataDir, "copy.sqlite");

function messages(...args: string[]): string {
  return execFileSync("npm", ["run", "-s", "messages", "--", ...args], { cwd, env, encoding: "utf8" });
}

// As in docs/operations.md: built with all packages, some of which are then left out.
beforeAll(() => {
  execFileSync("npm", ["run", "build"], { cwd, env, stdio: "ignore" });
  rmSync(join(cwd, "node_modules"));
  execFileSync("npm", ["ci", "--omit=dev"], { cwd, env, stdio: "ignore" });
  for (const name of ["typescript", "@typescript"])
    rmSync(join(cwd, "node_modules", name), { recursive: true });
}, 600_000);
afterAll(() => {
  rmSync(dataDir, { recursive: true });
  dispose();
});

test.each([
  ["npm start", "npm", ["start"]],
  ["the service's own line", "node_modules/.bin/node", ["server/main.ts"]],
])("after npm ci --omit=dev messages are taken by %s", async (_, program, args) => {
  const server = spawnTool(program, args, { cwd, env });
  const [, port] = await server.match(/^Listening on http:\/\/localhost:(\d+)$/m);
  const origin = `http://127.0.0.1:${port}`;
  expect(await (await fetch(origin)).text()).toContain("</html>");
  expect((await postJson(origin, WORDS)).status).toBe(200);
  process.kill(server.pid, "SIGTERM");
  expect((await server.ended).text).toContain("server.stopping");
});

test("after npm ci --omit=dev messages are listed, backed up, tried and restored", () => {
  expect(messages("list")).toContain(WORDS.email);
  expect(messages("backup", file)).toContain("2 messages");
  expect(messages("drill", file)).toContain("2 messages");
  expect(messages("restore", file, "--yes")).toContain("2 messages");
});

test("none of it has installed the tools for building again", () => {
  const { packages }: { packages: Record<string, { dev?: true }> } = JSON.parse(
    readFileSync(join(cwd, "package-lock.json"), "utf8"),
  );
  const left = Object.keys(packages).filter((path) => packages[path]?.dev && existsSync(join(cwd, path)));
  expect(left).toEqual([]);
});
