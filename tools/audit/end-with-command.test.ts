import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spawnTool } from "../testing/spawn-tool.ts";

// A test command and a test judge, like tools/audit.ts and its judges, over the real server. Each test waits until
// nothing holds their output any more: a server left running would show as a test that doesn't end.

const root = join(import.meta.dirname, "../..");
const addressOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "judges-"));
  const judge = join(folder, "judge.mjs");
  writeFileSync(
    judge,
    `import { endWithCommand } from ${addressOf("./end-with-command.mjs")};
    import { startServer } from ${addressOf("./start-server.mjs")};
    endWithCommand();
    const server = await startServer();
    console.log("Judging " + server.origin);
    if (process.argv[2] === "quick") await server.stop();
    else setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    join(folder, "command.mjs"),
    `import { runChild } from ${addressOf("../command/run-child.mjs")};
    const args = [${JSON.stringify(judge)}, ...process.argv.slice(2)];
    const { code } = await runChild(process.execPath, args, { ipc: true });
    process.exitCode = code;`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function judge(...words: string[]) {
  const args = [join(folder, "command.mjs"), ...words];
  const command = spawnTool(process.execPath, args, { cwd: root, env: process.env });
  const [, origin = ""] = await command.match(/Judging (\S+)/);
  return { ...command, origin };
}

it.each(["SIGTERM", "SIGKILL"])("a judge and its server are gone after %s to the command", async (signal) => {
  const { pid, ended, origin } = await judge();
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  process.kill(pid, signal);
  await ended;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow("fetch failed");
});

it("a judge that has spoken ends by itself", async () => {
  const { ended } = await judge("quick");
  expect(await ended).toMatchObject({ code: 0 });
});
