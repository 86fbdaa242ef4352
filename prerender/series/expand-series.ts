import * as v from "valibot";
import { productSchema, type Product } from "#site/catalogue/model/schema.ts";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { faultWords } from "../reading/faults/fault-words.ts";
import { cellOf, columns as fields, expectedIn, fieldOf, withCell } from "./columns.ts";
import { type FilledText, fillText } from "./fill-text.ts";
import { factNamed, factText } from "../trade-rules/facts/facts.ts";
import { Tool, type Fault } from "../trade-rules/tool.ts";
import type { Draft } from "./draft.ts";
import { seriesName, type Series } from "./series-schema.ts";
import { columnNamed, fieldNamed, type SizeRow, type SizeTable } from "./size-table.ts";

/** A size of a series as a product, with the line of its row in the table, from 1. */
export interface Size {
  product: Product;
  line: number;
}

/**
 * The product of each row: the texts of the series, filled from the row and from what its fields say of the tool, and
 * over them the row's own fields. A feature or specification whose placeholder is empty in a row is left out there. Adds
 * to `faults` each cell that makes no product; `path` names the series' files without their ending.
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
  const {
    title: _,
    summary: __,
    standard: ___,
    family,
    features = [],
    specifications,
    spares = [],
    ...shared
  } = series;
  const cellNamed = (name: string): string | undefined => {
    const column = columnNamed(columns, name);
    return column && (row.cells.get(column) ?? "");
  };
  const isWhole = ({ empty }: FilledText): boolean => empty.length === 0;
  const own = [...row.cells].filter(([{ field }, text]) => field && text !== "");
  const isOwn = (name: string): boolean => own.some(([{ field }]) => field && fieldOf(field) === name);

  let product: Draft = {
    series: "",
    picture: "",
    ...shared,
    id: "",
    name: "",
    description: "",
    // What needs a fact of the tool is filled below, when these are known.
    specifications: specificationsIn((key) => {
      const text = specifications[key];
      const filled = text === undefined ? undefined : fillText(text, (name) => cellNamed(name) ?? "");
      return filled && isWhole(filled) ? filled.text : undefined;
    }),
  };
  for (const [{ field, heading }, text] of own) {
    const changed = field && withCell(product, field, text);
    if (changed) product = changed;
    else if (field)
      faults.push({ field: heading, sentence: `expected ${expectedIn(field)}, found "${text}".` });
  }

  const tool = new Tool({ ...product, family });
  // A field whose cell is empty is what the series says of it.
  const fill = (text: string): FilledText =>
    fillText(text, (name) => {
      const cell = cellNamed(name);
      return cell === undefined || (cell === "" && columnNamed(columns, name)?.field)
        ? wordOf(name, tool)
        : cell;
    });
  const needed = (key: "name" | "description"): string => {
    if (isOwn(key)) return product[key];
    const { text, empty } = fill(series[key] ?? "");
    faults.push(
      ...empty.map((name) => ({
        field: headingOf(key),
        sentence: `its text needs {${name}}, which is empty here.`,
      })),
    );
    return text;
  };
  const lines = features.map(fill).flatMap((filled) => (isWhole(filled) ? [filled.text] : []));
  return {
    ...product,
    name: needed("name"),
    description: needed("description"),
    ...(lines.length > 0 && !isOwn("features") && { features: lines }),
    specifications: specificationsIn((key) => {
      const filled = fill(specifications[key] ?? "");
      return product.specifications[key] ?? (isWhole(filled) && filled.text !== "" ? filled.text : undefined);
    }),
    ...(spares.length > 0 &&
      !isOwn("spares") && { spares: spares.map((spare) => ({ ...spare, name: fill(spare.name).text })) }),
  };
}

/** The specifications that have a text, in the order of the keys. */
function specificationsIn(textOf: (key: SpecificationKey) => string | undefined): Product["specifications"] {
  return Object.fromEntries(
    specificationKeys.flatMap((key) => {
      const text = textOf(key);
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

/** What a placeholder stands for that names no column: a fact of the tool, or one of its specifications without unit. */
function wordOf(name: string, tool: Tool): string {
  const fact = factNamed(name);
  if (fact) return factText(fact, tool, name);
  const column = fieldNamed(name);
  return column ? cellOf(tool.product, column) : "";
}
