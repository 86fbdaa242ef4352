import { execFile } from "node:child_process";
import { devNull } from "node:os";
import { commandEnvironment } from "#server/settings/env.ts";

/** Git said no, or isn't there; the message is what it said. */
export class GitError extends Error {
  override readonly name = "GitError";
}

/** Milliseconds that a command may take. */
const PATIENCE = 60_000;

/** Nothing of the repository that could ask, wait or do more than it is told: hooks, signing, upkeep, a watcher. */
const ALONE = [
  `core.hooksPath=${devNull}`,
  "commit.gpgSign=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "core.fsmonitor=false",
  "core.quotePath=off",
];

/** What a git command in a folder says; paths that it is given are names, not patterns. @throws GitError */
export async function git(folder: string, ...command: string[]): Promise<string> {
  return (await gitBytes(folder, ...command)).toString();
}

/** The same, as it is. @throws GitError */
export function gitBytes(folder: string, ...command: string[]): Promise<Buffer> {
  const options = ALONE.flatMap((option) => ["-c", option]);
  const env = { ...commandEnvironment(), GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1" };
  return new Promise((resolve, reject) => {
    execFile(
      "git",
      [...options, ...command],
      { cwd: folder, env, timeout: PATIENCE, maxBuffer: 2 ** 26, encoding: "buffer" },
      (error, stdout, stderr) => {
        if (error) reject(new GitError(stderr.toString().trim() || error.message, { cause: error }));
        else resolve(stdout);
      },
    );
  });
}

/** Options that make a person the author and the committer; `<`, `>` and line breaks would end the name. */
export function asPerson(name: string): string[] {
  const plain = name.replaceAll(/[<>\p{C}]/gu, " ").trim();
  return ["-c", `user.name=${/[\p{L}\p{N}]/u.test(plain) ? plain : "Desk"}`, "-c", "user.email=desk@invalid"];
}
