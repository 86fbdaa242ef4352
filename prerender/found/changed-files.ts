import { execFileSync } from "node:child_process";

/** The last commit that changed anything below a folder; undefined if git doesn't know. */
export function commitOf(folder: string): string | undefined {
  try {
    const found = execFileSync("git", ["log", "-1", "--format=%H", "--", "."], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return found.trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The date of the last change of each file below a folder, by its path there ("series/taps-bsp.csv"): from git, or
 * today for uncommitted changes. Empty if git doesn't know, as in a copy without its history, so that no page claims a
 * wrong date.
 */
export function changedFiles(folder: string, now: Date): Map<string, string> {
  const days = new Map<string, string>();
  const git = (...command: string[]): string[] =>
    execFileSync("git", ["-c", "core.quotePath=off", ...command], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    }).split("\n");
  try {
    // In a shallow clone the oldest commit seems to have created all its files.
    if (git("rev-parse", "--is-shallow-repository")[0] !== "false") return days;
    const log = git("log", "--format=%x00%cs", "--name-only", "--relative", "--", ".");
    for (const file of git("ls-files", "--modified", "--others", "--exclude-standard"))
      if (file !== "") days.set(file, now.toISOString().slice(0, 10));
    let day = "";
    for (const line of log) {
      if (line.startsWith("\0")) day = line.slice(1);
      else if (line !== "" && !days.has(line)) days.set(line, day);
    }
  } catch {
    return new Map();
  }
  return days;
}
