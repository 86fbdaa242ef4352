import { cpSync, type Dirent, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/**
 * For tests: copies of a folder. One that is disposed of is mended and given out again: most tests change one of the
 * content's 200 files, and copying all of them took more time than judging them.
 */
export function reusedCopies(original: string): () => { path: string; dispose: () => void } {
  const free: string[] = [];
  return () => {
    const path = free.pop() ?? newCopy(original);
    return {
      path,
      dispose() {
        mend(path, original);
        free.push(path);
      },
    };
  };
}

function newCopy(original: string): string {
  const path = mkdtempSync(join(inject("roomForCopies"), "content-"));
  copy(original, path);
  return path;
}

/** A written file shows by its time, even where it has the same length. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}

/** Makes a changed copy equal to its original again. */
function mend(path: string, original: string): void {
  const wanted = entriesOf(original);
  const there = entriesOf(path);
  for (const [name, entry] of there) {
    const [from, to] = [join(original, name), join(path, name)];
    const isFolder = entry.isDirectory();
    if (isFolder && wanted.get(name)?.isDirectory()) mend(to, from);
    else if (isFolder || !isSame(from, to)) {
      rmSync(to, { recursive: true });
      there.delete(name);
    }
  }
  for (const name of wanted.keys()) if (!there.has(name)) copy(join(original, name), join(path, name));
}

function entriesOf(folder: string): Map<string, Dirent> {
  return new Map(readdirSync(folder, { withFileTypes: true }).map((entry) => [entry.name, entry]));
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (!first?.isFile() || !second?.isFile()) return false;
  // Copied times lose what is below a microsecond.
  return first.size === second.size && Math.abs(first.mtimeMs - second.mtimeMs) < 1;
}
