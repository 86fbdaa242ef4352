import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNode } from "./find-node.mjs";
import { isNodeSupported } from "./node-version.mjs";
import { ensureInstalled } from "./setup.mjs";
import { projectRoot } from "../command/project.mjs";

/**
 * Answers with the path of the project's Node, as ensureInstalled does, for what only runs: the server and its
 * commands. Where `npm ci --omit=dev` left the tools for building out, they stay out.
 */
export async function ensureRunnable() {
  const isReady = isNodeSupported(process.versions.node) && hasRuntimePackages();
  return (isReady ? findNode() : undefined) ?? (await ensureInstalled());
}

/** True when each package that the lock file names for running is installed in its version. */
function hasRuntimePackages() {
  // npm's own note of what it installed, which it writes last.
  const note = join(projectRoot, "node_modules", ".package-lock.json");
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(projectRoot, "package-lock.json")))
    .filter(([path, { dev, optional, devOptional }]) => path !== "" && !dev && !optional && !devOptional)
    .every(([path, { version }]) => installed[path]?.version === version);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}
