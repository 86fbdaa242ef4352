import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Path below the root (with forward slashes) → text. */
export type Sources = ReadonlyMap<string, string>;

const notOurs = new Set([
  "node_modules",
  "dist",
  ".build",
  ".git",
  "data",
  "test-results",
  "playwright-report",
]);
const text = /\.(ts|tsx|mts|mjs|css|json|jsonc|md|yml|yaml|html|svg|txt|sql|sh|example)$|(^|\/)\.?[a-z]+$/;

/** Every text file of the project, tracked or about to be: what is only generated or installed stays out. */
export function readSources(root: string): Sources {
  return new Map(walk(root, "").map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** The files that hold code, which the rules of naming and size and the import table are about. */
export function codeOf(sources: Sources): [path: string, text: string][] {
  return [...sources].filter(([path]) => /\.(ts|tsx|mts|mjs|css)$/.test(path));
}

/** A test, or what exists only for tests: the fixtures in a folder named `testing`. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)testing\//.test(path);
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) && folder === "" ? [] : walk(root, path);
    // In a second work tree of git `.git` is a file.
    return text.test(path) && path !== ".env" && path !== ".git" ? [path] : [];
  });
}
