import { FILE_LIMITS } from "#contract/attachments.ts";
import { type Kysely, sql } from "kysely";
import { mustHold } from "../../report/must-hold.ts";
import type { AttachmentsTable, StoreTables } from "../database/store-tables.ts";
import { referenceOf } from "../message-reference.ts";
import { roomOf } from "./file-room.ts";

type Database = Kysely<StoreTables>;

/** A message names files that it can't have: never received, removed since, or claimed by another message. */
export class FilesLost extends Error {
  override readonly name = "FilesLost";
  readonly ids: string[];

  constructor(ids: string[]) {
    super("Files that the message names are not there.");
    this.ids = ids;
  }
}

/** A complete file, as listings show it. */
export type StoredFile = Pick<AttachmentsTable, "id" | "name" | "kind" | "bytes"> & { sha256: string };

/** Stores the next piece of a file on disk. */
export async function addPiece(
  database: Database,
  id: string,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  await database.insertInto("attachment_pieces").values({ attachment_id: id, number, bytes }).execute();
}

/**
 * Completes a file: from now on a message may name it.
 * @returns the file received earlier under the same key, if any; the new one is then removed.
 * @throws when it was removed meanwhile.
 */
export async function finishFile(
  database: Database,
  id: string,
  { bytes, sha256, uploadKey }: { bytes: number; sha256: string; uploadKey: string | null },
): Promise<StoredFile | undefined> {
  return database.transaction().execute(async (transaction) => {
    const before = uploadKey === null ? undefined : await findUpload(transaction, uploadKey);
    if (before !== undefined) {
      await dropFile(transaction, id);
      return before;
    }
    const { numUpdatedRows } = await transaction
      .updateTable("attachments")
      .set({ bytes, sha256, room: roomOf(bytes), upload_key: uploadKey })
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    // After an hour, or when a clock was set, it counts as abandoned.
    if (numUpdatedRows === 0n) throw new Error("the file was removed while it came in");
    const { pieces, last, stored } = await transaction
      .selectFrom("attachment_pieces")
      .where("attachment_id", "=", id)
      .select(({ fn }) => [
        fn.countAll().as("pieces"),
        fn.max("number").as("last"),
        sql<number>`coalesce(sum(length(bytes)), 0)`.as("stored"),
      ])
      .executeTakeFirstOrThrow();
    // PostgreSQL returns counts and sums as strings.
    const isWhole = Number(stored) === bytes && Number(pieces) === (last ?? -1) + 1;
    mustHold(isWhole, `file ${id} is complete with ${stored} of its ${bytes} bytes`);
    return undefined;
  });
}

/** The complete file that was received under a key and that no message has named yet. */
async function findUpload(database: Database, uploadKey: string): Promise<StoredFile | undefined> {
  const rows = await selectFiles(database).where("upload_key", "=", uploadKey).execute();
  return rows.flatMap(complete)[0];
}

function selectFiles(database: Database) {
  return database.selectFrom("attachments").select(["id", "name", "kind", "bytes", "sha256"]);
}

function complete<T extends { sha256: string | null }>(row: T): (T & { sha256: string })[] {
  const { sha256 } = row;
  return sha256 === null ? [] : [{ ...row, sha256 }];
}

/** Removes a file with its bytes. */
export async function dropFile(database: Database, id: string): Promise<void> {
  await database.deleteFrom("attachments").where("id", "=", id).execute();
}

/**
 * Assigns files to a message, all or none. Call it in the transaction that stores the message.
 * @throws FilesLost
 */
export async function claimFiles(
  transaction: Database,
  ids: readonly string[],
  messageKey: string,
): Promise<void> {
  const lost: string[] = [];
  let bytes = 0;
  for (const [position, id] of ids.entries()) {
    const claimed = await transaction
      .updateTable("attachments")
      .set({ message_key: messageKey, position, upload_key: null })
      .where("id", "=", id)
      .where("message_key", "is", null)
      .where("sha256", "is not", null)
      .returning(["bytes", "message_key", "position"])
      .executeTakeFirst();
    if (claimed === undefined) {
      lost.push(id);
      continue;
    }
    const isOwn = claimed.message_key === messageKey && claimed.position === position;
    mustHold(isOwn, `file ${id} is claimed for another message or place`);
    bytes += claimed.bytes;
  }
  if (lost.length > 0 || bytes > FILE_LIMITS.allBytes) throw new FilesLost(lost);
}

/** Files by their message's key, in order. */
export async function filesOf(
  database: Database,
  messageKeys?: string[],
): Promise<Map<string, StoredFile[]>> {
  const all = selectFiles(database).select(["message_key", "position"]).where("message_key", "is not", null);
  const rows = await (messageKeys === undefined ? all : all.where("message_key", "in", messageKeys))
    .orderBy("position")
    .execute();
  const files = new Map<string, StoredFile[]>();
  for (const { message_key, position, ...file } of rows.flatMap(complete)) {
    const key = message_key ?? "";
    const before = files.get(key) ?? [];
    mustHold(
      position === before.length,
      `message ${referenceOf(key)} lacks its file number ${before.length}`,
    );
    files.set(key, [...before, file]);
  }
  return files;
}

/** The bytes of a file, a piece at a time. */
export async function* readPieces(database: Database, id: string): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const piece = await database
      .selectFrom("attachment_pieces")
      .select("bytes")
      .where("attachment_id", "=", id)
      .where("number", "=", number)
      .executeTakeFirst();
    if (piece === undefined) return;
    yield piece.bytes;
  }
}

/** All bytes of a file: 10 MB at most. */
export async function readWhole(database: Database, id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readPieces(database, id)) pieces.push(piece);
  return Buffer.concat(pieces);
}
