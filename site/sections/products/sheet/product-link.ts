import { addressOfProduct } from "../../../catalogue/places/address.ts";
import type { Product } from "../../../catalogue/model/schema.ts";

/** The absolute URL of a product, for sharing. Needs a browser. */
export function productLink(product: Pick<Product, "category" | "subcategory" | "item" | "id">): string {
  return new URL(addressOfProduct(product), location.origin).href;
}
