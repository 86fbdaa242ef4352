import type { ContentFault } from "../reading/faults/content-fault.ts";
import { factNamed } from "../trade-rules/facts/facts.ts";
import { columnOf, columns as fields, keyOf, type Column } from "./columns.ts";
import type { CsvRow } from "./csv-text.ts";
import { readCell, textOf } from "./read-cell.ts";
import { placeholdersOf } from "./fill-text.ts";
import type { Series } from "./series-schema.ts";

/** A column of a table of sizes: a field of the product, or words of its own for the texts of the series. */
export interface SizeColumn {
  heading: string;
  /** The letters and digits of the word by which a placeholder names it. */
  plainName: string;
  /** Its place in each row. */
  at: number;
  /** The field; undefined for words of its own. */
  field?: Column;
}

/** A row of a table of sizes, its cells read, by their columns. */
export interface SizeRow {
  /** Line in the file, from 1. */
  line: number;
  cells: ReadonlyMap<SizeColumn, string>;
  /** The cells as they stand in the file, in its order. */
  raw: readonly string[];
}

/** A table of sizes: `content/range/<category>/<series>.csv`. */
export interface SizeTable {
  columns: readonly SizeColumn[];
  rows: readonly SizeRow[];
  /** What can't be read. */
  faults: readonly ContentFault[];
}

/** Name of a placeholder or heading, whatever its case, spaces and unit. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\(.*\)/g, "")
    .replaceAll(/[^a-z0-9]/g, "");

/** The column below a heading, `at` its place in each row. */
export function sizeColumn(heading: string, at: number): SizeColumn {
  const field = columnOf(heading);
  return { heading, plainName: plain(field ? keyOf(field) : heading), at, field };
}

/** The column that a placeholder names: a field by its key, or another by its heading. */
export function columnNamed(columns: readonly SizeColumn[], placeholder: string): SizeColumn | undefined {
  const plainName = plain(placeholder);
  return columns.find((column) => column.plainName === plainName);
}

/** The specification that a placeholder names by its key. */
export function fieldNamed(placeholder: string): Column | undefined {
  const plainName = plain(placeholder);
  return fields.find((column) => column.place[0] === "specifications" && plain(keyOf(column)) === plainName);
}

/** Every text of a series that may hold placeholders, by its field. */
export function textsOf({
  name,
  description,
  features = [],
  specifications,
  spares = [],
}: Series): [string, string][] {
  return [
    ["name", name ?? ""],
    ["description", description ?? ""],
    ...features.map((text, at): [string, string] => [`features[${at}]`, text]),
    ...spares.map((spare, at): [string, string] => [`spares[${at}].name`, spare.name]),
    ...Object.entries(specifications).map(([key, text]): [string, string] => [`specifications.${key}`, text]),
  ];
}

/** Reads the rows of a table of sizes. `path` names the file without its ending. */
export function readSizeTable(path: string, series: Series, [head, ...rows]: readonly CsvRow[]): SizeTable {
  const csv = `${path}.csv`;
  const columns = (head?.cells ?? []).flatMap((cell, at): SizeColumn[] => {
    const heading = textOf(cell);
    return heading === "" ? [] : [sizeColumn(heading, at)];
  });
  const faults = [...headingFaults(csv, series, columns), ...placeholderFaults(path, series, columns)];
  const sizes = rows.flatMap(({ cells, line }): SizeRow[] => {
    if (cells.every((cell) => textOf(cell) === "")) return [];
    const read = new Map<SizeColumn, string>();
    for (const column of columns) {
      const { text, fault } = readCell(cells[column.at] ?? "", column.field ?? {}, "");
      if (fault) faults.push({ file: csv, line, field: column.heading, sentence: fault });
      read.set(column, text);
    }
    return [{ line, cells: read, raw: cells }];
  });
  if (sizes.length === 0)
    faults.push({
      file: csv,
      sentence:
        "the table has no sizes below its headings. To take the series out, delete both of its files.",
    });
  return { columns, rows: sizes, faults };
}

function headingFaults(csv: string, series: Series, columns: readonly SizeColumn[]): ContentFault[] {
  const named = textsOf(series).flatMap(([, text]) => placeholdersOf(text));
  const same = (one: SizeColumn, other: SizeColumn): boolean =>
    one.field ? one.field === other.field : plain(one.heading) === plain(other.heading);
  const sentences = [
    ...(columns.some(({ field }) => field?.place[0] === "id")
      ? []
      : ['the column "Id" is missing. Each size needs an id of its own.']),
    ...columns
      .filter((column, at) => columns.findIndex((other) => same(column, other)) < at)
      .map(({ heading }) => `the heading "${heading}" stands there twice. Take one column out.`),
    ...columns
      .filter(({ field, heading }) => !field && !named.some((name) => plain(name) === plain(heading)))
      .map(
        ({ heading }) =>
          `the column "${heading}" is no field of a product, and no text of the series has {${heading}} in it.`,
      ),
  ];
  return sentences.map((sentence) => ({ file: csv, line: 1, sentence }));
}

function placeholderFaults(path: string, series: Series, own: readonly SizeColumn[]): ContentFault[] {
  const ofColumns = own.map(({ heading, field }) => `{${field ? keyOf(field) : heading}}`).join(", ");
  return textsOf(series).flatMap(([field, text]) =>
    placeholdersOf(text)
      .filter((name) => !columnNamed(own, name) && !factNamed(name) && !fieldNamed(name))
      .map((name) => ({
        file: `${path}.json`,
        field,
        sentence: `{${name}} is no column of ${path}.csv. There are ${ofColumns}. What the fields say has names too, such as {flutes}: see content/README.md.`,
      })),
  );
}
