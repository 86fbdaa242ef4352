import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyBuiltProject } from "../testing/project-copy.ts";
import { freePort } from "#server/testing/free-port.ts";
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

async function start(
  [command, ...args]: readonly [string, ...string[]],
  { ownGroup = false, more = {} }: { ownGroup?: boolean; more?: Record<string, string> } = {},
) {
  const settings = {
    ...more,
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

describe("the supplier's desk", () => {
  const startBoth = async () => {
    const port = await freePort();
    const desk = `http://localhost:${port}`;
    const more = { DESK_ADDRESS: `127.0.0.1:${port}`, DESK_URL: desk };
    return { port, desk, begin: () => start(nodeStart, { more }) };
  };

  it("is started beside the site where it is set, and is gone with it", async () => {
    const { desk, begin } = await startBoth();
    const server = await begin();
    await server.match(/^The desk listens on /m);
    expect(await isServing(`${desk}/sign-in`)).toBe(true);
    expect(await isServing(`${server.origin}/sign-in`)).toBe(false);
    process.kill(server.pid, "SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    expect(server.written()).not.toContain("the site goes on");
    expect(await isServing(`${desk}/sign-in`)).toBe(false);
  });

  it("is gone when the command was killed outright", async () => {
    const { desk, begin } = await startBoth();
    const server = await begin();
    await server.match(/^The desk listens on /m);
    process.kill(server.pid, "SIGKILL");
    await server.ended;
    expect(await isServing(`${desk}/sign-in`)).toBe(false);
  });

  it("leaves the site alone when it ends by itself, and says so", async () => {
    const { port, begin } = await startBoth();
    const other = createServer().listen(port, "127.0.0.1");
    await once(other, "listening");
    const server = await begin();
    await server.match(
      /DESK_ADDRESS: \d+ is already in use[^]*The desk has ended \(code 1\); the site goes on\./,
    );
    expect(await isServing(server.origin)).toBe(true);
    process.kill(server.pid, "SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
    other.close();
  });

  it("says which setting is missing, and the site doesn't start without it either", async () => {
    const env = { ...process.env, DATA_DIR: join(dataDir, "messages"), DESK_ADDRESS: "127.0.0.1:0" };
    const { ended } = spawnTool(process.execPath, ["tools/start.mjs"], { cwd, env });
    const { code, text } = await ended;
    expect(code).toBe(1);
    expect(text).toContain("DESK_ADDRESS: expected DESK_URL beside it");
  });
});
