import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { readPastedRows, type PastedList } from "../catalogue/paste/read-pasted-list.ts";
import { readCamRows, readCamText } from "./cam/read-cam-text.ts";
import { WorkbookTooLarge, unpackWorkbook } from "./unpack-workbook.ts";

/** Maximum size of a library's text: a shop's has less than one megabyte. */
const MAX_LIBRARY_BYTES = 16_000_000;

/**
 * Reads an archive: a Fusion library (`.tools` has `tools.json`), or the first sheet of a workbook. Throws if it is none.
 * @throws WorkbookTooLarge
 */
export async function readArchive(bytes: Uint8Array): Promise<PastedList | "no tools"> {
  const library = libraryIn(bytes);
  if (library !== undefined) return readCamText(library) ?? "no tools";
  const sheet = await readSheet(unpackWorkbook(bytes));
  const rows = sheet.map((row) => row.map(cellText));
  return readCamRows(rows) ?? readPastedRows(rows);
}

function libraryIn(bytes: Uint8Array): string | undefined {
  let isFound = false;
  const [text] = Object.values(
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        // Only one is unpacked: many together may be far more than a library.
        if (isFound || !/\.json$/i.test(name)) return false;
        isFound = true;
        if (originalSize > MAX_LIBRARY_BYTES)
          throw new WorkbookTooLarge(`${name} has ${originalSize} bytes.`);
        return true;
      },
    }),
  );
  return text && strFromU8(text);
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean"
    ? String(cell).replaceAll(/\s+/g, " ").trim()
    : "";
}
