/** What somebody does to a file: writes another text, copies its records, or sets fields (undefined takes one out). */
export type Slip =
  | { text: string }
  | { records: number }
  | { set: [place: (string | number)[], value: unknown][] };

/**
 * A slip by its name, its file, or for a tool of the range the series `range/<category>/<id>` that it becomes, and what the sentence says after the file's name and line.
 */
export type Mistake = [what: string, file: string, slip: Slip, says: string];
