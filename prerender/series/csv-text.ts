import { parse } from "csv-parse/sync";

/** A table that can't be read. The message says what to do, after the name of the file where one is meant. */
export class TableError extends Error {
  override name = "TableError";
  readonly sentence: string;

  constructor(sentence: string, options: ErrorOptions & { file?: string } = {}) {
    super(options.file === undefined ? sentence : `${options.file}: ${sentence}`, options);
    this.sentence = sentence;
  }
}

/** A row of a CSV file. */
export interface CsvRow {
  cells: string[];
  /** Line in the file on which it begins, from 1. */
  line: number;
}

/**
 * The text of a CSV file. Spreadsheet programs save it as UTF-8 or UTF-16. Throws a TableError, which names `file`,
 * for any other encoding.
 */
export function decodeCsv(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new TableError('signs such as Ø, × and ≤ can\'t be read. Save it as "CSV UTF-8", or as .xlsx.', {
      file,
    });
  }
}

/** The rows of a CSV text, blank ones too. Throws a TableError, which names `file`. */
export function readCsv(file: string, text: string): CsvRow[] {
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      // Lines pasted from another program end otherwise than the rest.
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: false,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new TableError(`this is no CSV table (${reason}). Save it again as CSV.`, { file });
  }
  let next = 1;
  return rows.map((cells) => {
    const line = next;
    next += cells.join("").split("\n").length;
    return { cells, line };
  });
}

/** The text of each row of {@link readCsv} as it stands in the file, its line end included. */
export function csvLines(text: string): string[] {
  const records = parse(text, {
    delimiter: delimiterOf(text),
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    raw: true,
  }) as unknown as { raw: string }[]; // what `raw` adds
  let at = 0;
  return records.map(({ raw }) => {
    const start = at;
    at += raw.length;
    // The parser counts only the first half of such a line end.
    if (raw.endsWith("\r") && text[at] === "\n") at += 1;
    return text.slice(start, at);
  });
}

/** The rows of a table that was copied out of a spreadsheet: tabs between cells, quotes around cells of several lines. */
export function readPasted(text: string): string[][] {
  return parse(text, {
    delimiter: "\t",
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // An inch sign is no quote.
    relax_quotes: true,
    skip_empty_lines: true,
  });
}

/** The sign between cells: programs choose it by country. */
export function delimiterOf(text: string): string {
  const head = text.split("\n").slice(0, 15).join("\n");
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}
