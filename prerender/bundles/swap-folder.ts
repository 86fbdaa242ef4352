import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** The folders of a swap; all must be on one file system. */
export interface SwapFolders {
  /** The site that is served now. */
  current: string;
  /** The new site, which replaces it. */
  next: string;
  /** Target for the old site. It stays there: deleting takes longer than renaming. */
  previous: string;
}

/**
 * Replaces `current` by `next`. A reader finds the complete old site or the complete new one. Only between two renames
 * there is no site: Node can't exchange two folders atomically.
 */
export async function swapFolder({ current, next, previous }: SwapFolders): Promise<void> {
  await mendSwap({ current, previous });
  if (existsSync(current)) await rename(current, previous);
  try {
    await rename(next, current);
  } catch (error) {
    await mendSwap({ current, previous });
    throw error;
  }
}

/** Repairs an interrupted swap: restores the old folder, or deletes it if the new one is in place. */
export async function mendSwap({
  current,
  previous,
}: Pick<SwapFolders, "current" | "previous">): Promise<void> {
  if (!existsSync(previous)) return;
  if (existsSync(current)) await rm(previous, { recursive: true });
  else await rename(previous, current);
}
