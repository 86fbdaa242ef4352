import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";

/** The folders of a swap, all on one disk. */
export interface SwapFolders {
  /** The site that is served. */
  current: string;
  /** The one that takes its place. */
  next: string;
  /** Where the old one goes; left there, since deleting it takes longer than renaming. */
  previous: string;
}

/**
 * Puts `next` in the place of `current`. Whoever reads meanwhile finds the old one whole or the new one whole, and
 * none only between two renames: Node has no call that exchanges two folders.
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

/** Mends what a swap left that was killed: brings the old folder back, or deletes it where the new one is in place. */
export async function mendSwap({
  current,
  previous,
}: Pick<SwapFolders, "current" | "previous">): Promise<void> {
  if (!existsSync(previous)) return;
  if (existsSync(current)) await rm(previous, { recursive: true });
  else await rename(previous, current);
}
