/** The store can't be opened; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** There is no store, and the operator has said that there has to be one. */
export function noneThere(fact: string): StoreError {
  return new StoreError(
    `${fact}, and NEW_STORE is no. Is its disk mounted, the address right? Restore a backup ` +
      "(npm run messages -- restore FILE), or start once with NEW_STORE=yes to begin an empty one.",
  );
}

/** The words of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
/** Of a file that is shorter than it should be: damage, and no fault of the disk. */
const SQLITE_IOERR_SHORT_READ = 522;

/** SQLite's "malformed" and "not a database". */
const CORRUPT = new Set([11, 26]);

/**
 * Whether it was thrown since a disk has no room or doesn't work. SQLite calls a lack of room a full disk, or an error of
 * its input and output where it makes its log.
 */
export function isFaultOfDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreError) return isFaultOfDisk(error.cause);
  if ("errcode" in error && typeof error.errcode === "number") {
    if (error.errcode === SQLITE_IOERR_SHORT_READ) return false;
    return [SQLITE_FULL, SQLITE_IOERR].includes(error.errcode & 0xff);
  }
  return "code" in error && ["ENOSPC", "EDQUOT", "EIO", "EROFS"].includes(String(error.code));
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
