import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../command/project.mjs";

/** The first release in which node:sqlite (for the store) and running TypeScript sources are stable. */
export const neededNode = 24;

/**
 * Path of the Node that runs the project: the current one if it is new enough, else the packaged one. Undefined if
 * there is neither, or if the packaged one doesn't run here (for example on a musl system).
 */
export function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const packaged = packagedNode();
  if (!packaged || !existsSync(packaged)) return undefined;
  const answer = spawnSync(packaged, ["--version"], { encoding: "utf8" });
  return isNewEnough((answer.stdout ?? "").replace("v", "")) ? packaged : undefined;
}

/** False if installing can't help: this Node is too old, and the lock file has none for the platform. */
export function canHaveNode() {
  return isNewEnough(process.versions.node) || packagedNode() !== undefined;
}

/** @param {string} version */
function isNewEnough(version) {
  return Number.parseInt(version, 10) >= neededNode;
}

/** Path inside the package: node_modules/.bin contains scripts instead of links on Windows. */
function packagedNode() {
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = Object.keys(optionalDependencies).find((each) => each.endsWith(`-${system}-${process.arch}`));
  if (!name) return undefined;
  const program = process.platform === "win32" ? "node.exe" : "node";
  return join(projectRoot, "node_modules", name, "bin", program);
}
