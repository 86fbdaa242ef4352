import { readPastedList, type PastedList } from "../catalogue/paste/read-pasted-list.ts";

/** Maximum size of a list file. */
export const MAX_LIST_FILE_BYTES = 2_000_000;

/** The same of a program, which names tools wherever they change. */
const MAX_PROGRAM_BYTES = 20_000_000;

const PROGRAM = /\.(?:nc|cnc|ngc|gcode|tap|mpf|eia|iso|h)$/i;

/**
 * Why a file can't be read. `unpacks too large`: a workbook or library that contains far more than a list; `no reader`:
 * the reader's code could not be loaded; `no tools`: a file of a CAM system that names none.
 */
export type FileFault = "too large" | "unpacks too large" | "unreadable" | "no reader" | "no tools";

/**
 * Reads a file as a list: the first sheet of an Excel workbook, the tools of a CAM library, a tool table or a program, or
 * text in a common encoding.
 */
export async function readListFile(file: Blob): Promise<PastedList | FileFault> {
  const isProgram = file instanceof File && PROGRAM.test(file.name);
  if (file.size > (isProgram ? MAX_PROGRAM_BYTES : MAX_LIST_FILE_BYTES)) return "too large";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const text = isArchive ? undefined : decoded(bytes);
  if (!isArchive && text === undefined) return "unreadable";
  const reader = await loadReader(isArchive).catch(() => undefined);
  if (!reader) return "no reader";
  try {
    return text === undefined
      ? await reader.readArchive(bytes)
      : (reader.readCamText(text) ?? readPastedList(text));
  } catch (error) {
    if (error instanceof Error && error.name === "WorkbookTooLarge") return "unpacks too large";
    console.error("The file can't be read.", error);
    return "unreadable";
  }
}

/** Loads the readers at their first use. */
async function loadReader(isArchive: boolean) {
  const [{ readCamText }, archives] = await Promise.all([
    import("./cam/read-cam-text.ts"),
    isArchive ? import("./read-archive.ts") : undefined,
  ]);
  return { readCamText, readArchive: archives?.readArchive ?? ((): FileFault => "unreadable") };
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
