import type { Category } from "../../catalogue/schema.ts";
import type { CategoryData, ShownPicture, ShownProduct } from "./shown-product.ts";

/** A product as a data file holds it: its picture by number, its category said once a file. */
export type StoredProduct = Omit<ShownProduct, "picture" | "category"> & {
  picture: number;
  category?: undefined;
};

/** A category's data file. What doesn't fit into it stands in further files, in order. */
export interface CategoryFile extends CategoryPart {
  category: Category;
  /** The pictures of the products, each once. */
  pictures: ShownPicture[];
  /** The pictures of its places that list no product yet, by their names. */
  placePictures: Readonly<Record<string, ShownPicture>>;
  /** Address of the file that says what fits them. */
  fits: string;
  /** Addresses of the further files: each a part. */
  more: string[];
}

/** What of a category is spread over its files. */
export interface CategoryPart {
  products: StoredProduct[];
}

/** Puts a category together again from its file and the further ones. */
export function readCategory(file: CategoryFile, more: readonly CategoryPart[]): CategoryData {
  const { category, pictures, placePictures, fits } = file;
  const products = [file, ...more].flatMap((part) =>
    part.products.flatMap((product): ShownProduct[] => {
      const picture = pictures[product.picture];
      return picture ? [{ ...product, picture, category: category.id }] : [];
    }),
  );
  return { category, products, placePictures, fits };
}
