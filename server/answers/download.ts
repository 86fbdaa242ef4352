import type { Kysely } from "kysely";
import type { StoreTables } from "../store/database/store-tables.ts";
import { filesOf, readPieces } from "../store/files/attachment-rows.ts";

/** Something to save: browsers show none of it, whatever it is. */
export function download(
  body: ConstructorParameters<typeof Response>[0],
  {
    name,
    contentType,
    headers,
  }: { name: string; contentType: string; headers: Readonly<Record<string, string>> },
): Response {
  const disposition = `attachment; filename*=UTF-8''${encodeRfc8187(name)}`;
  return new Response(body, {
    headers: { ...headers, "Content-Type": contentType, "Content-Disposition": disposition },
  });
}

/** A file of a message, by its number from 1; undefined if it has none such. */
export async function fileOf(
  database: Kysely<StoreTables>,
  messageKey: string,
  number: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const files = (await filesOf(database, [messageKey])).get(messageKey) ?? [];
  const file = /^[1-9]\d?$/.test(number) ? files[Number(number) - 1] : undefined;
  if (file === undefined) return undefined;
  // Not by its own type: nothing of it may run or be drawn on this origin.
  const contentType = "application/octet-stream";
  const length = { "Content-Length": String(file.bytes) };
  const body = ReadableStream.from(readPieces(database, file.id));
  return download(body, { name: file.name, contentType, headers: { ...headers, ...length } });
}

/** Percent-encoded UTF-8 of a header's parameter; encodeURIComponent leaves some marks as they are. */
function encodeRfc8187(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
