import { createHash, randomBytes } from "node:crypto";
import { FILE_LIMITS, MIB } from "#contract/attachments.ts";
import { type FileKind, type Unwanted } from "#contract/file-kind.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import type { Network } from "../limits/client-network.ts";
import { takeEach } from "../limits/rate-limit.ts";
import { addPiece, dropFile, finishFile } from "../store/files/attachment-rows.ts";
import { beginFile, growFile } from "../store/files/file-room.ts";
import { ContentCheck } from "./content-check.ts";
import { displayName } from "./display-name.ts";
import { type FileLimits, SPARED_FOR_MESSAGES, unitsOf } from "./file-limits.ts";
import {
  type FileReceipt,
  type RefusedReceipt,
  fileFailed,
  limitedFile,
  noRoom,
  refusedFile,
  unwanted,
} from "./file-receipt.ts";
import { gatherPieces } from "./gather-pieces.ts";

/** Where files go, and within which limits. */
export interface FileParts {
  store: Pick<OpenDatabase, "database" | "ensureThere">;
  limits: FileLimits;
  clock: () => Date;
}

/** A file that begins to come in. */
export interface IncomingFile {
  /** As the visitor's device names it; anything. */
  name: string;
  /** Its bytes. May throw when the other end goes away. */
  bytes: AsyncIterable<Uint8Array>;
  /** How many bytes it is said to have; undefined where nothing is said. */
  declared: number | undefined;
  networks: readonly Network[];
  /** Identifies the request: a file that came already under the key is stored once. */
  key: string | undefined;
}

/** A fault of the other end while it sends. */
class BrokenOff extends Error {}

/**
 * Stores a file while it comes in, a piece at a time, and looks through it meanwhile. It is on disk when the receipt
 * says so; of a refused one nothing stays, neither bytes nor use of a bound. Never throws.
 */
export async function receiveFile(file: IncomingFile, parts: FileParts): Promise<FileReceipt> {
  const { limits, clock } = parts;
  const pieces = gatherPieces(namingFaults(file.bytes), limits.memory(file.networks));
  try {
    if ((file.declared ?? 0) > FILE_LIMITS.bytes) return unwanted(displayName(file.name), "large");
    const { posts, places } = limits;
    const count = { now: clock(), what: "files " };
    const wait = posts === undefined ? 0 : await takeEach(posts, file.networks, count);
    if (wait > 0) return limitedFile(wait, "too many requests");
    const first = await pieces.next();
    const head = first.done === true ? Buffer.alloc(0) : first.value;
    const begun = ContentCheck.begin(head);
    if ("unwanted" in begun) return unwanted(displayName(file.name), begun.unwanted);
    // Not before its first piece is there: an idle line takes no place.
    if (!places.take(file.networks)) return limitedFile(60_000, "too many at once");
    return await withinLimits(file, parts, (id) =>
      storePieces(id, begun.check, { file, kind: begun.kind, head, pieces, parts }),
    ).finally(() => places.giveBack(file.networks));
  } catch (fault) {
    if (fault instanceof BrokenOff) return refusedFile(400, "The file broke off on its way.", "broken off");
    return fileFailed(fault);
  } finally {
    await pieces.return(undefined);
  }
}

/** Sets room aside for a file, and gives back what it doesn't need. */
async function withinLimits(
  { networks, declared = FILE_LIMITS.bytes }: IncomingFile,
  { store: { database }, limits, clock }: FileParts,
  work: (id: string) => Promise<FileReceipt>,
): Promise<FileReceipt> {
  const units = unitsOf(declared);
  const count = async (amount: number) =>
    limits.units === undefined
      ? 0
      : takeEach(limits.units, networks, { now: clock(), what: "file bytes ", amount });
  const wait = await count(units);
  if (wait > 0) return limitedFile(wait, "too many bytes");
  const id = randomBytes(16).toString("hex");
  let used = 0;
  try {
    const receipt = (await refuseFullDisk(declared, limits)) ?? (await work(id));
    if (receipt.event === "file.stored") used = unitsOf(receipt.file.bytes);
    return receipt;
  } finally {
    // What can't be removed now is removed by the upkeep.
    if (used === 0) await dropFile(database, id).catch(() => undefined);
    if (used < units) await count(used - units).catch(() => undefined);
  }
}

async function refuseFullDisk(
  bytes: number,
  { measureFree }: FileLimits,
): Promise<RefusedReceipt | undefined> {
  const free = (await measureFree?.()) ?? Number.POSITIVE_INFINITY;
  // It is in SQLite's log first and in the database file afterwards.
  return free < 2 * bytes + SPARED_FOR_MESSAGES ? noRoom("the disk has no room for files") : undefined;
}

interface Coming {
  file: IncomingFile;
  kind: FileKind;
  head: Buffer;
  pieces: AsyncGenerator<Buffer>;
  parts: FileParts;
}

async function storePieces(
  id: string,
  check: ContentCheck,
  { file, kind, head, pieces, parts: { store, limits, clock } }: Coming,
): Promise<FileReceipt> {
  const { database } = store;
  const name = displayName(file.name, kind);
  store.ensureThere();
  const begun = { id, name, kind, created_at: clock().toISOString() };
  // Of a file that comes slowly only the next MiB counts, not all that it may become.
  let setAside = Math.min(file.declared ?? MIB, MIB);
  if (!(await beginFile(database, { ...begun, bytes: setAside }, limits.maxRoom)))
    return noRoom("too many files are kept");
  const hash = createHash("sha256");
  let bytes = 0;
  let number = 0;
  const keep = async (piece: Buffer): Promise<Unwanted | "no room" | undefined> => {
    bytes += piece.length;
    if (bytes > FILE_LIMITS.bytes) return "large";
    if (bytes > setAside) {
      if (!(await growFile(database, { id, bytes: MIB, now: clock() }, limits.maxRoom))) return "no room";
      setAside += MIB;
    }
    const fault = check.take(piece);
    if (fault !== undefined) return fault;
    hash.update(piece);
    await addPiece(database, id, number, piece);
    number += 1;
    return undefined;
  };
  let fault = await keep(head);
  while (fault === undefined) {
    const next = await pieces.next();
    if (next.done === true) break;
    fault = await keep(next.value);
  }
  if (fault === "no room") return noRoom("too many files are kept");
  fault ??= check.end();
  if (fault !== undefined) return unwanted(name, fault);
  const uploadKey = file.key === undefined ? null : createHash("sha256").update(file.key).digest("hex");
  const whole = { bytes, sha256: hash.digest("hex"), uploadKey };
  const before = await finishFile(database, id, whole);
  store.ensureThere();
  if (before !== undefined) {
    if (before.sha256 !== whole.sha256) {
      return refusedFile(400, "This key belongs to another file.", "key of another file");
    }
    return { event: "file.repeated", status: 200, file: before };
  }
  return { event: "file.stored", status: 200, file: { id, name, bytes, sha256: whole.sha256 } };
}

/** Tells faults of the other end from those of the store. */
async function* namingFaults(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new BrokenOff("The request broke off.", { cause });
  }
}
