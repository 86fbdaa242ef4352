import { FILE_LIMITS } from "#contract/attachments.ts";
import type { Kysely } from "kysely";
import type { AttachmentsTable, StoreTables } from "../database/store-tables.ts";
import { roomOf } from "./file-room.ts";

type Database = Kysely<StoreTables>;

/** A message names files that aren't there to be named: never taken, removed since, or another message's. */
export class FilesLost extends Error {
  override readonly name = "FilesLost";
  readonly ids: string[];

  constructor(ids: string[]) {
    super("Files that the message names are not there.");
    this.ids = ids;
  }
}

/** A file that is whole, as listings show it. */
export type StoredFile = Pick<AttachmentsTable, "id" | "name" | "kind" | "bytes"> & { sha256: string };

/** Adds the next piece of a file; it is on disk afterwards. */
export async function addPiece(
  database: Database,
  id: string,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  await database.insertInto("attachment_pieces").values({ attachment_id: id, number, bytes }).execute();
}

/**
 * Ends a file: from now on a message may name it.
 * @returns the file that came before under the same key, if one did; then this one is gone.
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
    await transaction
      .updateTable("attachments")
      .set({ bytes, sha256, room: roomOf(bytes), upload_key: uploadKey })
      .where("id", "=", id)
      .execute();
    return undefined;
  });
}

/** The whole file that came under a key and waits for its message. */
async function findUpload(database: Database, uploadKey: string): Promise<StoredFile | undefined> {
  const rows = await selectFiles(database).where("upload_key", "=", uploadKey).execute();
  return rows.flatMap(whole)[0];
}

function selectFiles(database: Database) {
  return database.selectFrom("attachments").select(["id", "name", "kind", "bytes", "sha256"]);
}

function whole<T extends { sha256: string | null }>(row: T): (T & { sha256: string })[] {
  const { sha256 } = row;
  return sha256 === null ? [] : [{ ...row, sha256 }];
}

/** Removes a file with its bytes. */
export async function dropFile(database: Database, id: string): Promise<void> {
  await database.deleteFrom("attachments").where("id", "=", id).execute();
}

/**
 * Gives files to a message, all of them or none. To be called in the transaction that stores it.
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
      .returning("bytes")
      .executeTakeFirst();
    if (claimed === undefined) lost.push(id);
    else bytes += claimed.bytes;
  }
  if (lost.length > 0 || bytes > FILE_LIMITS.allBytes) throw new FilesLost(lost);
}

/** The files of messages, by the message's key, in their order. */
export async function filesOf(
  database: Database,
  messageKeys?: string[],
): Promise<Map<string, StoredFile[]>> {
  const all = selectFiles(database).select("message_key").where("message_key", "is not", null);
  const rows = await (messageKeys === undefined ? all : all.where("message_key", "in", messageKeys))
    .orderBy("position")
    .execute();
  const files = new Map<string, StoredFile[]>();
  for (const row of rows.flatMap(whole)) {
    const key = row.message_key ?? "";
    files.set(key, [...(files.get(key) ?? []), row]);
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
