import type { Category } from "../../../catalogue/schema.ts";
import type { ShownProduct } from "../shown-product.ts";

export interface ProductSheetProps {
  product: ShownProduct;
  category: Category;
  fits: string;
  listHref: string;
}

export function ProductSheet({ product }: ProductSheetProps) {
  return (
    <h2 id="overlay-title" tabIndex={-1}>
      {product.name}
    </h2>
  );
}
