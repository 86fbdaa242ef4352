import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Writes to disk what the system still holds back of a file, or of a folder's names. */
export function sync(path: string): void {
  // Windows syncs nothing that is open for reading only.
  if (process.platform === "win32") return;
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes a folder for its owner only, with those above it, so that a power cut leaves it there. */
export function makeSyncedFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(resolve(first));
  for (let above = dirname(resolve(folder)); above.length >= top.length; above = dirname(above)) {
    sync(above);
    if (above === top) break;
  }
}
