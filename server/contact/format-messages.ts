import { indianTime } from "../indian-time.ts";
import type { MessageRow } from "./message-rows.ts";

// They would let a message rearrange the rest of the line in a terminal.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

const COLUMNS = ["received_at", "name", "email", "subject", "message", "key", "source"] as const;

/** The messages as a listing for a terminal: a line of facts, the message indented below. Time is Indian time. */
export function messagesAsText(rows: MessageRow[]): string {
  if (rows.length === 0) return "No messages yet.\n";
  const facts = rows.map((row) => [
    `${indianTime(new Date(row.received_at))} IST`,
    row.user_name,
    row.email,
    row.subject,
  ]);
  const head = ["Received", "Name", "E-mail", "Subject"];
  const widths = head.map((title, i) => Math.max(title.length, ...facts.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  const blocks = rows.map((row, i) => `${line(facts[i] ?? [])}\n${row.message.replace(/^/gm, "    ")}\n`);
  return `${line(head)}\n\n${blocks.join("\n")}`.replace(BIDI_CONTROLS, "\ufffd");
}

/** The messages as one JSON array. */
export function messagesAsJson(rows: MessageRow[]): string {
  return `${JSON.stringify(rows.map(toRecord), null, 2)}\n`;
}

/** The messages as RFC 4180 with a header row; what a spreadsheet would run as a formula gets a `'` in front. */
export function messagesAsCsv(rows: MessageRow[]): string {
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => toRecord(row)[column]))];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

function toRecord(row: MessageRow) {
  const { received_at, user_name: name, email, subject, message, key, source } = row;
  return { received_at, name, email, subject, message, key, source };
}

function csvCell(text: string): string {
  // Spreadsheets trim before they look for a formula.
  const harmless = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
