import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** The folders of a swap; all must be on one file system. */
export interface SwapFolders {
  /** The site that is served now. */
  current: string;
  /** The new site, which replaces it. */
  next: string;
  /** Target for the old site. It stays there until the next swap: pages that are open ask for its hashed files. */
  previous: string;
}

/**
 * Replaces `current` by `next`. A reader finds the complete old site or the complete new one. Only between two renames
 * there is no site: Node can't exchange two folders atomically.
 */
export async function swapFolder({ current, next, previous }: SwapFolders): Promise<void> {
  await mendSwap({ current, previous });
  await rm(previous, { recursive: true, force: true });
  if (existsSync(current)) await rename(current, previous);
  try {
    await rename(next, current);
  } catch (error) {
    await mendSwap({ current, previous });
    throw error;
  }
}

/** Repairs an interrupted swap: restores the old folder where there is no new one. */
export async function mendSwap({
  current,
  previous,
}: Pick<SwapFolders, "current" | "previous">): Promise<void> {
  if (existsSync(previous) && !existsSync(current)) await rename(previous, current);
}
