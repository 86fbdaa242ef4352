import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNode } from "./find-node.mjs";
import { isNodeSupported } from "./node-version.mjs";
import { ensureInstalled } from "./setup.mjs";
import { projectRoot } from "../command/project.mjs";

/**
 * Returns the path of the project's Node, like ensureInstalled, for commands that only run: the server's. If `npm ci
 * --omit=dev` left out the build tools, it doesn't install them.
 */
export async function ensureRunnable() {
  const isReady = isNodeSupported(process.versions.node) && hasRuntimePackages();
  return (isReady ? findNode() : undefined) ?? (await ensureInstalled());
}

/** Whether each runtime package in the lock file is installed in the right version. */
function hasRuntimePackages() {
  // npm's record of what it installed, which it writes last.
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
