import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { TableError } from "#prerender/series/csv-text.ts";

/** Holds new files while they are written; later the one being moved into place. */
const DRAFT = ".import";
/** Holds all new files until the last one is in place: an interrupted import is finished from here. */
const READY = ".import-ready";

/**
 * Writes files of a content folder by their paths in it: all of them, or none after an error. Throws a TableError that
 * names the file. If the process is killed, {@link finishImport} completes the import.
 */
export function applyImport(folder: string, files: ReadonlyMap<string, string>): void {
  if (files.size === 0) return;
  const before = new Map(
    [...files.keys()].map((path) => {
      const now = join(folder, path);
      return [now, existsSync(now) ? readFileSync(now) : undefined];
    }),
  );
  try {
    writeDraft(folder, files);
    renameSync(join(folder, DRAFT), join(folder, READY));
    putInPlace(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    try {
      restore(before);
      forget(folder);
    } catch {
      throw new TableError(
        `${reason} A part is written and can't be taken back now. Close other programs and give any catalogue command: it writes the rest.`,
      );
    }
    throw new TableError(`${reason} Nothing is written: everything is as it was.`);
  }
}

/**
 * Completes an interrupted import: files that were ready are moved into place, others removed. Returns whether there
 * was one. Throws a TableError.
 */
export function finishImport(folder: string): boolean {
  rmSync(join(folder, DRAFT), { recursive: true, force: true });
  if (!existsSync(join(folder, READY))) return false;
  try {
    putInPlace(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TableError(
      `An import that was cut off can't be finished: ${reason} Then give the command again. Only to forget that import, delete ${join(folder, READY)}; a part of it may be written.`,
    );
  }
  return true;
}

function writeDraft(folder: string, files: ReadonlyMap<string, string>): void {
  try {
    rmSync(join(folder, DRAFT), { recursive: true, force: true });
    for (const [path, text] of files) {
      const draft = join(folder, DRAFT, path);
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, text);
    }
  } catch (error) {
    throw new TableError(
      `Nothing can be written into ${folder}. Is the disk full, or may you not change that folder?`,
      { cause: error },
    );
  }
}

/** Copies each file, so that all ready files remain until the last is in place. */
function putInPlace(folder: string): void {
  const [draft, ready] = [join(folder, DRAFT), join(folder, READY)];
  const entries = readdirSync(ready, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  for (const path of entries.map((each) => relative(ready, join(each.parentPath, each.name))).toSorted()) {
    try {
      copyFileSync(join(ready, path), draft);
      renameSync(draft, join(folder, path));
    } catch (error) {
      throw new TableError(
        `content/${path.replaceAll(sep, "/")} can't be written. Is it open in another program, or may you not change it? Close it there.`,
        { cause: error },
      );
    }
  }
  forget(folder);
}

function restore(before: ReadonlyMap<string, Uint8Array | undefined>): void {
  for (const [path, bytes] of before) {
    if (bytes && !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
    if (!bytes && existsSync(path)) rmSync(path);
  }
}

/** Renames all ready files in a single step, so that nobody mistakes half of them for an import. */
function forget(folder: string): void {
  const [draft, ready] = [join(folder, DRAFT), join(folder, READY)];
  rmSync(draft, { recursive: true, force: true });
  if (existsSync(ready)) renameSync(ready, draft);
  rmSync(draft, { recursive: true, force: true });
}
