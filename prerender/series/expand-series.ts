import * as v from "valibot";
import { productSchema, type Product } from "#site/catalogue/model/schema.ts";
import { specificationKeys } from "#engineering/values/specification-keys.ts";
import type { ContentFault } from "../content/faults/content-fault.ts";
import { faultWords } from "../content/faults/fault-words.ts";
import { columns as fields, expectedIn, fieldOf, withCell } from "./columns.ts";
import { fillText } from "./fill-text.ts";
import type { Fault } from "../trade-rules/tool.ts";
import type { Draft } from "./draft.ts";
import { seriesName, type Series } from "./series-schema.ts";
import { columnNamed, type SizeRow, type SizeTable } from "./size-table.ts";

/** A size of a series as a product, with the line of its row in the table, from 1. */
export interface Size {
  product: Product;
  line: number;
}

/**
 * The product of each row: the texts of the series, filled from the row, and over them the row's own fields. A feature
 * or specification whose placeholder is empty in a row is left out there. Adds to `faults` each cell
 * that makes no product; `path` names the series' files without their ending.
 */
export function expandSeries(path: string, series: Series, table: SizeTable, faults: ContentFault[]): Size[] {
  return table.rows.flatMap((row) => {
    const found: Fault[] = [];
    const product = {
      ...draftOf(series, table, row, found),
      family: series.family,
      series: seriesName(path),
    };
    const { category: _, family: __, series: ___, ...fieldsOfProduct } = product;
    const { issues = [] } = v.safeParse(productSchema, fieldsOfProduct);
    found.push(
      ...issues.map((issue) => ({
        field: headingOf(v.getDotPath(issue) ?? ""),
        sentence: faultWords(issue),
      })),
    );
    faults.push(...found.map((fault) => ({ file: `${path}.csv`, line: row.line, ...fault })));
    return found.length > 0 ? [] : [{ product, line: row.line }];
  });
}

/** A field of a product as the headings name it: `Size / designation` for `specifications.size`. */
export function headingOf(field: string): string {
  const named = fields.find((column) => {
    const rest = field.startsWith(fieldOf(column)) ? field.slice(fieldOf(column).length) : undefined;
    return rest === "" || rest?.startsWith(".") || rest?.startsWith("[");
  });
  return named?.heading ?? field;
}

function draftOf(series: Series, { columns }: SizeTable, row: SizeRow, faults: Fault[]): Draft {
  const { title: _, standard: __, family: ___, features = [], specifications, spares, ...shared } = series;
  const own = [...row.cells].filter(([{ field }, text]) => field && text !== "");
  const isOwn = (name: string): boolean => own.some(([{ field }]) => field && fieldOf(field) === name);
  const fill = (text: string) =>
    fillText(text, (name) => {
      const column = columnNamed(columns, name);
      return (column && row.cells.get(column)) ?? "";
    });
  const needed = (key: "name" | "description"): string => {
    const { text, empty } = fill(series[key] ?? "");
    if (!isOwn(key)) {
      faults.push(
        ...empty.map((name) => ({
          field: headingOf(key),
          sentence: `its text needs {${name}}, which is empty here.`,
        })),
      );
    }
    return text;
  };
  const optional = (text: string): string[] => {
    const filled = fill(text);
    return filled.empty.length > 0 ? [] : [filled.text];
  };
  const lines = features.flatMap(optional);
  const words = Object.fromEntries(
    specificationKeys.flatMap((key) => optional(specifications[key] ?? "{}").map((text) => [key, text])),
  );
  let product: Draft = {
    series: "",
    picture: "",
    ...shared,
    id: "",
    name: needed("name"),
    description: needed("description"),
    ...(lines.length > 0 && { features: lines }),
    specifications: words,
    ...(spares && { spares: spares.map((spare) => ({ ...spare, name: fill(spare.name).text })) }),
  };
  for (const [{ field, heading }, text] of own) {
    const changed = field && withCell(product, field, text);
    if (changed) product = changed;
    else if (field)
      faults.push({ field: heading, sentence: `expected ${expectedIn(field)}, found "${text}".` });
  }
  return product;
}
