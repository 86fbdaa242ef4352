import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../project.mjs";

/**
 * Starts the real server over the built site: `{ origin, stop }`. With a host as it runs behind a proxy with TLS for
 * that host, without as on a machine of one's own.
 */
export async function startServer(host) {
  const dataDir = mkdtempSync(join(tmpdir(), "audit-"));
  const child = spawn(process.execPath, [join(projectRoot, "server/main.ts")], {
    env: { PORT: "0", PUBLIC_URL: host ? `https://${host}` : "", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let printed = "";
  let port;
  while (!(port = /Listening on \S+:(\d+)\n/.exec(printed)?.[1])) {
    const chunk = await Promise.race([once(child.stdout, "data"), ended.then(() => undefined)]);
    if (!chunk) throw new Error("The server has ended.");
    printed += String(chunk[0]);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true });
    },
  };
}
