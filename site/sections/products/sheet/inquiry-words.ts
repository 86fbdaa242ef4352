import type { Product } from "../../../catalogue/model/schema.ts";

/** The first line of a question about a product: its name, its designation where the name lacks it, its id. */
export function inquiryWords({
  id,
  name,
  specifications: { size },
}: Pick<Product, "id" | "name" | "specifications">): string {
  const designation = size && !name.includes(size) ? `, ${size}` : "";
  return `About ${name}${designation} [${id}]:\n`;
}
