import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { readSheet } from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";

/** A cell as the file has it: a spreadsheet program may have made a number or a date of a text. */
export type Cell = string | number | boolean | Date | null;

/** What a cell says, its white space made single spaces. */
export function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  return String(cell).replaceAll("\u00A0", " ").replaceAll(/\s+/g, " ").trim();
}

/** A file that can't be read as a table. The message says what to do. */
export class TableError extends Error {
  override name = "TableError";
}

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
  const text = decode(file, bytes);
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TableError(`${file}: this is no CSV table (${reason}). Save it again as CSV.`);
  }
}

/** Spreadsheet programs save CSV as UTF-8 or UTF-16. */
function decode(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new TableError(
      `${file}: signs such as Ø, × and ≤ can't be read. Save it as "CSV UTF-8", or as .xlsx.`,
    );
  }
}

/** The sign between cells: programs choose it by country. */
function delimiterOf(text: string): string {
  const head = text.split("\n").slice(0, 15).join("\n");
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
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
