import { type Kysely, sql } from "kysely";
import type { AttachmentsTable, StoreTables } from "../database/store-tables.ts";
import { dropUnclaimed } from "./drop-files.ts";

type Database = Kysely<StoreTables>;

/** What a file takes besides its bytes: rows and their places in indexes. Bytes. */
const ROWS = 1_024;

/** What so many bytes of a file count against the bound. */
export function roomOf(bytes: number): number {
  return bytes + ROWS;
}

/**
 * Begins a file: sets room aside for its first bytes. Several PostgreSQL servers may overshoot `maxRoom` by what comes
 * in at the same moment.
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

/** Sets room aside for so many bytes more of a file; false when there is none. */
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

/** Counts the files, those that come in too, and the bytes that they count against the bound. */
export async function countFiles(database: Database): Promise<{ files: number; room: number }> {
  const { files, room } = await database
    .selectFrom("attachments")
    .select(({ fn }) => [fn.countAll().as("files"), sql<number>`coalesce(sum(room), 0)`.as("room")])
    .executeTakeFirstOrThrow();
  // PostgreSQL returns counts and sums as strings.
  return { files: Number(files), room: Number(room) };
}

/** Whether so many bytes more fit; files that no message has named make room for them. */
async function makeRoom(
  database: Database,
  wanted: number,
  { maxRoom, now }: { maxRoom: number; now: Date },
): Promise<boolean> {
  const { room } = await countFiles(database);
  const missing = room + wanted - maxRoom;
  return missing <= 0 || (wanted <= maxRoom && (await dropUnclaimed(database, missing, now)) >= missing);
}
