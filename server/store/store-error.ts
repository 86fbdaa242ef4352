/** The store can't be opened; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** The words of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SQLITE_FULL = 13;

/** SQLite's "malformed" and "not a database". */
const CORRUPT = new Set([11, 26]);

/** Whether it was thrown since there is no room on a disk. */
export function isLackOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreError) return isLackOfRoom(error.cause);
  if ("errcode" in error && typeof error.errcode === "number") return (error.errcode & 0xff) === SQLITE_FULL;
  return "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
}

/**
 * A sentence about a fault of disk, database or store, for a command of the operator; undefined for any other, which is
 * a mistake in the program.
 */
export function faultInWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isCorrupt =
    ("errcode" in error && typeof error.errcode === "number" && CORRUPT.has(error.errcode & 0xff)) ||
    // A row that isn't what this program writes.
    error.name === "ValiError";
  if (isCorrupt)
    return `The store is damaged (${error.message}). Restore the last backup, and look at the disk.`;
  const isOfDisk = "code" in error && typeof error.code === "string";
  return isOfDisk ? `The store or a file can't be read or written (${error.message}).` : undefined;
}
