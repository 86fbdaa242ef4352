import type { GlossaryWords } from "../catalogue/glossary/glossary-schema.ts";
import type { HsnTable } from "../catalogue/model/hsn-schema.ts";
import type { Category, Product } from "../catalogue/model/schema.ts";
import type { Column } from "../catalogue/table/columns.ts";

/** A product's picture, its name resolved to files. The same shape as `PictureFiles` in site/ui, plus its kind. */
export interface ShownPicture {
  sources: { type: string; srcSet: string }[];
  /** Fallback for browsers that take none of the sources. */
  src: string;
  /** Size of the fallback, px. */
  width: number;
  height: number;
  /** What it is, as its alternative text says. */
  kind: "Photo" | "Illustration";
}

/** A product as the page draws it. */
export interface ShownProduct extends Omit<Product, "picture" | "series"> {
  picture: ShownPicture;
  /** The picture shows a similar tool: the product's own body is still to be rendered (`npm run cut-outs`). */
  showsSimilar?: true;
  /**
   * Letters of the ISO 513 groups that a holder is for by the inserts that it takes: "PMK". Only in the data of a
   * category, and only where the holder itself names no workpiece.
   */
  insertGroups?: string;
}

/** One category as the page works with it: its part of the tree and its products. */
export interface CategoryData {
  category: Category;
  products: ShownProduct[];
  /** The pictures of its places that list no product yet, by their names. */
  placePictures: Readonly<Record<string, ShownPicture>>;
  /** Ids of its products as they were and as they are; left out where none was renamed. */
  renamed?: Readonly<Record<string, string>> | undefined;
  /** Address of the file with what fits them. */
  fits: string;
  /** HSN codes by tool family. */
  hsn: HsnTable;
  /** The columns in which its lists can be sorted, by the address of each place. */
  columns: Readonly<Record<string, readonly Column[]>>;
  /** What the words of the specifications mean, the same for all categories; undefined where it could not be loaded. */
  glossary?: GlossaryWords | undefined;
}
