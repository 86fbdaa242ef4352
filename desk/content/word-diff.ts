/** Words that stayed, came or went. */
export interface Piece {
  kind: "same" | "new" | "old";
  text: string;
}

/** What was changed in a file. */
export interface FileDiff {
  path: string;
  what: "new" | "deleted" | "changed";
  /** Lines with a change; none for a picture. */
  lines: Piece[][];
  /** Lines that are left out, for there are too many. */
  more: number;
}

/** Lines of a file that are shown. */
const MOST_LINES = 40;

const KINDS: Record<string, Piece["kind"]> = { " ": "same", "+": "new", "-": "old" };

/** Reads what `git log --patch --word-diff=porcelain` prints for a commit. */
export function readWordDiff(text: string): FileDiff[] {
  return text
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const [head = "", ...hunks] = part.split(/^@@ .*\n/m);
      const what = /^new file/m.test(head) ? "new" : /^deleted file/m.test(head) ? "deleted" : "changed";
      // The same name twice: no renames are looked for.
      const [names = ""] = head.split("\n");
      const path = names.slice(2, (names.length - 1) / 2);
      const all = hunks.flatMap(linesOf);
      return { path, what, lines: all.slice(0, MOST_LINES), more: Math.max(0, all.length - MOST_LINES) };
    });
}

/** A hunk's lines; `~` ends each. */
function linesOf(hunk: string): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const line of hunk.split("\n")) {
    const kind = KINDS[line[0] ?? ""];
    if (line === "~") lines.push([]);
    else if (kind !== undefined) lines.at(-1)?.push({ kind, text: line.slice(1) });
  }
  return lines.filter((pieces) => pieces.length > 0);
}
