import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { filesOf, readPieces } from "./files/attachment-rows.ts";
import { referenceOf } from "./message-reference.ts";
import { type MessageRow, messageBatches } from "./database/message-rows.ts";
import type { StoreTables } from "./database/store-tables.ts";
import { hashMessage } from "./store.ts";

/**
 * Compares every message and file with the sum stored on arrival: a disk can alter them unnoticed by the database.
 * @returns a few words for each that has changed, without names or addresses.
 */
export async function findAltered(database: Kysely<StoreTables>): Promise<string[]> {
  const suspects = await findSuspects(database);
  // What was deleted while it was read has not changed: only what still looks so at a second look has.
  if (suspects.size === 0) return [];
  const again = await findSuspects(database);
  return [...suspects].filter(([key]) => again.has(key)).map(([, words]) => words);
}

/** Messages and files that differ from their sums, by key or id, in words. */
async function findSuspects(database: Kysely<StoreTables>): Promise<Map<string, string>> {
  const altered = new Map<string, string>();
  for await (const rows of messageBatches(database)) {
    const files = await filesOf(
      database,
      rows.map(({ key }) => key),
    );
    for (const row of rows) {
      if (!isAsItCame(row, files.get(row.key) ?? [])) altered.set(row.key, `message ${referenceOf(row.key)}`);
    }
    // Yields between batches, because this also runs in the server.
    await turn();
  }
  const files = await database
    .selectFrom("attachments")
    .select(["id", "sha256", "message_key"])
    .where("sha256", "is not", null)
    .execute();
  for (const { id, sha256, message_key: key } of files) {
    const hash = createHash("sha256");
    for await (const piece of readPieces(database, id)) {
      hash.update(piece);
      await turn();
    }
    if (hash.digest("hex") !== sha256) {
      altered.set(id, key === null ? "a file of no message" : `a file of message ${referenceOf(key)}`);
    }
  }
  return altered;
}

/** The sum covers the files by whatever identified them then: their ids or their bytes. */
function isAsItCame(row: MessageRow, files: { id: string; sha256: string }[]): boolean {
  const { email, user_name: userName, subject, message } = row;
  const prints =
    files.length === 0
      ? [undefined]
      : [files.map(({ id }) => id).join(" "), files.map(({ sha256 }) => sha256).join(" ")];
  return prints.some((print) => hashMessage({ email, userName, subject, message }, print) === row.body_hash);
}

/** Whether `sha256` (hexadecimal) is the digest of the bytes. */
export function isWhole(bytes: Uint8Array, sha256: string): boolean {
  return createHash("sha256").update(bytes).digest("hex") === sha256;
}

/** The first few results of {@link findAltered} as a text. */
export function alteredInWords(altered: string[]): string {
  const shown = altered.slice(0, 5).join(", ");
  return altered.length > 5 ? `${shown} and ${altered.length - 5} more` : shown;
}
