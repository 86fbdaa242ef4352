import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyBuiltProject } from "../testing/project-copy.ts";
import { spawnTool } from "../testing/spawn-tool.ts";

// Runs the real server over a really built site. Each test waits until no process holds the output any more, so that a
// process left running would show as a test that doesn't end.

const { root: cwd, dispose } = copyBuiltProject();
afterAll(dispose);

const npmStart = ["npm", "start"] as const;
const nodeStart = [process.execPath, "tools/start.mjs"] as const;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function start([command, ...args]: readonly [string, ...string[]], { ownGroup = false } = {}) {
  const settings = {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: join(dataDir, "messages"),
    PUBLIC_URL: "",
    API_HOST: "",
  };
  const env = { ...process.env, ...settings };
  const program = spawnTool(command, args, { cwd, env, ownGroup });
  const [, port] = await program.match(/^Listening on http:\/\/localhost:(\d+)$/m);
  return { ...program, origin: `http://127.0.0.1:${port}` };
}

async function isServing(origin: string): Promise<boolean> {
  return fetch(origin).then(
    (answer) => answer.ok,
    () => false,
  );
}

describe("the started server", () => {
  it("answers, and is gone after SIGTERM to the command", async () => {
    const server = await start(nodeStart);
    expect(await isServing(server.origin)).toBe(true);
    process.kill(server.pid, "SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(await isServing(server.origin)).toBe(false);
  });

  it("is gone after Ctrl-C, which reaches the whole group", async () => {
    const server = await start(nodeStart, { ownGroup: true });
    process.kill(-server.pid, "SIGINT");
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(await isServing(server.origin)).toBe(false);
  });

  it("is gone when the command was killed outright", async () => {
    const server = await start(nodeStart);
    process.kill(server.pid, "SIGKILL");
    expect(await server.ended).toMatchObject({ signal: "SIGKILL" });
    expect(await isServing(server.origin)).toBe(false);
  });

  it("is gone after SIGTERM to npm", async () => {
    const server = await start(npmStart);
    expect(await isServing(server.origin)).toBe(true);
    process.kill(server.pid, "SIGTERM");
    expect((await server.ended).text).toContain("server.stopping");
    expect(await isServing(server.origin)).toBe(false);
  });

  it("is gone after Ctrl-C to npm", async () => {
    const server = await start(npmStart, { ownGroup: true });
    process.kill(-server.pid, "SIGINT");
    expect((await server.ended).text).toContain("server.stopping");
    expect(await isServing(server.origin)).toBe(false);
  });

  it("is gone after npm was killed outright", async () => {
    const server = await start(npmStart);
    process.kill(server.pid, "SIGKILL");
    expect((await server.ended).text).toContain("server.stopping");
    expect(await isServing(server.origin)).toBe(false);
  });

  it("says which setting is wrong, and ends", async () => {
    const env = { ...process.env, PORT: "eighty", PUBLIC_URL: "", API_HOST: "" };
    const { code, text } = await spawnTool("npm", ["start"], { cwd, env }).ended;
    expect(code).toBe(1);
    expect(text.trimEnd().split("\n").at(-1)).toContain(
      'PORT: expected a whole number from 0 to 65535, found "eighty"',
    );
  });
});
