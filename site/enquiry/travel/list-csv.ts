import { consentWords } from "#contract/quote-text.ts";
import { packWords } from "../../catalogue/ordering/ordering-words.ts";
import type { QuoteLine, QuoteList } from "../quote-list.ts";

const head = [
  "No.",
  "Order code",
  "Designation",
  "Name",
  "Quantity",
  "Sold",
  "Remark",
  "Product id",
  "May be offered",
];

/**
 * A cell as RFC 4180 requires. A spreadsheet would run text that begins like a formula: an apostrophe keeps it text.
 */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function rowOf(line: QuoteLine, index: number): (string | number)[] {
  const { name, quantity, remark } = line;
  if (line.kind === "text") return [index + 1, "", "", name, quantity, "", remark, "", ""];
  const { orderCode = "", designation, pack, key, consent } = line;
  const mayBe = consent ? consentWords[consent] : "";
  return [index + 1, orderCode, designation, name, quantity, packWords(pack) ?? "", remark, key, mayBe];
}

/** The list as a CSV file: UTF-8 with the byte order mark that Excel needs, commas, CRLF. */
export function listAsCsv({ lines }: QuoteList): string {
  const rows = [head, ...lines.map(rowOf)];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
