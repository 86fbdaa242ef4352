/** A row of a pasted list: one cell, or the cells of a table. */
export type Cells = string[];

const separators = ["\t", ";", ",", "|"] as const;

/** Minimum number of rows that must agree before a separator makes them a table. */
const FEWEST_ROWS = 2;

/**
 * Splits pasted text into rows and cells. A spreadsheet's cells are separated by tabs, a CSV file's by commas or
 * semicolons. In a mail these are only punctuation: there they count if the rows agree on the number of cells.
 */
export function splitCells(text: string): Cells[] {
  const plain = text.replaceAll("\u0000", "").replace(/^\uFEFF/, "");
  const separator = separators.find((each) => isTable(plain, each));
  const rows = separator ? quotedRows(plain, separator) : plain.split(/\r\n?|\n/).map((line) => [line]);
  return rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, " ").trim()));
}

function isTable(text: string, separator: string): boolean {
  if (!text.includes(separator)) return false;
  if (separator === "\t") return true;
  const widths = quotedRows(text, separator)
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .map((row) => row.length);
  const [usual = 1] = widths;
  return widths.length >= FEWEST_ROWS && usual > 1 && widths.every((width) => width === usual);
}

/** Parses rows as in RFC 4180: a quoted cell may contain separators, line breaks and doubled quotes. */
function quotedRows(text: string, separator: string): Cells[] {
  const rows: Cells[] = [];
  let row: Cells = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    row.push(cell);
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return rows;
}

function plainCell(text: string, from: number, separator: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { cell: text.slice(from, end), end };
}

/** A cell in quotes; if the quote mark is none (`1" holder`), the cell stays as it was written. */
function quotedCell(text: string, from: number, separator: string): { cell: string; end: number } {
  let end = from + 1;
  while (end < text.length) {
    if (text[end] !== '"') end += 1;
    else if (text[end + 1] === '"') end += 2;
    else break;
  }
  const after = text[end + 1];
  const isClosed = end < text.length && (after === undefined || [separator, "\n", "\r"].includes(after));
  if (!isClosed) return plainCell(text, from, separator);
  return { cell: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}
