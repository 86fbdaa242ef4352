import type { Product } from "../model/schema.ts";

/** The data of a product that a guide uses. */
export type GuideTool = Pick<
  Product,
  "id" | "name" | "category" | "subcategory" | "item" | "family" | "specifications"
>;

/** A cell of a guide's table: words, or a product by its id. */
export type GuideCell = string | { text: string; product: string };

/** Rows of figures with headings. */
export interface GuideTable {
  title: string;
  /** The source of the figures. */
  note: string;
  head: string[];
  rows: GuideCell[][];
}
