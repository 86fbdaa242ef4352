import { invisible } from "#site/catalogue/model/written-text.ts";
import type { Column } from "./columns.ts";

/** A cell as the file has it: a spreadsheet program may have made a number or a date of a text. */
export type Cell = string | number | boolean | Date | null;

/** A text that a spreadsheet program has made of a code: `04-Jan`, `1/4/2020`. */
const madeDate =
  /^(?:\d{1,2}([-/])(?:\d{1,2}|[A-Za-z]{3})(?:\1\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2,4}|\d{4}-\d{2}-\d{2}(?:T.*)?)$/;
/** The same for a number: `3.00E+10`. */
const madeNumber = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** A range typed as text in a column of measures: `1-3`. As a date a program shows it otherwise. */
const typedRange = /^(\d{1,2})-(\d{1,2})$/;
/** A control character; those for spaces and lines are spaces by then. */
const control = /\p{Cc}/u;

/** The words in a cell; empty for an empty one. */
export function textOf(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  return String(cell).replaceAll(invisible, "").replaceAll(/\s+/g, " ").trim();
}

/** What a cell says: its text, or why it can't be taken (the text is then `old`), or how it was read otherwise. */
interface ReadCell {
  text: string;
  fault?: string;
  note?: string;
}

/** Reads a cell of a column as a person means it. `old` is what stands there so far. */
export function readCell(cell: Cell, column: Pick<Column, "unit">, old: string): ReadCell {
  const text = textOf(cell);
  if (text === old) return { text };
  const retype = "Format the column as text and type it again.";
  if (cell instanceof Date || (madeDate.test(text) && !isTypedRange(text, column))) {
    const shown = cell instanceof Date ? cell.toISOString().slice(0, 10) : text;
    return {
      text: old,
      fault: `"${shown}" is a date that the spreadsheet program has made of something else. ${retype}${column.unit ? " A range is written 1–5." : ""}`,
    };
  }
  if (madeNumber.test(text)) {
    return {
      text: old,
      fault: `"${text}" is a number that the spreadsheet program has made of a code. ${retype}`,
    };
  }
  if (typeof cell === "boolean") return { text: old, fault: `"${text}" is no text. ${retype}` };
  if (text.includes("\uFFFD")) return { text: old, fault: `"${text}" has lost a letter. Type it again.` };
  if (control.test(text))
    return {
      text: old,
      fault: `"${text.replace(control, "…")}" has a sign that can't be seen. Type it again.`,
    };
  if (!column.unit) return { text };
  return readMeasure(text, column.unit, old);
}

function isTypedRange(text: string, { unit }: Pick<Column, "unit">): boolean {
  const [, low, high] = typedRange.exec(text) ?? [];
  return unit !== undefined && Number(low) < Number(high);
}

/** `0,8`, `1.0-5.0`, `<= 16`, `12 mm`: as people and programs write a measure whose unit the heading says. */
function readMeasure(text: string, unit: string, old: string): ReadCell {
  const read = text
    .replace(new RegExp(`\\s*${unit}$`, "i"), "")
    .replaceAll(/(?<=\d),(?=\d)/g, ".")
    .replace(/^(?:<=|=<)\s*/, "≤ ")
    .replace(/^≤(?=\d)/, "≤ ")
    .replace(/(?<=\d)\s*[-–]\s*(?=\d)/, "–");
  // Programs drop the zeros that a data sheet keeps: 12 for 12.0.
  if (old !== "" && Number(read) === Number(old)) return { text: old };
  return read === text ? { text } : { text: read, note: `"${text}" is read as ${read} ${unit}.` };
}
