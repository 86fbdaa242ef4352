import { useState, type ReactNode } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { ProductCard } from "../card/product-card.tsx";
import { RestWithoutScript } from "../grid/rest-without-script.tsx";
import { MoreOfList } from "../table/more-of-list.tsx";
import { useSteps } from "../table/use-steps.ts";
import css from "./category-view.late.module.css";

interface ProductListProps {
  products: readonly ShownProduct[];
  /** Shown after the last product. */
  children: ReactNode;
}

/** The cards of a list. A long list starts with its first cards and a button for more. */
export function ProductList({ products, children }: ProductListProps) {
  const { drawn, rest, isAtEnd, showMore } = useSteps(products.length);
  const [announcement, setAnnouncement] = useState("");
  return (
    <>
      <ul className={`${blocks.stack} ${css.cards}`}>
        {products.slice(0, drawn).map((product) => (
          <ProductCard key={product.id} product={product} announce={setAnnouncement} />
        ))}
        {rest <= 0 && children}
        {isAtEnd && (
          <li className={css.rest}>
            <MoreOfList total={products.length} rest={rest} onMore={showMore} />
          </li>
        )}
      </ul>
      <p className={layout.srOnly} role="status">
        {announcement}
      </p>
      <RestWithoutScript products={products.slice(drawn)} />
    </>
  );
}
