import type { Category, Product } from "../../catalogue/schema.ts";
import type { PictureFiles } from "../../ui/picture.tsx";

/** A product as the page draws it: its picture's name is resolved to files. */
export interface ShownProduct extends Omit<Product, "picture"> {
  picture: PictureFiles & { isDrawing: boolean };
}

/** One category's data file: its part of the tree and its products. */
export interface CategoryData {
  category: Category;
  products: ShownProduct[];
}
