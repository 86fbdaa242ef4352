import { lstatSync } from "node:fs";
import { join } from "node:path";

/** No word of a path begins with a dot (`..`, `.git`) or has a sign that another system reads otherwise. */
const WORD = /^(?!\.)[\w][\w .()-]*(?<![. ])$/;

/**
 * Whether a path names a file that may be in a content folder: relative, with `/`, no word of it hidden, and no link on
 * its way, which could lead out of the folder.
 */
export function isContentPath(folder: string, path: string): boolean {
  const words = path.split("/");
  if (path.length > 200 || !words.every((word) => WORD.test(word))) return false;
  return words.every((_, at) => {
    const entry = lstatSync(join(folder, ...words.slice(0, at + 1)), { throwIfNoEntry: false });
    return entry === undefined || (at < words.length - 1 ? entry.isDirectory() : entry.isFile());
  });
}
