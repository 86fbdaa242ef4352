import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../command/project.mjs";
import { serveBuilt } from "../serving/serve-built.mjs";

/**
 * Starts the real server over the built site: `{ origin, stop }`. With a host it is configured as if behind a TLS proxy
 * for that host; without one, as on a developer's machine.
 */
export function startServer(host) {
  const dataDir = mkdtempSync(join(tmpdir(), "audit-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return serveBuilt(projectRoot, {
    PUBLIC_URL: host ? `https://${host}` : "",
    DATA_DIR: join(dataDir, "messages"),
  });
}
