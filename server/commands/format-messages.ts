import { indianTime } from "../indian-time.ts";
import type { ListedMessage } from "./listed-messages.ts";

// With these a text could reorder the rest of its line in a terminal, or command the terminal.
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

/** The messages as a listing for a terminal: a line of facts, the message indented below. Time is Indian time. */
export function messagesAsText(rows: ListedMessage[]): string {
  if (rows.length === 0) return "No messages yet.\n";
  const facts = rows.map((row) => [
    row.reference,
    `${indianTime(new Date(row.received_at))} IST`,
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
    return `${lines[i]}\n${warning}${row.message.replace(/^/gm, "    ")}\n`;
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
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => toRecord(row)[column] ?? ""))];
  // Without the mark Excel takes UTF-8 for the code page of the machine.
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("")}`;
}

function toRecord(row: ListedMessage) {
  const { received_at, user_name: name, email, subject, message, key, source, flag, mail, reference } = row;
  return { received_at, name, email, subject, message, key, source, flag, mail, reference };
}

/**
 * What a spreadsheet would run gets a `'` in front. A program that splits lines at `;` or a tab, as many do in Europe,
 * makes cells where this file has none: after those, and after line breaks and quotes, too.
 */
function csvCell(text: string): string {
  const marked = text.replace(/(^|[;\t\r\n,|])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'");
  // Spreadsheets ignore white space before a formula, and some take it for the mark of one.
  const harmless = /^(?:[\t\r]|\s+'[=+\-@＝＋－＠])/.test(marked) ? `'${marked}` : marked;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
