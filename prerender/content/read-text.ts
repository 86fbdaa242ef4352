import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, decodeContent } from "./parse-content.ts";

/** The text of a file of a content folder, by its path there. Throws a ContentError that says what is wrong with it. */
export function readText(folder: string, name: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(folder, name));
  } catch {
    throw new ContentError(`content/${name}: the file is missing or can't be read.`);
  }
  return decodeContent(`content/${name}`, bytes);
}
