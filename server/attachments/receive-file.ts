import { createHash, randomBytes } from "node:crypto";
import { FILE_LIMITS } from "#contract/attachments.ts";
import { HEAD_BYTES, type FileKind, type Unwanted } from "#contract/file-kind.ts";
import type { OpenDatabase } from "../store/store-tables.ts";
import { addPiece, beginFile, dropFile, finishFile, roomOf } from "../store/files/attachment-rows.ts";
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
import { cutPieces } from "./cut-pieces.ts";

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
  network: string;
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
  const pieces = cutPieces(namingFaults(file.bytes), HEAD_BYTES);
  try {
    if ((file.declared ?? 0) > FILE_LIMITS.bytes) return unwanted(displayName(file.name), "large");
    const wait = (await limits.posts?.take(`files ${file.network}`, clock())) ?? 0;
    if (wait > 0) return limitedFile(wait, "too many requests");
    const first = await pieces.next();
    const head = first.done === true ? Buffer.alloc(0) : first.value;
    const begun = ContentCheck.begin(head);
    if ("unwanted" in begun) return unwanted(displayName(file.name), begun.unwanted);
    return await withinLimits(file, parts, (id) =>
      storePieces(id, begun.check, { file, kind: begun.kind, head, pieces, parts }),
    );
  } catch (fault) {
    if (fault instanceof BrokenOff) return refusedFile(400, "The file broke off on its way.", "broken off");
    return fileFailed(fault);
  } finally {
    await pieces.return(undefined);
  }
}

/** Sets room aside for a file, and gives back what it doesn't need. */
async function withinLimits(
  { network, declared = FILE_LIMITS.bytes }: IncomingFile,
  { store: { database }, limits, clock }: FileParts,
  work: (id: string) => Promise<FileReceipt>,
): Promise<FileReceipt> {
  const key = `file bytes ${network}`;
  const units = unitsOf(declared);
  const wait = (await limits.units?.take(key, clock(), units)) ?? 0;
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
    if (used < units) await limits.units?.take(key, clock(), used - units).catch(() => undefined);
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
  const room = roomOf(file.declared ?? FILE_LIMITS.bytes);
  const row = { id, name, kind, room, created_at: clock().toISOString() };
  if (!(await beginFile(database, row, limits.maxRoom))) return noRoom("too many files are kept");
  const hash = createHash("sha256");
  let bytes = 0;
  let number = 0;
  const keep = async (piece: Buffer): Promise<Unwanted | undefined> => {
    bytes += piece.length;
    if (bytes > FILE_LIMITS.bytes) return "large";
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
