import { isDeepStrictEqual } from "node:util";
import { stringify } from "csv-stringify/sync";
import type { Column } from "./columns.ts";
import { csvLines, delimiterOf, readCsv } from "./csv-text.ts";
import { sizeColumn, type SizeColumn, type SizeRow } from "./size-table.ts";

/** The row with a field's cell; if the table lacks the column, adds it to `columns` if `mayAdd`. */
export function withOwn(
  row: SizeRow,
  field: Column,
  text: string,
  columns: SizeColumn[],
  mayAdd: boolean,
): SizeRow {
  let column = columns.find((each) => each.field === field);
  if (!column) {
    if (!mayAdd || text === "") return row;
    column = sizeColumn(field.heading, Math.max(...columns.map(({ at }) => at)) + 1);
    columns.push(column);
  }
  return withCellAt(row, column, text);
}

/** The row with the text of one of its table's columns. */
export function withCellAt(row: SizeRow, column: SizeColumn, text: string): SizeRow {
  const { at } = column;
  const raw = Array.from({ length: Math.max(row.raw.length, at + 1) }, (_, index) => row.raw[index] ?? "");
  return { ...row, cells: new Map([...row.cells, [column, text]]), raw: raw.with(at, text) };
}

/**
 * The text of a table with other rows. A row that stands in `before` as it is keeps its bytes, and so do a byte order mark,
 * the sign between cells and the line ends. Rows of the line 0 are new.
 */
export function tableText(before: string, columns: readonly SizeColumn[], rows: readonly SizeRow[]): string {
  const delimiter = delimiterOf(before);
  const end = before.includes("\r\n") ? "\r\n" : "\n";
  const lines = csvLines(before);
  const old = new Map(
    readCsv("", before).map(({ cells, line }, at) => [line, { cells, text: lines[at] ?? "" }]),
  );
  const head = old.get(1) ?? { cells: [], text: "" };
  const width = Math.max(head.cells.length, ...columns.map(({ at }) => at + 1));
  const added = Array.from(
    { length: width - head.cells.length },
    (_, index) => columns.find(({ at }) => at === head.cells.length + index)?.heading ?? "",
  );
  const written = (cells: readonly string[]): string =>
    stringify([[...cells]], { delimiter, record_delimiter: end });
  const ended = (line: string): string => (/[\r\n]$/.test(line) ? line : line + end);
  const headings =
    added.length === 0 ? ended(head.text) : head.text.replace(/[\r\n]+$/, "") + delimiter + written(added);
  const texts = rows.map(({ line, raw }) => {
    const { cells, text = "" } = old.get(line) ?? {};
    if (added.length === 0 && cells && isDeepStrictEqual(cells, raw)) return ended(text);
    return written(Array.from({ length: width }, (_, at) => raw[at] ?? ""));
  });
  return headings + texts.join("");
}
