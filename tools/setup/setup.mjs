import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, sep } from "node:path";
import { canHaveNode, findNode, neededNode } from "./find-node.mjs";
import { isNodeSupported, nodeIsTooOld } from "./node-version.mjs";
import { FriendlyError, isRunDirectly, projectRoot, runMain } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";

const packages = join(projectRoot, "node_modules");
const stampFile = join(packages, ".setup-stamp");

/**
 * Ensures that the lock file's packages are installed, including a Node new enough for the project; returns the path of
 * that Node. Runs on any supported Node without packages, since it installs them.
 */
export async function ensureInstalled() {
  const { node: version } = process.versions;
  if (!isNodeSupported(version)) throw new FriendlyError(nodeIsTooOld(version));
  if (!canHaveNode()) throw nodeIsMissing();
  const expected = lockStamp();
  // An installation without optional packages has the same stamp but no Node, hence the second check.
  if (!isInstalled(expected) || !findNode()) {
    refuseLink();
    await install();
    writeFileSync(stampFile, `${expected} ${version}\n`);
  }
  const node = findNode();
  if (!node) throw nodeIsMissing();
  return node;
}

function nodeIsMissing() {
  const platform = `${process.platform}-${process.arch}`;
  return new FriendlyError(
    `Node.js ${neededNode} or newer is needed on ${platform}; found ${process.versions.node}.`,
  );
}

function lockStamp() {
  const lock = readFileSync(join(projectRoot, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  return `${hash} ${process.platform}-${process.arch}`;
}

/**
 * The stamp also names the installing Node: an unsupported Node skipped packages, which are still missing. @param
 * {string} expected
 */
function isInstalled(expected) {
  if (!existsSync(stampFile)) return false;
  const [lock, platform, version = ""] = readFileSync(stampFile, "utf8").trim().split(" ");
  return `${lock} ${platform}` === expected && isNodeSupported(version);
}

/** npm empties the folder that it installs into; through a link, it would empty another checkout's packages. */
function refuseLink() {
  if (!lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const target = existsSync(packages) ? ` to ${realpathSync(packages)}` : "";
  throw new FriendlyError(
    `Nothing was installed: node_modules is a link${target}, and installing would empty what it leads to. ` +
      "Remove the link (rm node_modules) and start again for packages of this folder's own, or install there.",
  );
}

async function install() {
  console.error(
    "Installing what the lock file lists: about half a minute, more on a slow line or a busy machine…",
  );
  const args = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const { code, output, stoppedBy } = await runNpm(args);
  if (code === 0) return;
  if (stoppedBy) throw new FriendlyError("Stopped before everything was installed.");
  throw new FriendlyError(
    `${output.trim()}\nThe packages could not be installed: npm ci ended with ${code}. ` +
      "It needs a connection to the package registry and room on the disk; start again when both are there.",
  );
}

/** @param {string[]} args */
async function runNpm(args) {
  const env = installEnvironment();
  const onWindows = process.platform === "win32";
  try {
    return await runChild(onWindows ? "npm.cmd" : "npm", args, { capture: true, env, shell: onWindows });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    throw new FriendlyError("npm was not found. It comes with Node.js: see https://nodejs.org/.");
  }
}

/**
 * The environment without variables that make npm skip packages (NODE_ENV=production, the options of an outer npm). npm
 * runs on the current, supported Node, but never on the one in node_modules, which it is about to replace.
 */
function installEnvironment() {
  const misleading =
    /^(node_env|npm_config_(omit|include|production|only|also|dev|optional|global|dry_run|workspaces?))$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !misleading.test(name)));
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const folders = [dirname(process.execPath), ...(env[pathName] ?? "").split(delimiter)].filter(
    (folder) => !folder.split(sep).includes("node_modules"),
  );
  return { ...env, [pathName]: folders.join(delimiter) };
}

if (isRunDirectly(import.meta.url)) {
  await runMain(async () => {
    console.error(`Installed; Node is ${await ensureInstalled()}.`);
    return 0;
  });
}
