import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../project.mjs";
import { serveBuilt } from "../serve-built.mjs";

/**
 * Starts the real server over the built site: `{ origin, stop }`. With a host as it runs behind a proxy with TLS for
 * that host, without as on a machine of one's own.
 */
export function startServer(host) {
  const dataDir = mkdtempSync(join(tmpdir(), "audit-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return serveBuilt(projectRoot, { PUBLIC_URL: host ? `https://${host}` : "", DATA_DIR: dataDir });
}
