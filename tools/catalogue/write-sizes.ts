import type { ContentFault } from "#prerender/reading/faults/content-fault.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { cellOf, columns as fields, emptyProduct, type Column } from "#prerender/series/columns.ts";
import type { Draft } from "#prerender/series/draft.ts";
import { seriesName } from "#prerender/series/series-schema.ts";
import { expandSeries } from "#prerender/series/expand-series.ts";
import type { ReadSeries } from "#prerender/series/read-series.ts";
import { inRow } from "./read-rows.ts";
import type { SizeColumn, SizeRow } from "#prerender/series/size-table.ts";
import { tableText, withOwn } from "#prerender/series/write-table.ts";

/** A table of sizes after an import. */
interface WrittenSizes {
  /** Path of the table in the content. */
  path: string;
  /** The remaining sizes, as in the new table. */
  sizes: Product[];
  /** The new text of the table; undefined if nothing in it changes. */
  csv?: string;
  isReordered: boolean;
  faults: ContentFault[];
}

/** Fields that all sizes of a series share. */
const shared = ["category", "series", "family", "subcategory", "item"];

/**
 * Updates the table of a series with the imported products that belong to it, new ones included. A changed field
 * without a column gets a new one; the place in the tree is given by the series alone. `elsewhere` are the ids of all
 * tools in existing series.
 */
export function writeSizes(
  { path: own, series, csv, table, sizes }: ReadSeries,
  imported: readonly Draft[],
  rowOf: ReadonlyMap<string, number>,
  knownIds: ReadonlySet<string>,
): WrittenSizes {
  const path = `${own}.csv`;
  const faults: ContentFault[] = [];
  const columns: SizeColumn[] = [...table.columns];
  const empty = emptyProduct();
  const known = new Map(sizes.map(({ product, line }) => [product.id, { product, line }]));
  const remaining = imported.filter(
    ({ id, category, series: name }) =>
      known.has(id) || (!knownIds.has(id) && category === series.category && name === seriesName(own)),
  );
  const rows: SizeRow[] = [];
  const written = remaining.flatMap((product): Product[] => {
    const { product: before, line } = known.get(product.id) ?? { product: empty, line: 0 };
    const row = table.rows.find((each) => each.line === line) ?? { line, cells: new Map(), raw: [] };
    const changed = fields.filter((field) => cellOf(before, field) !== cellOf(product, field));
    const addFault = (field: Column, sentence: string): void => {
      faults.push(inRow(rowOf.get(product.id), field.heading, sentence));
    };
    const toShare = known.has(product.id) ? changed.filter(({ place }) => shared.includes(place[0])) : [];
    for (const field of toShare) {
      addFault(
        field,
        field.place[0] === "series"
          ? `a tool keeps its series here. To give it another, move its row from content/${path} to that series' table.`
          : `all tools of a series have it in common: change it in content/${own}.json.`,
      );
    }
    // A value that follows from another changed cell, such as a name from its diameter, needs no cell.
    let next = changed.reduce(
      (written, field) => withOwn(written, field, cellOf(product, field), columns, false),
      row,
    );
    for (const field of changed) {
      const value = cellOf(product, field);
      if (expanded(next)?.[1](field) !== value) next = withOwn(next, field, value, columns, true);
      if (value === "" && expanded(next)?.[1](field) !== "")
        addFault(
          field,
          `all tools of the series have it. To take it from this one alone, move it from content/${own}.json into a column of its table.`,
        );
    }
    rows.push(next);
    return [expanded(next)?.[0] ?? { ...product, family: series.family }];
  });

  function expanded(row: SizeRow): [Product, (field: Column) => string] | undefined {
    const [size] = expandSeries(own, series, { columns, rows: [row], faults: [] }, []);
    return size && [size.product, (field) => cellOf(size.product, field)];
  }

  const isReordered = remaining.some(
    ({ id }, at) => sizes.filter((each) => rowOf.has(each.product.id))[at]?.product.id !== id,
  );
  const isSame = rows.length === table.rows.length && rows.every((row, at) => row === table.rows[at]);
  return {
    path,
    sizes: written,
    isReordered,
    faults,
    ...(!isSame && { csv: `\uFEFF${tableText(csv, columns, rows)}` }),
  };
}
