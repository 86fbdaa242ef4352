/** What is wrong in the content, or in a table of the owner's. It becomes a line of text where it is printed. */
export interface ContentFault {
  /** `content/team.json`; left out for the owner's table, which is the only one. */
  file?: string;
  /** Line of the file or row of the table, from 1. */
  line?: number;
  /** Id of the product. */
  record?: string;
  /** `spares[1].torque`, or the heading of a column. */
  field?: string;
  sentence: string;
}

/** `content/team.json, line 12`; `row 12, column Size`. */
export function placeOf({ file, line, field }: ContentFault): string {
  const parts =
    file === undefined ? [line && `row ${line}`, field && `column ${field}`] : [file, line && `line ${line}`];
  return parts.filter(Boolean).join(", ");
}

/** A fault as people read it: its place, the product, the field, and what is wrong. */
export function printFault(fault: ContentFault): string {
  const { file, record, field, sentence } = fault;
  const parts = [placeOf(fault), record && `product "${record}"`, file !== undefined && field, sentence];
  return parts.filter(Boolean).join(": ");
}
