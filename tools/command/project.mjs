import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

/** Every command works in the project's root, wherever it was started. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Whether a module is the program that Node was started with, not an import. @param {string} moduleUrl */
export function isRunDirectly(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl);
}

/**
 * Reads .env; empty if it doesn't exist. The environment takes precedence. An existing but unreadable file, or a broken
 * link, is an error (as in server/settings/settings-file.ts).
 * @returns {Record<string, string | undefined>}
 */
export function settingsOfFile() {
  const file = join(projectRoot, ".env");
  try {
    if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return {};
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
    if (text.includes("\0")) throw new Error("it is no text in UTF-8");
    return parseEnv(text);
  } catch (error) {
    throw new FriendlyError(`The settings file "${file}" is there but can't be read (${String(error)}).`);
  }
}

/** An error that the user can fix: printed as a sentence, without a stack trace. */
export class FriendlyError extends Error {}

/**
 * Runs a command's main function; progress and errors go to stderr, so that stdout stays pipeable.
 * @param {() => number | Promise<number>} main the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof FriendlyError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
