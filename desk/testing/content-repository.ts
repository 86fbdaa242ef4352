import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { TEST_CONTENT } from "#testing/test-site.ts";

/** For tests: a git repository with the tests' content in its folder `texts/`, committed. */
export interface ContentRepository {
  /** The repository. */
  root: string;
  /** The content in it. */
  folder: string;
  git(...command: string[]): string;
  remove(): void;
}

/** Every repository is a copy of the first one: to make it anew takes git a second of a busy machine. */
let first: string | undefined;

export function makeContentRepository(): ContentRepository {
  first ??= makeFirst();
  const root = mkdtempSync(join(tmpdir(), "desk-repository-"));
  cpSync(first, root, { recursive: true });
  return {
    root,
    folder: join(root, "texts"),
    git: (...command) => gitIn(root, command),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function makeFirst(): string {
  const root = mkdtempSync(join(inject("roomForCopies"), "repository-"));
  cpSync(TEST_CONTENT, join(root, "texts"), { recursive: true });
  gitIn(root, ["init", "--quiet", "--initial-branch=main"]);
  gitIn(root, ["add", "."]);
  gitIn(root, ["commit", "--quiet", "-m", "The content"]);
  // In one file, which is copied faster than 200.
  gitIn(root, ["repack", "-a", "-d", "--quiet"]);
  return root;
}

function gitIn(cwd: string, command: readonly string[]): string {
  return execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@invalid", ...command], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}
