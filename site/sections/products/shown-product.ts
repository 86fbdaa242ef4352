import type { Category, Product } from "../../catalogue/schema.ts";
import type { PictureFiles } from "../../ui/picture.tsx";

/** A product's picture, its name resolved to files. */
export type ShownPicture = PictureFiles & { isDrawing: boolean };

/** A product as the page draws it. */
export interface ShownProduct extends Omit<Product, "picture"> {
  picture: ShownPicture;
}

/** One category as the page works with it: its part of the tree and its products. */
export interface CategoryData {
  category: Category;
  products: ShownProduct[];
  /** The pictures of its places that list no product yet, by the name that the place says. */
  placePictures: Readonly<Record<string, ShownPicture>>;
  /** Address of the file that says what fits them. */
  fits: string;
}
