import { indianTime } from "../indian-time.ts";
import type { ListedMessage } from "./listed-messages.ts";

// They would let a message rearrange the rest of the line in a terminal.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

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

/** Lines of cells with a header, in columns; what could turn a terminal's line is replaced. */
export function asTable(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd()
      .replace(BIDI_CONTROLS, "\ufffd");
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
  return `${head}\n\n${blocks.join("\n")}`.replace(BIDI_CONTROLS, "\ufffd");
}

/** The messages as one JSON array. */
export function messagesAsJson(rows: ListedMessage[]): string {
  return `${JSON.stringify(rows.map(toRecord), null, 2)}\n`;
}

/** The messages as RFC 4180 with a header row; what a spreadsheet would run as a formula gets a `'` in front. */
export function messagesAsCsv(rows: ListedMessage[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => toRecord(row)[column] ?? ""))];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function toRecord(row: ListedMessage) {
  const { received_at, user_name: name, email, subject, message, key, source, flag, mail, reference } = row;
  return { received_at, name, email, subject, message, key, source, flag, mail, reference };
}

function csvCell(text: string): string {
  // Spreadsheets trim before they look for a formula.
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
