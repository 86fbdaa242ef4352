import { strFromU8, unzipSync, zipSync } from "fflate";

/** Bytes of all sheets, styles and texts of a workbook: one of 2 MB with a real list holds 10 to 20 MB. */
const MOST_BYTES = 32_000_000;

/** Cells from A1 to the last one, empty ones too: six columns of the longest sheet that Excel has. */
const MOST_CELLS = 8_000_000;

/** A workbook holds more than is read: a few kilobytes may unpack to gigabytes, or name a cell at the end of the sheet. */
export class WorkbookTooLarge extends Error {
  override readonly name = "WorkbookTooLarge";
}

/**
 * A workbook's parts, packed without compression: `read-excel-file` unpacks large parts in a Worker of its own, which
 * the page's policy forbids. Throws for what is no archive.
 * @throws WorkbookTooLarge
 */
export function unpackWorkbook(bytes: Uint8Array): Blob {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      // No part unpacks to more than it says.
      size += originalSize;
      if (size > MOST_BYTES) throw new WorkbookTooLarge(`It unpacks to more than ${MOST_BYTES} bytes.`);
      return true;
    },
  });
  for (const [name, part] of Object.entries(parts)) {
    if (/(?:^|\/)worksheets\//.test(name) && reach(strFromU8(part)) > MOST_CELLS)
      throw new WorkbookTooLarge(`${name} reaches over more than ${MOST_CELLS} cells.`);
  }
  return new Blob([new Uint8Array(zipSync(parts, { level: 0 }))]);
}

/** How many cells a sheet reaches over, from A1 to its last row and column, by the addresses of its rows and cells. */
function reach(sheet: string): number {
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
