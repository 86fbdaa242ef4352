import { existsSync, readlinkSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FriendlyError } from "../command/project.mjs";
import { runChild } from "../command/run-child.mjs";

/**
 * The release folder that a link beside the releases leads to; undefined if there is no such link. @param {string} base
 * @param {string} link
 */
export function readRelease(base, link) {
  const path = join(base, link);
  if (!existsSync(path)) return undefined;
  return resolve(base, readlinkSync(path));
}

/**
 * Sets a link beside the releases atomically: it always leads to a release. @param {string} base @param {string} link
 * @param {string} release
 */
export function linkRelease(base, link, release) {
  const next = join(base, `.${link}.new`);
  rmSync(next, { force: true });
  symlinkSync(basename(release), next);
  renameSync(next, join(base, link));
}

/**
 * Runs a program as the owner of the folder `owner`, if that is another user and this process is root.
 * @param {string} owner
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, shell?: boolean }} options
 */
export async function runAs(owner, command, args, { cwd, shell = false } = {}) {
  const { uid, gid } = statSync(owner);
  const isOther = process.getuid?.() === 0 && uid !== 0;
  const as = isOther ? { uid, gid, env: { ...process.env, HOME: owner } } : {};
  const { code, stoppedBy } = await runChild(command, args, { cwd, shell, ...as });
  if (stoppedBy) throw new FriendlyError("Stopped; the running release was not touched.");
  return code;
}

/**
 * Makes the release current, restarts, and returns whether the server that answers is ready.
 * @param {string} base
 * @param {string} release
 * @param {{ restart: string, check: string, patience: number }} places
 */
export async function serve(base, release, { restart, check, patience }) {
  linkRelease(base, "current", release);
  const { code } = await runChild(restart, [], { cwd: base, shell: true });
  return code === 0 && (await isReady(check, patience));
}

/** @param {string} check @param {number} seconds */
async function isReady(check, seconds) {
  const giveUpAt = Date.now() + seconds * 1_000;
  for (;;) {
    const answer = await fetch(check, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return true;
    if (Date.now() > giveUpAt) return false;
    await sleep(500);
  }
}
