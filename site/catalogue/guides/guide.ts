import type { Product } from "../model/schema.ts";

/** What a guide takes from a product. */
export type GuideTool = Pick<
  Product,
  "id" | "name" | "category" | "subcategory" | "item" | "family" | "specifications"
>;

/** A cell of a guide's table: words, or a product by its id. */
export type GuideCell = string | { text: string; product: string };

/** Figures in rows under their headings. */
export interface GuideTable {
  title: string;
  /** Where the figures come from. */
  note: string;
  head: string[];
  rows: GuideCell[][];
}
