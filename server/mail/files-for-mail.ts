import { MIB } from "#contract/attachments.ts";
import { FILE_KINDS } from "#contract/file-kind.ts";
import type { Kysely } from "kysely";
import { isWhole } from "../store/check-content.ts";
import { type StoredFile, filesOf, readWhole } from "../store/files/attachment-rows.ts";
import { referenceOf } from "../store/message-reference.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import type { StoreTables } from "../store/database/store-tables.ts";
import type { MailAttachment } from "./composed-mail.ts";
import { quoteCsv } from "../report/quote-csv.ts";

/** Attachments of the mail about a message, and files that aren't attached. */
export interface FilesForMail {
  attached: MailAttachment[];
  omitted: StoredFile[];
  /** Files whose bytes have changed since they arrived: the store is damaged. */
  altered: StoredFile[];
}

/**
 * The files of a message for its mail, and its quote list as a table.
 * @param maxMb MiB of files per mail; the mail's encoding adds a third.
 */
export async function filesForMail(
  database: Kysely<StoreTables>,
  { key, message }: MessageRow,
  maxMb: number,
): Promise<FilesForMail> {
  const attached: MailAttachment[] = [];
  const omitted: StoredFile[] = [];
  const altered: StoredFile[] = [];
  let room = maxMb * MIB;
  for (const file of (await filesOf(database, [key])).get(key) ?? []) {
    if (file.bytes > room) {
      omitted.push(file);
      continue;
    }
    const content = await readWhole(database, file.id);
    if (!isWhole(content, file.sha256)) {
      altered.push(file);
      continue;
    }
    room -= file.bytes;
    attached.push({ filename: file.name, contentType: FILE_KINDS[file.kind].mediaType, content });
  }
  const table = quoteCsv(message);
  if (table !== undefined) {
    const filename = `quote-list-${referenceOf(key)}.csv`;
    attached.push({ filename, contentType: "text/csv; charset=utf-8", content: Buffer.from(table) });
  }
  return { attached, omitted, altered };
}
