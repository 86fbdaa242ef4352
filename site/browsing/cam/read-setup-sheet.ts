import { roleOfHeading } from "../../catalogue/paste/column-roles.ts";
import type { Cells } from "../../catalogue/paste/split-cells.ts";
import type { FoundTool } from "./found-tool.ts";

const NUMBER = /^(?:t|tool)[ .]*(?:no|nr|num(?:ber)?|#)\.?$|^t#?$/i;
/** Headings of an order's quantity that the reader of lists doesn't know. */
const REQUIRED = /\b(?:req(?:uired|d)?|need(?:ed)?)\b/i;
const columns = {
  code: /^(?:order|part|product|catalogue|cat|item)[ -]?(?:code|no|nr|number|id)\.?$/i,
  name: /^(?:name|description|desc\.?|tool(?: (?:name|description|type))?|comment)$/i,
  designation: /^(?:designation|type)$/i,
  diameter: /^(?:dia(?:meter)?\.?|ø|d|dc)(?:[ ([].*)?$/i,
  make: /^(?:make|maker|vendor|manufacturer|brand|supplier)$/i,
};

/** Longer cells name no tool. */
const LONGEST_CELL = 300;

/** How far down the head of a sheet may stand. */
const HEAD_ROWS = 30;

/**
 * The tools of a setup sheet, or of a table by the symbols of ISO 13399; undefined for other tables. Their columns of
 * figures are sizes, and none is a quantity.
 */
export function readSetupSheet(rows: readonly Cells[]): FoundTool[] | undefined {
  const at = rows.slice(0, HEAD_ROWS).findIndex(isHead);
  const head = rows[at];
  if (!head) return undefined;
  const place = (pattern: RegExp): number => head.findIndex((cell) => pattern.test(cell));
  const places = {
    code: head.findIndex((cell) => /^order code$/i.test(cell)) + 1 || place(columns.code) + 1,
    name: place(columns.name) + 1,
    designation: place(columns.designation) + 1,
    diameter: place(columns.diameter) + 1,
    make: place(columns.make) + 1,
  };
  return rows.slice(at + 1).flatMap((whole): FoundTool[] => {
    const row = whole.map((each) => each.slice(0, LONGEST_CELL));
    const cell = (column: keyof typeof places): string => row[places[column] - 1] ?? "";
    const named = cell("name") || cell("designation");
    const size = cell("diameter");
    const words = /\d/.test(named) || size === "" ? named : `${named} Ø${size}`;
    const source = row.filter((each) => each !== "").join(" | ");
    const code = cell("code");
    return words === "" && code === "" ? [] : [{ source, code, make: cell("make"), words: words || code }];
  });
}

function isHead(row: Cells): boolean {
  const has = (pattern: RegExp): boolean => row.some((cell) => pattern.test(cell));
  if (has(REQUIRED) || row.some((cell) => roleOfHeading(cell) === "quantity")) return false;
  const isTable = has(/^Designation$/) && has(/^(?:DC|DCX|IC|LF|OAL)$/);
  return isTable || (has(NUMBER) && (has(columns.name) || has(columns.designation)));
}
