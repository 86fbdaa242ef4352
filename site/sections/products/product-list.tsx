import { useEffect, useRef, useState, type ReactNode } from "react";
import { countWithUnit } from "../../catalogue/counts.ts";
import layout from "../../ui/layout.module.css";
import { ProductCard } from "./product-card.tsx";
import { RestWithoutScript } from "./rest-without-script.tsx";
import type { ShownProduct } from "./shown-product.ts";
import { DRAWN_CARDS } from "./use-shown-counts.ts";
import { whenInSight } from "./when-in-sight.ts";
import css from "./category-view.module.css";

interface ProductListProps {
  products: readonly ShownProduct[];
  /** How many are drawn. */
  shown: number;
  /** Draws more of them; undefined while nobody looks. */
  onMore: (() => void) | undefined;
  /** Address of a product's sheet. */
  sheetOf: (id: string) => string;
  /** What stands behind the last product. */
  children: ReactNode;
}

/** The cards of a list: the first of them at once, more soon after, and of a long one as the visitor nears its end. */
export function ProductList({ products, shown, onMore, sheetOf, children }: ProductListProps) {
  const end = useRef<HTMLLIElement>(null);
  const [said, setSaid] = useState("");
  const isWhole = products.length <= shown;
  useEffect(() => {
    const mark = end.current;
    if (!mark || isWhole || !onMore) return;
    if (shown < DRAWN_CARDS) {
      // A list of the usual length is soon whole: it can be searched by the browser. A few cards at a time, and a
      // while apart: Chromium looks for fields to fill in a tenth of a second later, and lays each new card out.
      const soon = setTimeout(onMore, 150);
      return () => clearTimeout(soon);
    }
    // Watched anew after each growth: a mark that is still near would not be told of twice.
    return whenInSight(mark, onMore);
  }, [isWhole, shown, onMore]);
  return (
    <>
      <ul className={css.cards}>
        {products.slice(0, shown).map((product) => (
          <ProductCard key={product.id} product={product} sheet={sheetOf(product.id)} onSaid={setSaid} />
        ))}
        {isWhole ? (
          children
        ) : (
          <li ref={end} className={`${css.rest} ${layout.note}`}>
            {countWithUnit(products.length - shown, "more product")}
          </li>
        )}
      </ul>
      <p className={layout.forTheEar} role="status">
        {said}
      </p>
      <RestWithoutScript products={products.slice(shown)} />
    </>
  );
}
