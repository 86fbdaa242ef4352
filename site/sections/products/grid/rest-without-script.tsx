import blocks from "../../../ui/blocks/blocks.module.css";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import css from "./rest-without-script.late.module.css";

interface RestProps {
  /** The products without a card in the HTML. */
  products: readonly ShownProduct[];
}

/** For browsers without script: the products of a list beyond its cards. Nothing if all have cards. */
export function RestWithoutScript({ products }: RestProps) {
  if (products.length === 0) return null;
  return (
    <noscript>
      {/* A component of its own: with script, React never renders the contents. */}
      <Names products={products} />
    </noscript>
  );
}

/** A link to each product, with its designation if the name doesn't contain it. */
function Names({ products }: RestProps) {
  return (
    <div className={css.names}>
      <p className={blocks.note}>The others, each with its own page:</p>
      <ul>
        {products.map(({ id, name, specifications: { size } }) => (
          <li key={id}>
            <a href={pageOfProduct({ id })}>{size && !name.includes(size) ? `${name}, ${size}` : name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
