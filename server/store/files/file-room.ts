import { type Kysely, sql } from "kysely";
import type { AttachmentsTable, StoreTables } from "../database/store-tables.ts";
import { dropUnclaimed } from "./drop-files.ts";

type Database = Kysely<StoreTables>;

/** Bytes that a file needs besides its content: rows and index entries. */
const ROW_OVERHEAD = 1_024;

/** Bytes that a file of this size counts towards the limit. */
export function roomOf(bytes: number): number {
  return bytes + ROW_OVERHEAD;
}

/**
 * Starts a file: reserves room for its first bytes. Several PostgreSQL servers may exceed `maxRoom` by what arrives at
 * the same moment.
 * @returns false when there is no room.
 */
export async function beginFile(
  database: Database,
  file: Pick<AttachmentsTable, "id" | "name" | "kind" | "bytes" | "created_at">,
  maxRoom: number,
): Promise<boolean> {
  const room = roomOf(file.bytes);
  if (!(await makeRoom(database, room, { maxRoom, now: new Date(file.created_at) }))) return false;
  const begun = { bytes: 0, room, upload_key: null, sha256: null, message_key: null, position: 0 };
  await database
    .insertInto("attachments")
    .values({ ...file, ...begun })
    .execute();
  return true;
}

/** Reserves more bytes for a file; false when there is no room. */
export async function growFile(
  database: Database,
  { id, bytes, now }: { id: string; bytes: number; now: Date },
  maxRoom: number,
): Promise<boolean> {
  if (!(await makeRoom(database, bytes, { maxRoom, now }))) return false;
  await database
    .updateTable("attachments")
    .set(({ eb }) => ({ room: eb("room", "+", bytes) }))
    .where("id", "=", id)
    .execute();
  return true;
}

/** Counts all files, unfinished ones too, and the bytes that they count towards the limit. */
export async function countFiles(database: Database): Promise<{ files: number; room: number }> {
  const { files, room } = await database
    .selectFrom("attachments")
    .select(({ fn }) => [fn.countAll().as("files"), sql<number>`coalesce(sum(room), 0)`.as("room")])
    .executeTakeFirstOrThrow();
  // PostgreSQL returns counts and sums as strings.
  return { files: Number(files), room: Number(room) };
}

/** Whether this many more bytes fit; removes files that no message has named if that makes room. */
async function makeRoom(
  database: Database,
  needed: number,
  { maxRoom, now }: { maxRoom: number; now: Date },
): Promise<boolean> {
  const { room } = await countFiles(database);
  const missing = room + needed - maxRoom;
  return missing <= 0 || (needed <= maxRoom && (await dropUnclaimed(database, missing, now)) >= missing);
}
