import { lengthSymbol } from "#engineering/cam/tool-properties.ts";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import { expectedValue } from "#engineering/values/values.ts";
import { packUnits } from "#site/catalogue/model/ordering-schema.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { labelOf } from "#site/catalogue/model/specification-label.ts";
import { type Column, cellOf, columns, expectedIn, fieldOf, keyOf } from "#prerender/series/columns.ts";
import { type Cell, readCell, textOf } from "#prerender/series/read-cell.ts";
import type { Range } from "#prerender/series/read-range.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";
import type { SizeColumn, SizeRow } from "#prerender/series/size-table.ts";
import { withCellAt, withOwn } from "#prerender/series/write-table.ts";

/** What stands in the fields of a form, or what is said of them, by their headings. */
export type Cells = Readonly<Record<string, string>>;

/** A field of a tool's form: a column that its table has, or one that its family has. */
export interface ToolField {
  /** Heading of the column; the name in the form. */
  heading: string;
  /** The heading in words of the family. */
  label: string;
  /** What ISO 13399 calls it. */
  symbol: string | undefined;
  /** What is printed where it is left empty, else what stands there in another size. */
  hint: string | undefined;
  /** Several lines, several words, one line, or one of these, which may have names. */
  kind: "lines" | "words" | "line" | readonly string[] | Map<string, string>;
  isRequired: boolean;
  /** Whether the table has the column. */
  isOwn: boolean;
}

/** Fields that the series gives: where it stands. */
const PLACE: readonly string[] = ["category", "series", "family", "subcategory", "item"];
/** Fields that any tool may have. */
const ANY: readonly string[] = ["name", "description", "features", "picture"];

/** The fields of a tool of a series: the columns of its table, then all others that tools of its family have. */
export function toolFields(
  { products }: Range,
  { series, table, sizes }: ReadSeries,
  id?: string,
): ToolField[] {
  const kin = products.filter(({ family }) => family === series.family);
  const others = columns.filter(
    (column) =>
      !table.columns.some(({ field }) => field === column) &&
      !PLACE.includes(fieldOf(column)) &&
      (ANY.includes(fieldOf(column)) ||
        column.place[0] === "ordering" ||
        kin.some((tool) => cellOf(tool, column) !== "")),
  );
  const own = sizes.find(({ product }) => product.id === id)?.product ?? sizes[0]?.product;
  const at = sizes.findIndex(({ product }) => product.id === id);
  const ownRow = table.rows.find(({ line }) => line === sizes[at]?.line);
  // The sizes beside it are nearer to it than the first of the table.
  const near = [...sizes.keys()].filter((each) => each !== at);
  const nearest = near.toSorted((one, two) => Math.abs(one - at) - Math.abs(two - at));
  const rows = nearest.flatMap((each) => table.rows.find(({ line }) => line === sizes[each]?.line) ?? []);
  return [
    ...table.columns.map((column) => ({ column, field: column.field, heading: column.heading })),
    ...others.map((field) => ({ column: undefined, field, heading: field.heading })),
  ].map(({ column, field, heading }) => {
    const shown = rows.map((row) => column && shownCell(column, row)).find(Boolean);
    const ofKin = field && kin.map((tool) => cellOf(tool, field)).find((text) => text !== "");
    const isEmpty = !(column && ownRow && shownCell(column, ownRow));
    const inherited = id !== undefined && field && own && isEmpty ? cellOf(own, field) : "";
    return {
      heading,
      label: field && own ? labelIn(field, own) : heading,
      symbol: field && own && symbolOf(field, own),
      hint: hintOf(inherited, shown || ofKin, field),
      kind: kindOf(field),
      isRequired: field?.place[0] === "id",
      isOwn: column !== undefined,
    };
  });
}

function labelIn(field: Column, tool: Product): string {
  const [first, key] = field.place;
  if (first !== "specifications") return field.heading;
  return labelOf(key, tool) + (field.unit ? ` (${field.unit})` : "");
}

function symbolOf({ place: [first, key] }: Column, tool: Product): string | undefined {
  if (first !== "specifications") return undefined;
  if (key === "diameter" || key === "depth" || key === "width" || key === "length")
    return lengthSymbol(key, tool);
  return { flutes: "NOF", threadPitch: "TP", insert: "MIID" }[key as string];
}

function hintOf(inherited = "", example = "", field?: Column): string | undefined {
  if (inherited !== "") return `Left empty: ${inherited}`;
  const kind = kindOf(field);
  // A choice shows what there is; other people's sentences are no example.
  if (kind === "words" || typeof kind !== "string") return undefined;
  if (example !== "") return `For example ${example.replaceAll("\n", " | ")}`;
  if (!field) return undefined;
  const [first, key] = field.place;
  return `Expected: ${first === "specifications" ? expectedValue(key) : expectedIn(field)}`;
}

function kindOf(field: Column | undefined): ToolField["kind"] {
  if (!field) return "line";
  if (fieldOf(field) === "pack.unit") return packUnits;
  if (isList(field)) return "lines";
  return fieldOf(field) === "description" ? "words" : "line";
}

/** Whether a cell holds several entries, a line each in the form. */
function isList(field: Column | undefined): boolean {
  return field !== undefined && ["features", "spares"].includes(keyOf(field));
}

/** What the form shows of a cell. */
export function shownCell(
  { field, at }: Pick<SizeColumn, "field" | "at">,
  { raw }: Pick<SizeRow, "raw">,
): string {
  return shownText(field, raw[at] ?? "");
}

function shownText(field: Column | undefined, text: Cell): string {
  const words = textOf(text);
  return isList(field) ? linesOf(words.split("|")) : words;
}

function linesOf(entries: readonly string[]): string {
  return entries
    .map((each) => textOf(each))
    .filter((each) => each !== "")
    .join("\n");
}

/** What the form shows of a row; a new one is empty. */
export function shownCells(
  fields: readonly ToolField[],
  { columns: own }: ReadSeries["table"],
  row?: SizeRow,
): Cells {
  return Object.fromEntries(
    fields.map(({ heading }) => {
      const column = own.find((each) => each.heading === heading);
      return [heading, column && row ? shownCell(column, row) : ""];
    }),
  );
}

/**
 * The row with what was typed: a cell that shows what it showed keeps its bytes. Adds the columns that the table lacks to
 * `own`, and to `faults` what no cell can hold.
 */
export function withTyped(
  row: SizeRow,
  typed: Cells,
  own: SizeColumn[],
  faults: Record<string, string> = {},
): SizeRow {
  return Object.entries(typed).reduce((written, [heading, words]) => {
    const column = own.find((each) => each.heading === heading);
    const field = column ? column.field : columns.find((each) => each.heading === heading);
    if (!column && !field) return written;
    const shown = column ? shownCell(column, row) : "";
    const isSame = isList(field) ? linesOf(words.split("\n")) === shown : textOf(words) === shown;
    if (isSame) return written;
    const cell = isList(field) ? linesOf(words.split("\n")).replaceAll("\n", " | ") : asSize(words, field);
    const read = readCell(cell, field ?? {}, "");
    if (read.fault) faults[heading] = read.fault;
    const text = read.fault ? words : read.text;
    return column
      ? withCellAt(written, column, text)
      : field
        ? withOwn(written, field, text, own, true)
        : written;
  }, row);
}

/**
 * A size as tables have it, whatever its drawing puts around it: "Ø3,5 mm" is 3.5. Others are left as they are, and so
 * is "1,250", which is 1250 to some.
 */
function asSize(words: string, field: Column | undefined): string {
  if (field && field.unit !== "mm") return words;
  const [, figures] = /^[Øø⌀]?\s*(\d+(?:\.\d+|,\d{1,2})?)\s*(?:mm)?$/.exec(words.trim()) ?? [];
  return figures?.replace(",", ".") ?? words;
}

/** The specification's keys as they are printed, with the family's labels. */
export function printedRows(tool: Product): [label: string, value: string][] {
  return specificationKeys.flatMap((key) => {
    const value = tool.specifications[key];
    return value === undefined ? [] : [[labelOf(key, tool), value]];
  });
}

/** The id of a field's control: what is wrong with it stands beside it. */
export function idOf(fields: readonly { heading: string }[], heading: string): string {
  return `f${fields.findIndex((field) => field.heading === heading)}`;
}
