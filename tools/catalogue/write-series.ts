import { stringify } from "csv-stringify/sync";
import type { Product } from "#site/catalogue/model/schema.ts";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { cellOf, columns, fieldOf, keyOf, type Column } from "#prerender/series/columns.ts";

/** The two files of a series. */
export interface WrittenSeries {
  json: string;
  csv: string;
}

/** Columns that every series' table has if its tools have them: they define a size. */
const sizeFields: readonly string[] = [
  "id",
  "orderCode",
  "specifications.size",
  "specifications.diameter",
  "specifications.depth",
  "specifications.length",
  "specifications.width",
  "specifications.insert",
  "specifications.threadPitch",
];

/** Where the series belongs: its folder and its own fields say it. */
const place: readonly string[] = ["category", "series", "family", "subcategory", "item"];

/**
 * Writes tools of one family and place as a series: what they share as its texts, what differs as columns. A text that
 * differs only by its row's figures becomes a template.
 */
export function writeSeries(
  family: ToolFamily,
  title: string,
  [first, ...others]: readonly [Product, ...Product[]],
): WrittenSeries {
  const tools = [first, ...others];
  const isShared = (column: Column): boolean =>
    others.every((tool) => cellOf(tool, column) === cellOf(first, column));
  const sized = columns.filter(
    (column) => sizeFields.includes(fieldOf(column)) && tools.some((tool) => cellOf(tool, column) !== ""),
  );

  /** The template that gives each tool's text; undefined if there is none. */
  function templateOf(textIn: (tool: Product) => string | undefined): string | undefined {
    const texts = new Set(tools.map((tool) => withPlaceholders(textIn(tool) ?? "", tool, sized)));
    return texts.size === 1 ? [...texts][0] : undefined;
  }
  const words = (textIn: (tool: Product) => string | undefined): string | undefined =>
    others.every((tool) => textIn(tool) === textIn(first)) ? textIn(first) : templateOf(textIn);

  const features = wordsOfList(tools, words);
  const specifications = Object.fromEntries(
    specificationKeys.flatMap((key): [SpecificationKey, string][] => {
      if (sizeFields.includes(`specifications.${key}`)) return [];
      const text = words((tool) => tool.specifications[key]);
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const { subcategory, item, picture } = first;
  const isOnePicture = tools.every((tool) => tool.picture === picture);
  const ordering = Object.fromEntries(
    Object.entries(first).filter(
      ([key, value]) =>
        orderingKeys.includes(key) &&
        others.every((tool) => JSON.stringify(valueOf(tool, key)) === JSON.stringify(value)),
    ),
  );
  const series = {
    family,
    title,
    subcategory,
    item,
    picture: isOnePicture ? picture : undefined,
    name: words(({ name }) => name),
    description: words(({ description }) => description),
    features,
    specifications,
    ...ordering,
  };
  const sharedFields = new Set([
    ...place,
    ...Object.entries(series).flatMap(([key, value]) => (value === undefined ? [] : [key])),
    ...Object.keys(specifications).map((key) => `specifications.${key}`),
  ]);
  const isSharedField = (column: Column): boolean =>
    sharedFields.has(fieldOf(column)) || ("pack" in ordering && fieldOf(column).startsWith("pack."));
  const table = columns.filter(
    (column) =>
      sized.includes(column) ||
      (!isSharedField(column) && !(isShared(column) && tools.every((tool) => cellOf(tool, column) === ""))),
  );
  return {
    json: `${JSON.stringify(series, undefined, 2)}\n`,
    csv: `\uFEFF${stringify([
      table.map(({ heading }) => heading),
      ...tools.map((tool) => table.map((column) => cellOf(tool, column))),
    ])}`,
  };
}

/** `RegExp.escape`, which this language level's types lack. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const orderingKeys = ["pack", "hsn", "leadTime", "origin", "spares", "startValues"];

function valueOf(tool: Product, key: string): unknown {
  return Object.entries(tool).find(([name]) => name === key)?.[1];
}

/** The features that all rows share, in order; undefined if they differ. */
function wordsOfList(
  tools: readonly Product[],
  words: (textIn: (tool: Product) => string | undefined) => string | undefined,
): string[] | undefined {
  const counts = new Set(tools.map(({ features = [] }) => features.length));
  const [count = 0] = counts;
  if (counts.size > 1 || count === 0) return undefined;
  const lines = Array.from({ length: count }, (_, at) => words(({ features }) => features?.[at]));
  return lines.every((line) => line !== undefined) ? lines : undefined;
}

/** A text with placeholders for the figures that its row has in a column, the longest first. */
function withPlaceholders(text: string, tool: Product, sized: readonly Column[]): string {
  const cells = sized
    .filter((column) => !["id", "orderCode"].includes(fieldOf(column)))
    .map((column) => ({ name: keyOf(column), cell: cellOf(tool, column) }))
    .filter(({ cell }) => cell !== "")
    .toSorted((one, other) => other.cell.length - one.cell.length);
  if (cells.length === 0) return text;
  const any = cells.map(({ cell }) => escaped(cell)).join("|");
  return text.replaceAll(
    new RegExp(`(?<![\\w.])(?:${any})(?![\\w.]\\w|\\w)`, "g"),
    (found) => `{${cells.find(({ cell }) => cell === found)?.name}}`,
  );
}
