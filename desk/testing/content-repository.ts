import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

export function makeContentRepository(): ContentRepository {
  const root = mkdtempSync(join(tmpdir(), "desk-repository-"));
  const folder = join(root, "texts");
  cpSync(TEST_CONTENT, folder, { recursive: true });
  const git = (...command: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@invalid", ...command], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "-m", "The content");
  return { root, folder, git, remove: () => rmSync(root, { recursive: true, force: true }) };
}
