import type { Category } from "../../catalogue/schema.ts";
import type { CategoryData, ShownPicture, ShownProduct } from "./shown-product.ts";

/** A product as a data file holds it: its picture by number, its category said once a file. */
export type StoredProduct = Omit<ShownProduct, "picture" | "category"> & {
  picture: number;
  category?: undefined;
};

/** A category's data file. What doesn't fit into it stands in further files, in order. */
export interface CategoryFile {
  category: Category;
  /** The pictures of the products, each once. */
  pictures: ShownPicture[];
  /** Address of the file that says what fits them. */
  fits: string;
  products: StoredProduct[];
  /** Addresses of the files with the rest of the products: each a list of them. */
  more: string[];
}

/** Puts a category together again from its file and the further ones. */
export function readCategory(file: CategoryFile, more: readonly StoredProduct[][]): CategoryData {
  const { category, pictures, fits } = file;
  const products = [file.products, ...more].flat().flatMap((product): ShownProduct[] => {
    const picture = pictures[product.picture];
    return picture ? [{ ...product, picture, category: category.id }] : [];
  });
  return { category, products, fits };
}
