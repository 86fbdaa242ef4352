import { createHash, randomBytes } from "node:crypto";
import { addPiece, finishFile } from "../store/files/attachment-rows.ts";
import { beginFile } from "../store/files/file-room.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";

/** For tests: stores a file made of these pieces without checking its content; returns its id. */
export async function putFile(
  { database }: Pick<OpenDatabase, "database">,
  pieces: Buffer[],
): Promise<string> {
  const id = randomBytes(16).toString("hex");
  const bytes = Buffer.concat(pieces);
  const row = {
    id,
    name: "a.pdf",
    kind: "pdf" as const,
    bytes: bytes.length,
    created_at: "2026-11-20T00:00:00.000Z",
  };
  await beginFile(database, row, Number.POSITIVE_INFINITY);
  for (const [number, piece] of pieces.entries()) await addPiece(database, id, number, piece);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await finishFile(database, id, { bytes: bytes.length, sha256, uploadKey: null });
  return id;
}
