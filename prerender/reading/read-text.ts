import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, decodeContent } from "./parse-content.ts";

const ways: Readonly<Record<string, string>> = {
  ENOENT: "the file is missing.",
  EISDIR: "this is a folder; a file of that name is expected.",
  ENOTDIR: "this is a file; a folder of that name is expected.",
  EACCES: "it may not be read. Give the user who builds the site the right to read it.",
  EPERM: "it may not be read. Give the user who builds the site the right to read it.",
  ELOOP: "it is a link that leads to itself.",
};

/** Reads something of a content folder; what the system says against it becomes a ContentError with a sentence. */
function attempt<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    const sentence = ways[code] ?? `it can't be read (${code}).`;
    throw new ContentError({ file: `content/${name}`, sentence });
  }
}

/** The bytes of a file of a content folder, by its path there. Throws a ContentError where they can't be had. */
export function readBytes(folder: string, name: string): Buffer {
  return attempt(name, () => readFileSync(join(folder, name)));
}

/** The text of a file of a content folder, by its path there. Throws a ContentError that says what is wrong with it. */
export function readText(folder: string, name: string): string {
  return decodeContent(`content/${name}`, readBytes(folder, name));
}

/** Whether a content folder has a file, which it may lack. */
export function isThere(folder: string, name: string): boolean {
  return attempt(name, () => lstatSync(join(folder, name), { throwIfNoEntry: false }) !== undefined);
}

/** Names in a folder of a content folder, or undefined where there is none. Throws a ContentError for a file of its name. */
export function namesIn(folder: string, name: string): string[] | undefined {
  return attempt(name, () => {
    try {
      return readdirSync(join(folder, name)).toSorted();
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  });
}
