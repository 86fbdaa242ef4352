import { type FileDiff, readWordDiff } from "./word-diff.ts";
import { GitError, git } from "./git.ts";

/** A change of the content. */
export interface Commit {
  id: string;
  by: string;
  /** ISO 8601. */
  at: string;
  subject: string;
  /** Nothing was before it. */
  isFirst: boolean;
  /** What was changed, where that was asked for. */
  files: FileDiff[];
}

/** Which commits: the last ones up to `until`, or those after `since`. */
export interface Asked {
  until?: string;
  since?: string;
  skip?: number;
  max: number;
  withFiles?: boolean;
}

/** Words as people see them: a value of a table or of JSON, not its commas and quotes. */
const WORDS = String.raw`[^[:space:],;"]+|[[:space:],;"]`;

const PLAIN = ["--no-renames", "--no-ext-diff", "--no-textconv", "--no-color", "--relative"];

/** Changes of a content folder, newest first. @throws GitError for commits that git doesn't know. */
export async function readHistory(folder: string, asked: Asked): Promise<Commit[]> {
  const { until = "HEAD", since, skip = 0, max, withFiles = false } = asked;
  const diff = ["--patch", "--word-diff=porcelain", `--word-diff-regex=${WORDS}`, "--unified=0"];
  const said = await git(
    folder,
    "log",
    "--first-parent",
    "--format=%x00%H%x1f%an%x1f%aI%x1f%s%x1f%P%x1f",
    ...PLAIN,
    `--skip=${skip}`,
    `--max-count=${max}`,
    ...(withFiles ? diff : []),
    since === undefined ? until : `${since}..${until}`,
    "--",
    ".",
  );
  return said
    .split("\0")
    .slice(1)
    .map((text) => {
      const [id = "", by = "", at = "", subject = "", parents = "", ...rest] = text.split("\u001F");
      return { id, by, at, subject, isFirst: parents === "", files: readWordDiff(rest.join("\u001F")) };
    });
}

/** One change with its differences; undefined where there is no such one. */
export async function findCommit(folder: string, id: string): Promise<Commit | undefined> {
  if (!/^[0-9a-f]{40}$/.test(id)) return undefined;
  try {
    const [commit] = await readHistory(folder, { until: id, max: 1, withFiles: true });
    return commit?.id === id ? commit : undefined;
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** Files that were changed on the server without a commit. */
export async function uncommittedFiles(folder: string): Promise<string[]> {
  const changed = await git(folder, "diff", ...PLAIN, "--name-only", "-z", "HEAD", "--", ".");
  const added = await git(folder, "ls-files", "--others", "--exclude-standard", "-z");
  return (changed + added).split("\0").slice(0, -1);
}
