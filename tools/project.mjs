import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Every command works from the project's root, wherever it was called from. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** True in the file that Node was started with, false when it is imported. */
export function isRunDirectly(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl);
}

/** Node's option that loads .env for a child process; the environment wins over the file. */
export function envFileOption() {
  const file = join(projectRoot, ".env");
  return existsSync(file) ? [`--env-file=${file}`] : [];
}

/** An error that the user can fix: printed as a sentence, without a stack trace. */
export class FriendlyError extends Error {}

/** Runs a command's main function; progress and errors go to stderr, so that stdout stays pipeable. */
export async function runCommand(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof FriendlyError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
