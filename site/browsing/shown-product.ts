import type { GlossaryWords } from "../catalogue/glossary/glossary-schema.ts";
import type { HsnTable } from "../catalogue/model/hsn-schema.ts";
import type { Category, Product } from "../catalogue/model/schema.ts";
import type { SeriesFacts } from "../catalogue/table/bands.ts";
import type { PlaceFacts } from "../catalogue/table/place-facts.ts";

/** A product's picture with the addresses of its files. Like `PictureFiles` in site/ui, plus the kind. */
export interface ShownPicture {
  sources: { type: string; srcSet: string }[];
  /** Fallback for browsers that take none of the sources. */
  src: string;
  /** Size of the fallback, px. */
  width: number;
  height: number;
  /** Begins the alternative text. */
  kind: "Photo" | "Illustration";
}

/** A product as the page draws it. */
export interface ShownProduct extends Omit<Product, "picture"> {
  picture: ShownPicture;
  /** Its place among the sizes of its series. */
  at: number;
  /** The shortest text that tells it from the other sizes of its series: "Ø10", "120408 P25". */
  sizeLabel: string;
  /** The picture shows a similar tool: the product's own model isn't rendered yet (`npm run cut-outs`). */
  showsSimilar?: true;
  /**
   * Letters of the ISO 513 groups of the inserts that a holder takes: "PMK". Only in a category's data, and only if the
   * holder itself names no workpiece.
   */
  insertGroups?: string;
}

/** One category as the page works with it: its part of the tree and its products. */
export interface CategoryData {
  category: Category;
  products: ShownProduct[];
  /** Its series, by the key `<category>/<series>`. */
  series: Readonly<Record<string, SeriesFacts>>;
  /** The pictures of its places that list no product yet, by their names. */
  placePictures: Readonly<Record<string, ShownPicture>>;
  /** New ids of renamed products, by old id; left out if none was renamed. */
  renamed?: Readonly<Record<string, string>> | undefined;
  /** Address of the file with the matching tools. */
  fits: string;
  /** HSN codes by tool family. */
  hsn: HsnTable;
  /** What the build knows of its places, by the address of each. */
  places: Readonly<Record<string, PlaceFacts>>;
  /** Explanations of the words in the specifications, the same for all categories; undefined if loading failed. */
  glossary?: GlossaryWords | undefined;
}
