import layout from "../../ui/layout.module.css";
import type { ShownProduct } from "./shown-product.ts";

/**
 * For browsers that run no script: the products that the HTML draws no card of, each by its name, with its
 * designation where the name doesn't hold it. `products` are those alone; nothing at all where there are none.
 */
export function RestWithoutScript({ products }: { products: readonly ShownProduct[] }) {
  if (products.length === 0) return null;
  // A name and no link: its page would hold no card of it either, and with thousands of products each byte counts.
  return (
    <noscript>
      <p className={layout.note}>And {products.length} more. Ask for them by name:</p>
      <ul>
        {products.map(({ id, name, specifications: { size } }) => (
          <li key={id}>{size && !name.includes(size) ? `${name}, ${size}` : name}</li>
        ))}
      </ul>
    </noscript>
  );
}
