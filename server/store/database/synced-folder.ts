import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Flushes a file's data, or a folder's list of names, to disk. */
export function sync(path: string): void {
  // Windows can't sync a handle opened for reading only.
  if (process.platform === "win32") return;
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a folder and its missing parents, readable by their owner only, that survive a power cut. */
export function makeSyncedFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let above = dirname(resolve(folder)); above.length >= top.length; above = dirname(above)) {
    sync(above);
    if (above === top) break;
  }
}
