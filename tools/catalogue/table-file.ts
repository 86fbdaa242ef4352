import { readFileSync, writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { readSheet } from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import { decodeCsv, readCsv, TableError } from "#prerender/series/csv-text.ts";
import type { Cell } from "#prerender/series/read-cell.ts";

/** Reads the rows of a .csv or .xlsx file, the first sheet of a workbook. Throws a TableError. */
export async function readTable(file: string): Promise<Cell[][]> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new TableError(`${file}: the file is missing or can't be read.`);
  }
  if (/\.xlsx$/i.test(file)) {
    try {
      return (await readSheet(file)) as Cell[][]; // its cells are of these types
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new TableError(
        `${file}: this is no workbook that can be read (${reason}). Save it as .xlsx or .csv.`,
      );
    }
  }
  if (!/\.csv$/i.test(file)) throw new TableError(`${file}: expected a file that ends in .csv or .xlsx.`);
  return readCsv(file, decodeCsv(file, bytes)).map(({ cells }) => cells);
}

/** Writes rows of texts, the headings first, as .csv or .xlsx. Throws a TableError for another ending. */
export async function writeTable(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  if (/\.csv$/i.test(file)) {
    // With the mark at its beginning spreadsheet programs know the encoding.
    writeFileSync(
      file,
      `\uFEFF${stringify(
        rows.map((row) => [...row]),
        { record_delimiter: "\r\n" },
      )}`,
    );
  } else if (/\.xlsx$/i.test(file)) {
    const cells = rows.map((row, at) =>
      row.map((value) => ({
        value,
        // As text, so that no program makes a date of a code.
        type: String,
        format: "@",
        ...(at === 0 && { fontWeight: "bold" as const }),
      })),
    );
    await writeExcelFile(cells, { stickyRowsCount: 1 }).toFile(file);
  } else {
    throw new TableError(`${file}: expected a file that ends in .csv or .xlsx.`);
  }
}
