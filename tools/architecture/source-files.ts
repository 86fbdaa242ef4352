import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Path below the root (with forward slashes) → text. */
export type Sources = ReadonlyMap<string, string>;

const ignored = new Set([
  "node_modules",
  "dist",
  ".build",
  ".git",
  "data",
  "test-results",
  "playwright-report",
]);
const text =
  /\.(ts|tsx|mts|mjs|css|json|jsonc|md|yml|yaml|html|svg|txt|sql|sh|py|conf|service|env|example)$|(^|\/)\.?[a-z]+$/i;

/** Every file of the project, tracked or not yet, except generated and installed ones. */
export function listFiles(root: string): string[] {
  return walk(root, "");
}

/** The text files among them. */
export function readSources(root: string): Sources {
  const paths = listFiles(root).filter((path) => text.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

/** Code files, to which the import table and the rules of naming and size apply. */
export function codeOf(sources: Sources): [path: string, text: string][] {
  return [...sources].filter(([path]) => /\.(ts|tsx|mts|mjs|css)$/.test(path));
}

/** A test, or something for tests only: the fixtures in a folder named `testing`. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)testing\//.test(path);
}

/** The folders that contain a file, outermost first. */
export function parentsOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignored.has(entry.name) && folder === "" ? [] : walk(root, path);
    // In a second git work tree, `.git` is a file.
    return path !== ".env" && path !== ".git" ? [path] : [];
  });
}
