/** The store can't be opened; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** No store exists although NEW_STORE=no says that there must be one. */
export function noStoreFound(fact: string): StoreError {
  return new StoreError(
    `${fact}, and NEW_STORE is no. Is its disk mounted, the address right? Restore a backup ` +
      "(npm run messages -- restore FILE), or start once with NEW_STORE=yes to begin an empty one.",
  );
}

/** The message of anything thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
/** A file is shorter than it should be: damage, not a disk error. */
const SQLITE_IOERR_SHORT_READ = 522;

/** SQLite's "malformed" and "not a database". */
const CORRUPT = new Set([11, 26]);

/**
 * Whether an error means that a disk is full or broken. SQLite reports a lack of room as a full disk, or as an I/O
 * error when it happens while creating its log.
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
 * A sentence for the operator about an error of disk, database or store; undefined for any other error, which is a bug.
 */
export function faultInWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isCorrupt =
    ("errcode" in error && typeof error.errcode === "number" && CORRUPT.has(error.errcode & 0xff)) ||
    // A row that this program didn't write.
    error.name === "ValiError";
  if (isCorrupt)
    return `The store is damaged (${error.message}). Restore the last backup, and look at the disk.`;
  const isOfDisk = "code" in error && typeof error.code === "string";
  return isOfDisk ? `The store or a file can't be read or written (${error.message}).` : undefined;
}
