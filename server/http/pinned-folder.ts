import { closeSync, fstatSync, openSync, statSync } from "node:fs";

/** A folder by a path that leads to it until it is released, even after it was renamed. */
export interface PinnedFolder {
  path: string;
  release(): void;
}

/** Pins a folder. Only Linux has such paths; elsewhere the path stays as it is. */
export function pinFolder(folder: string): PinnedFolder {
  const plain = { path: folder, release: () => undefined };
  let handle: number;
  try {
    handle = openSync(folder, "r");
  } catch {
    // It is missing, or this is Windows, which opens no folders.
    return plain;
  }
  const path = `/proc/self/fd/${handle}`;
  if (statSync(path, { throwIfNoEntry: false })?.ino === fstatSync(handle).ino)
    return { path, release: () => closeSync(handle) };
  closeSync(handle);
  return plain;
}
