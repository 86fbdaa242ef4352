import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Product, SeriesText } from "../model/schema.ts";
import type { BandColumns } from "./column-room.ts";

type Tool = Pick<Product, "id" | "category" | "series">;

/** What the build knows of a series: it is the same in each list, however few of its sizes the list has. */
export interface SeriesFacts extends SeriesText, BandColumns {
  /** The ISO 513 groups that any of its sizes cuts. */
  groups: WorkpieceGroup[];
  /** Its dimensions as letters on a drawing, if its form is known. */
  sketch?: { src: string; width: number; height: number; words: string };
}

/** The tools of one series in a list, in its order: a band with the sizes as rows. */
export interface SeriesGroup<P extends Tool> {
  /** `<category>/<series>`. */
  id: string;
  products: readonly P[];
}

/** The key of a product's series. */
export function seriesKey({ category, series }: Pick<Tool, "category" | "series">): string {
  return `${category}/${series}`;
}

/** Splits a list into its series, in the order in which they first appear. */
export function seriesIn<P extends Tool>(products: readonly P[]): SeriesGroup<P>[] {
  return [...Map.groupBy(products, seriesKey)].map(([id, own]) => ({ id, products: own }));
}
