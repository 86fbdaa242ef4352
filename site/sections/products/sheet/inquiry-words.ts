import type { Product } from "../../../catalogue/model/schema.ts";

type NamedTool = Pick<Product, "id" | "name" | "specifications" | "orderCode">;

/**
 * The first line of an enquiry about a product: its name, its designation if the name doesn't contain it, and what it is
 * ordered by; its id only where it has no order code.
 */
export function inquiryWords(product: NamedTool): string {
  return `About ${namedInFull(product)} [${product.orderCode ?? product.id}]:\n`;
}

/** The first words of a chat about a product: its name, designation and order code, and its address. */
export function chatWords(product: Omit<NamedTool, "id">, link: string): string {
  const code = product.orderCode === undefined ? "" : ` [${product.orderCode}]`;
  return `About ${namedInFull(product)}${code}:\n${link}\n`;
}

function namedInFull({ name, specifications: { size } }: Omit<NamedTool, "id">): string {
  return size && !name.includes(size) ? `${name}, ${size}` : name;
}
