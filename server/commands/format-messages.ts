import { asCsv } from "../report/csv.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import { sizeInWords } from "../report/size-in-words.ts";
import type { ListedMessage } from "./listed-messages.ts";

// These characters could reorder the rest of a line in a terminal, or command the terminal.
const UNPRINTABLE = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu;

const COLUMNS = [
  "received_at",
  "name",
  "email",
  "subject",
  "message",
  "key",
  "source",
  "flag",
  "mail",
  "reference",
  "files",
] as const;

/** Aligned columns with a header. Characters that change the direction of text or command a terminal are replaced. */
export function asTable(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd()
      .replace(UNPRINTABLE, "\ufffd")
      .replaceAll("\n", " ");
  return [head, ...rows].map(line);
}

/** The messages as a listing for a terminal: a line of facts, the message indented below. Times are the supplier's. */
export function messagesAsText(rows: ListedMessage[]): string {
  if (rows.length === 0) return "No messages yet.\n";
  const facts = rows.map((row) => [
    row.reference,
    localTimeAndZone(new Date(row.received_at)),
    row.mail,
    row.user_name,
    row.email,
    `${row.flag === null ? "" : "[check] "}${row.subject}`,
  ]);
  const [head = "", ...lines] = asTable(
    ["Reference", "Received", "Mail", "Name", "E-mail", "Subject"],
    facts,
  );
  const blocks = rows.map((row, i) => {
    const warning = row.flag === null ? "" : `    (to check: ${row.flag})\n`;
    const files = row.files.map(({ name, bytes }) => `    (file: ${name}, ${sizeInWords(bytes)})\n`).join("");
    return `${lines[i]}\n${warning}${files}${row.message.replace(/^/gm, "    ")}\n`;
  });
  return `${head}\n\n${blocks.join("\n")}`.replace(UNPRINTABLE, "\ufffd");
}

/** The messages as one JSON array. */
export function messagesAsJson(rows: ListedMessage[]): string {
  return `${JSON.stringify(rows.map(toRecord), null, 2)}\n`;
}

/**
 * The messages as CSV (RFC 4180) with a header row. A cell that a spreadsheet would run as a formula gets a `'` in
 * front.
 */
export function messagesAsCsv(rows: ListedMessage[]): string {
  const names = ({ files }: ListedMessage) => files.map(({ name }) => name).join("; ");
  const cells = rows.map((row) => {
    const record = { ...toRecord(row), files: names(row) };
    return COLUMNS.map((column) => record[column] ?? "");
  });
  return asCsv([[...COLUMNS], ...cells]);
}

function toRecord(row: ListedMessage) {
  const { received_at, user_name: name, email, subject, message, key, source, flag, mail, reference } = row;
  const files = row.files.map((file) => ({ name: file.name, bytes: file.bytes, sha256: file.sha256 }));
  return { received_at, name, email, subject, message, key, source, flag, mail, reference, files };
}
