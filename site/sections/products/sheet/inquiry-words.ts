import type { Product } from "../../../catalogue/model/schema.ts";

/**
 * The first line of an enquiry about a product: its name, its designation if the name doesn't contain it, and what it is
 * ordered by; its id only where it has no order code.
 */
export function inquiryWords({
  id,
  name,
  orderCode,
  specifications: { size },
}: Pick<Product, "id" | "name" | "specifications" | "orderCode">): string {
  const designation = size && !name.includes(size) ? `, ${size}` : "";
  return `About ${name}${designation} [${orderCode ?? id}]:\n`;
}
