import { readPasted } from "#prerender/series/csv-text.ts";
import { namedColumn } from "#prerender/series/named-column.ts";
import { textOf } from "#prerender/series/read-cell.ts";
import type { Cells, ToolField } from "./tool-fields.ts";

/** Cells copied from a spreadsheet, as rows of a form. */
export interface Placed {
  rows: Cells[];
  /** What has no place, cell by cell. */
  left: string[];
}

/** Fewest headings that make the first line a line of headings. */
const FEWEST = 2;

const plain = (words: string): string => words.toLowerCase().replaceAll(/\(.*\)|[^a-z0-9]/g, "");

/** Puts cells into the columns that their headings name or, without headings, into those of the table in their order. */
export function placePasted(text: string, fields: readonly ToolField[]): Placed {
  const [first = [], ...others] = readPasted(text.replace(/\n+$/, "")).map((cells) =>
    cells.map((cell) => textOf(cell)),
  );
  const named = first.map((cell) => fieldFor(cell, fields));
  const filled = first.filter((cell) => cell !== "").length;
  const hasHead =
    named.filter(Boolean).length >= Math.min(FEWEST, filled) && filled > 0 && named.some(Boolean);
  const columns = hasHead ? named : fields.filter(({ isOwn }) => isOwn);
  const left: string[] = [];
  const rows = (hasHead ? others : [first, ...others]).map((cells, row): Cells => {
    const placed: Record<string, string> = {};
    for (const [at, cell] of cells.entries()) {
      const heading = columns[at]?.heading;
      if (cell === "") continue;
      if (heading !== undefined && placed[heading] === undefined) placed[heading] = cell;
      else {
        const column = hasHead && first[at] ? `column “${first[at]}”` : `cell ${at + 1}`;
        const why = heading === undefined ? "no column is there for it" : `${heading} stands there twice`;
        left.push(`Row ${row + 1}, ${column}: “${cell}”: ${why}.`);
      }
    }
    return placed;
  });
  return { rows: rows.filter((row) => Object.keys(row).length > 0), left };
}

function fieldFor(heading: string, fields: readonly ToolField[]): ToolField | undefined {
  const words = plain(heading);
  if (words === "") return undefined;
  const { column, fault } = namedColumn(heading);
  // Inches below a heading in millimetres.
  if (fault !== undefined) return undefined;
  const isCalled = (each: ToolField) => plain(each.heading) === words || plain(each.label) === words;
  const own = fields.filter(({ isOwn }) => isOwn);
  const beginning = own.filter((each) => plain(each.heading).startsWith(words));
  return (
    own.find(isCalled) ??
    own.find((each) => each.heading === column?.heading) ??
    // "Shank" is the table's own "Shank diameter" rather than a field that it lacks.
    (beginning.length === 1 ? beginning[0] : undefined) ??
    fields.find(isCalled) ??
    fields.find((each) => each.heading === column?.heading)
  );
}
