import { strFromU8, unzipSync, zipSync } from "fflate";

/** Maximum size of all sheets, styles and texts of a workbook: a real list of 2 MB unpacks to 10 to 20 MB. */
const MAX_BYTES = 32_000_000;

/** Maximum number of cells from A1 to the last one, including empty ones: six columns of the longest sheet in Excel. */
const MAX_CELLS = 8_000_000;

/**
 * A workbook is larger than the limits: a few kilobytes may unpack to gigabytes, or name a cell at the end of the
 * sheet.
 */
export class WorkbookTooLarge extends Error {
  override readonly name = "WorkbookTooLarge";
}

/**
 * Repacks a workbook's parts without compression: `read-excel-file` would unpack large parts in a Worker of its own,
 * which the page's policy forbids. Throws if the bytes aren't an archive.
 * @throws WorkbookTooLarge
 */
export function unpackWorkbook(bytes: Uint8Array): Blob {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      // The unpacker stops at the size that a part declares.
      size += originalSize;
      if (size > MAX_BYTES) throw new WorkbookTooLarge(`It unpacks to more than ${MAX_BYTES} bytes.`);
      return true;
    },
  });
  for (const [name, part] of Object.entries(parts)) {
    if (/(?:^|\/)worksheets\//.test(name) && cellCount(strFromU8(part)) > MAX_CELLS)
      throw new WorkbookTooLarge(`${name} reaches over more than ${MAX_CELLS} cells.`);
  }
  return new Blob([new Uint8Array(zipSync(parts, { level: 0 }))]);
}

/** The number of cells from A1 to a sheet's last row and column, by the addresses of its rows and cells. */
function cellCount(sheet: string): number {
  let columns = 1;
  let rows = 1;
  for (const [, letters = "", row = ""] of sheet.matchAll(/\sr\s*=\s*["']([a-z]*)(\d+)["']/gi)) {
    let column = 0;
    for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
    columns = Math.max(columns, column);
    rows = Math.max(rows, Number(row));
  }
  return columns * rows;
}
