import { readPastedList, readPastedRows, type PastedList } from "../catalogue/paste/read-pasted-list.ts";

/** Maximum size of a list file. */
export const MAX_LIST_FILE_BYTES = 2_000_000;

/**
 * Why a file can't be read. `unpacks too large`: a workbook that contains far more than a list; `no reader`: the
 * reader's code could not be loaded.
 */
export type FileFault = "too large" | "unpacks too large" | "unreadable" | "no reader";

/** Reads a file as a list: the first sheet of an Excel workbook, or text in a common encoding. */
export async function readListFile(file: Blob): Promise<PastedList | FileFault> {
  if (file.size > MAX_LIST_FILE_BYTES) return "too large";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isWorkbook) {
    const text = decoded(bytes);
    return text === undefined ? "unreadable" : readPastedList(text);
  }
  const reader = await loadReader().catch(() => undefined);
  if (!reader) return "no reader";
  const { WorkbookTooLarge, unpackWorkbook, readSheet } = reader;
  try {
    const rows = await readSheet(unpackWorkbook(bytes));
    return readPastedRows(rows.map((row) => row.map(cellText)));
  } catch (error) {
    if (error instanceof WorkbookTooLarge) return "unpacks too large";
    console.error("The file can't be read as a workbook.", error);
    return "unreadable";
  }
}

/** Loads the workbook reader at its first use. */
async function loadReader() {
  const [{ WorkbookTooLarge, unpackWorkbook }, { readSheet }] = await Promise.all([
    import("./unpack-workbook.ts"),
    import("read-excel-file/universal"),
  ]);
  return { WorkbookTooLarge, unpackWorkbook, readSheet };
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean"
    ? String(cell).replaceAll(/\s+/g, " ").trim()
    : "";
}

/** Decodes text as UTF-8, or as UTF-16 by its byte order mark, else as Windows-1252. Undefined for binary data. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
