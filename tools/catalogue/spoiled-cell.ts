import { keyOf, type Column } from "#prerender/series/columns.ts";

/** The text of a failed formula, in any program and language: `#N/A`, `#NV`, `#SPILL!`, `Err:502`. */
const failedFormula = /^(?:#\p{L}[\p{L}\d_/]*[!?]?|Err:\d+)$/iu;
/** A program's text in a CSV file for a number that doesn't fit into its column. */
const tooNarrow = /^#{2,}$/;
/** Fields that contain codes. For the others, the build's rules say what they expect instead of a number. */
const codes: readonly string[] = ["size", "insert", "name", "orderCode"];
const bareNumber = /^\d+(?:[.,]\d+)?$/;

/** A cell that a spreadsheet program has spoiled: why it can't be accepted, or the code that it stood for. */
export type SpoiledCell = { text: string; fault: string } | { text: string; note: string };

/**
 * Compares a cell's text with the content's (`old`, empty for a new product). Undefined if the program left the cell as
 * it was typed.
 */
export function spoiledCell(text: string, column: Column, old: string): SpoiledCell | undefined {
  if (failedFormula.test(text)) {
    return { text: old, fault: `"${text}" is a formula that found nothing. Type the value itself.` };
  }
  if (tooNarrow.test(text)) {
    return { text: old, fault: `"${text}" stands for a number. Widen the column and save the table again.` };
  }
  // Zeros of a measure are checked together with its unit.
  if (column.unit || !bareNumber.test(text) || old === "" || text === old) return undefined;
  if (/^0\d+$/.test(old) && Number(text) === Number(old)) {
    return { text: old, note: `"${text}" is read as ${old}, as the content has it.` };
  }
  if (bareNumber.test(old) || !codes.includes(keyOf(column))) return undefined;
  return {
    text: old,
    fault: `"${text}" is a number, where the content says "${old}": spreadsheet programs make numbers of codes. Format the column as text and type it again.`,
  };
}
