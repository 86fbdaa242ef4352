import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Compress, compressed } from "./compress.ts";

/** Number of files written at once: compression dominates, and Node runs it on this many threads. */
const AT_ONCE = 4;

/** Writes files below a folder, each with its compressed forms beside it. */
export async function writeAll(
  folder: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  compress: Compress,
): Promise<void> {
  const waiting = files.entries();
  async function writeNext(): Promise<void> {
    // All writers share one iterator: each takes the next file when it is free.
    for (const [path, given] of waiting) {
      const content = typeof given === "string" ? new TextEncoder().encode(given) : given;
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
      for (const [ending, form] of await compress(path, content)) await writeFile(target + ending, form);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext));
}

/** Pages that are collected and written together. */
const BATCH = 200;

/**
 * Writes files that arrive one by one and are too many for the memory. No two are equal, so no compressed form is
 * cached.
 */
export function writeInBatches(folder: string) {
  const waiting = new Map<string, string>();
  let written = 0;
  async function flush(): Promise<void> {
    await writeAll(folder, waiting, compressed);
    written += waiting.size;
    waiting.clear();
  }
  return {
    take: async (path: string, text: string): Promise<void> => {
      waiting.set(path, text);
      if (waiting.size >= BATCH) await flush();
    },
    flush,
    /** Number of written files. */
    count: (): number => written,
  };
}
