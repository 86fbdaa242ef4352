import { createHash } from "node:crypto";
import { FILE_LIMITS, MIB } from "#contract/attachments.ts";
import { type FileKind, type Unwanted } from "#contract/file-kind.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import type { Network } from "../limits/client-network.ts";
import { takeEach } from "../limits/rate-limit.ts";
import { addPiece, dropFile, finishFile } from "../store/files/attachment-rows.ts";
import { beginFile, growFile } from "../store/files/file-room.ts";
import { ContentCheck } from "./content-check.ts";
import { displayName } from "./display-name.ts";
import { type FileLimits, RESERVED_FOR_MESSAGES, unitsOf } from "./file-limits.ts";
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

/** Where files are stored, and within which limits. */
export interface FileParts {
  store: Pick<OpenDatabase, "database" | "ensureThere">;
  limits: FileLimits;
  clock: () => Date;
  /** A new id: 32 hexadecimal digits that nobody can guess. */
  newId: () => string;
}

/** A file that is about to be received. */
export interface IncomingFile {
  /** Name on the visitor's device; may be anything. */
  name: string;
  /** Its bytes. May throw when the client disconnects. */
  bytes: AsyncIterable<Uint8Array>;
  /** Declared size in bytes; undefined when none is declared. */
  declaredBytes: number | undefined;
  networks: readonly Network[];
  /** Identifies the request: a file sent again under the same key is stored once. */
  key: string | undefined;
}

/** The client broke off while sending. */
class ClientDisconnected extends Error {}

/**
 * Stores a file piece by piece while it arrives, and examines it at the same time. It is on disk when the receipt says
 * so. A refused file leaves no bytes and doesn't count towards a limit. Never throws.
 */
export async function receiveFile(file: IncomingFile, parts: FileParts): Promise<FileReceipt> {
  const { limits, clock } = parts;
  const pieces = gatherPieces(markClientErrors(file.bytes), limits.memory(file.networks));
  try {
    if ((file.declaredBytes ?? 0) > FILE_LIMITS.bytes) return unwanted(displayName(file.name), "large");
    const { posts, slots } = limits;
    const count = { now: clock(), what: "files " };
    const wait = posts === undefined ? 0 : await takeEach(posts, file.networks, count);
    if (wait > 0) return limitedFile(wait, "too many requests");
    const first = await pieces.next();
    const head = first.done === true ? Buffer.alloc(0) : first.value;
    const begun = ContentCheck.begin(head);
    if ("unwanted" in begun) return unwanted(displayName(file.name), begun.unwanted);
    // Only after the first piece has arrived: an idle connection takes no slot.
    if (!slots.take(file.networks)) return limitedFile(60_000, "too many at once");
    return await withinLimits(file, parts, (id) =>
      storePieces(id, begun.check, { file, kind: begun.kind, head, pieces, parts }),
    ).finally(() => slots.giveBack(file.networks));
  } catch (fault) {
    if (fault instanceof ClientDisconnected)
      return refusedFile(400, "The file broke off on its way.", "broken off");
    return fileFailed(fault);
  } finally {
    await pieces.return(undefined);
  }
}

/** Reserves room for a file, and gives back what it doesn't need. */
async function withinLimits(
  { networks, declaredBytes = FILE_LIMITS.bytes }: IncomingFile,
  { store: { database }, limits, clock, newId }: FileParts,
  work: (id: string) => Promise<FileReceipt>,
): Promise<FileReceipt> {
  const units = unitsOf(declaredBytes);
  const count = async (amount: number) =>
    limits.units === undefined
      ? 0
      : takeEach(limits.units, networks, { now: clock(), scope: "file bytes ", amount });
  const wait = await count(units);
  if (wait > 0) return limitedFile(wait, "too many bytes");
  const id = newId();
  let used = 0;
  try {
    const receipt = (await refuseFullDisk(declaredBytes, limits)) ?? (await work(id));
    if (receipt.event === "file.stored") used = unitsOf(receipt.file.bytes);
    return receipt;
  } finally {
    // Upkeep removes what can't be removed now.
    if (used === 0) await dropFile(database, id).catch(() => undefined);
    if (used < units) await count(used - units).catch(() => undefined);
  }
}

async function refuseFullDisk(
  bytes: number,
  { measureFree }: FileLimits,
): Promise<RefusedReceipt | undefined> {
  const free = (await measureFree?.()) ?? Number.POSITIVE_INFINITY;
  // SQLite writes the file to its log first, then to the database.
  return free < 2 * bytes + RESERVED_FOR_MESSAGES ? noRoom("the disk has no room for files") : undefined;
}

interface Upload {
  file: IncomingFile;
  kind: FileKind;
  head: Buffer;
  pieces: AsyncGenerator<Buffer>;
  parts: FileParts;
}

async function storePieces(
  id: string,
  check: ContentCheck,
  { file, kind, head, pieces, parts: { store, limits, clock } }: Upload,
): Promise<FileReceipt> {
  const { database } = store;
  const name = displayName(file.name, kind);
  store.ensureThere();
  const begun = { id, name, kind, created_at: clock().toISOString() };
  // A slow file reserves only its next MiB, not its largest possible size.
  let reserved = Math.min(file.declaredBytes ?? MIB, MIB);
  if (!(await beginFile(database, { ...begun, bytes: reserved }, limits.maxRoom)))
    return noRoom("too many files are kept");
  const hash = createHash("sha256");
  let bytes = 0;
  let number = 0;
  const storePiece = async (piece: Buffer): Promise<Unwanted | "no room" | undefined> => {
    bytes += piece.length;
    if (bytes > FILE_LIMITS.bytes) return "large";
    if (bytes > reserved) {
      if (!(await growFile(database, { id, bytes: MIB, now: clock() }, limits.maxRoom))) return "no room";
      reserved += MIB;
    }
    const fault = check.take(piece);
    if (fault !== undefined) return fault;
    hash.update(piece);
    await addPiece(database, id, number, piece);
    number += 1;
    return undefined;
  };
  let fault = await storePiece(head);
  while (fault === undefined) {
    const next = await pieces.next();
    if (next.done === true) break;
    fault = await storePiece(next.value);
  }
  if (fault === "no room") return noRoom("too many files are kept");
  fault ??= check.end();
  if (fault !== undefined) return unwanted(name, fault);
  const uploadKey = file.key === undefined ? null : createHash("sha256").update(file.key).digest("hex");
  const whole = { bytes, sha256: hash.digest("hex"), uploadKey };
  const earlier = await finishFile(database, id, whole);
  store.ensureThere();
  if (earlier !== undefined) {
    if (earlier.sha256 !== whole.sha256) {
      return refusedFile(400, "This key belongs to another file.", "key of another file");
    }
    return { event: "file.repeated", status: 200, file: earlier };
  }
  return { event: "file.stored", status: 200, file: { id, name, bytes, sha256: whole.sha256 } };
}

/** Marks errors of the client, to tell them from the store's. */
async function* markClientErrors(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new ClientDisconnected("The request broke off.", { cause });
  }
}
