import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { TableError } from "#prerender/series/csv-text.ts";

/** New files while they are written. */
const DRAFT = ".import";
/** The same once all are: from here on an import that was cut off can be finished. */
const READY = ".import-ready";

/**
 * Writes files of a content folder by their paths in it: all, or after an error none. Throws a TableError. After a kill
 * {@link finishImport} ends what was begun.
 */
export function applyImport(folder: string, files: ReadonlyMap<string, string>): void {
  if (files.size === 0) return;
  const before = new Map([...files.keys()].map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  try {
    rmSync(join(folder, DRAFT), { recursive: true, force: true });
    for (const [path, text] of files) {
      const draft = join(folder, DRAFT, path);
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, text);
    }
    renameSync(join(folder, DRAFT), join(folder, READY));
    finishImport(folder);
  } catch (error) {
    for (const [path, text] of before) {
      const now = join(folder, path);
      if (readFileSync(now, "utf8") !== text) writeFileSync(now, text);
    }
    for (const each of [DRAFT, READY]) rmSync(join(folder, each), { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new TableError(
      `Nothing is written: a file of the content can't be replaced. Is it open in another program? (${reason})`,
    );
  }
}

/** Ends an import that was cut off: what was ready is put in place, what wasn't is taken away. Whether there was one. */
export function finishImport(folder: string): boolean {
  rmSync(join(folder, DRAFT), { recursive: true, force: true });
  const ready = join(folder, READY);
  if (!existsSync(ready)) return false;
  for (const entry of readdirSync(ready, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    renameSync(path, join(folder, path.slice(ready.length)));
  }
  rmSync(ready, { recursive: true });
  return true;
}
