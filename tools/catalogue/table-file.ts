import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import { decodeCsv, readCsv, TableError } from "#prerender/series/csv-text.ts";
import type { Cell } from "#prerender/series/read-cell.ts";

/** Reads the rows of a .csv file or of the first sheet of an .xlsx file. Throws a TableError. */
export async function readTable(file: string): Promise<Cell[][]> {
  let bytes: Uint8Array;
  try {
    // A device never ends.
    if (!statSync(file).isFile()) throw new Error("no file");
    bytes = readFileSync(file);
  } catch {
    throw new TableError(`${file}: the file is missing or can't be read.`);
  }
  if (/\.xlsx$/i.test(file)) {
    try {
      return (await readSheet(withFailedFormulas(bytes))) as Cell[][]; // its cells are of these types
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new TableError(
        `${file}: this is no workbook that can be read (${reason}). Save it as .xlsx or .csv, without a password.`,
      );
    }
  }
  if (!/\.csv$/i.test(file)) throw new TableError(`${file}: expected a file that ends in .csv or .xlsx.`);
  return readCsv(file, decodeCsv(file, bytes)).map(({ cells }) => cells);
}

/** A formula's cell without a value: the program that wrote it hasn't calculated it. */
const unknownValue =
  /<((?:\w+:)?)c\b([^>]*)>(\s*<\1f\b(?:[^>]*\/>|[^>]*>[^<]*<\/\1f>))\s*(?:<\1v\s*\/>|<\1v><\/\1v>)?\s*<\/\1c>/g;
/** A cell with a failed formula. */
const failed = /(<(?:\w+:)?c\b[^>]*\bt=)(["'])e\2/g;

/**
 * Replaces formulas that failed or have no value by texts. `read-excel-file` would read them as empty cells, and an
 * import would clear the field.
 */
function withFailedFormulas(bytes: Uint8Array): Buffer {
  const files = unzipSync(bytes);
  for (const [name, file] of Object.entries(files)) {
    if (!/^xl\/worksheets\/.*\.xml$/.test(name)) continue;
    const text = strFromU8(file)
      .replaceAll(failed, "$1$2str$2")
      .replaceAll(unknownValue, (_, prefix: string, attributes: string, formula: string) => {
        const others = attributes.replace(/\bt=(["'])\w*\1/, "");
        return `<${prefix}c${others} t="str">${formula}<${prefix}v>#N/A</${prefix}v></${prefix}c>`;
      });
    files[name] = strToU8(text);
  }
  return Buffer.from(zipSync(files, { level: 0 }));
}

/**
 * Writes rows of texts, the headings first, as .csv or .xlsx. On failure throws a TableError and leaves the previous
 * file unchanged.
 */
export async function writeTable(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  if (!/\.(?:csv|xlsx)$/i.test(file)) {
    throw new TableError(`${file}: expected a file that ends in .csv or .xlsx.`);
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new TableError(`${file}: this is a folder. Choose another name.`);
  }
  if (existsSync(file) && !(await hasRows(file, rows))) {
    throw new TableError(
      `${file}: it is there already and may hold changes of yours. Import it, or choose another name.`,
    );
  }
  const unfinished = file.replace(/(?=\.\w+$)/, ".unfinished");
  try {
    await writeRows(unfinished, rows);
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
    throw new TableError(
      `${file}: it can't be written. Is it open in another program, its folder missing, or the disk full?`,
    );
  }
}

/** Whether a file contains exactly these rows. */
async function hasRows(file: string, rows: readonly (readonly string[])[]): Promise<boolean> {
  const textsOf = (table: readonly (readonly Cell[])[]): string =>
    JSON.stringify(table.map((row) => row.map((cell) => cell ?? "")));
  try {
    return textsOf(await readTable(file)) === textsOf(rows);
  } catch {
    return false;
  }
}

async function writeRows(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  if (/\.csv$/i.test(file)) {
    // The byte order mark tells spreadsheet programs the encoding.
    const text = stringify(
      rows.map((row) => [...row]),
      { record_delimiter: "\r\n" },
    );
    writeFileSync(file, `\uFEFF${text}`);
    return;
  }
  const cells = rows.map((row, at) =>
    row.map((value) => ({
      value,
      // As text, so that no program turns a code into a date.
      type: String,
      format: "@",
      ...(at === 0 && { fontWeight: "bold" as const }),
    })),
  );
  await writeExcelFile(cells, { stickyRowsCount: 1 }).toFile(file);
}
