import blocks from "../../../ui/blocks/blocks.module.css";
import { pageOfProduct } from "../../../catalogue/places/address.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import css from "./rest-without-script.late.module.css";

interface RestProps {
  /** The products that the HTML draws no card of. */
  products: readonly ShownProduct[];
}

/** For browsers that run no script: what a list holds beyond its cards. Nothing at all where the cards are all. */
export function RestWithoutScript({ products }: RestProps) {
  if (products.length === 0) return null;
  return (
    <noscript>
      {/* A component of its own: with script, React never renders what is inside. */}
      <Names products={products} />
    </noscript>
  );
}

/** A link to each product, with its designation where the name doesn't hold it. */
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
