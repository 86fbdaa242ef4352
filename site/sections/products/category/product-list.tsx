import { useState, type ReactNode } from "react";
import { cameByHistory } from "../../../browsing/browser-history.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import buttons from "../../../ui/button.first.module.css";
import layout from "../../../ui/layout.first.module.css";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { ProductCard } from "../card/product-card.tsx";
import { RestWithoutScript } from "../grid/rest-without-script.tsx";
import css from "./category-view.late.module.css";

interface ProductListProps {
  products: readonly ShownProduct[];
  /** Shown after the last product. */
  children: ReactNode;
}

/** A list of usual length is whole: the browser's own search finds everything in it. */
const STEP = 60;

/** The cards of a list; of a long one the first of them, and a button for more. */
export function ProductList({ products, children }: ProductListProps) {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(STEP);
  const [announcement, setAnnouncement] = useState("");
  // The HTML's cards are drawn already, and Back restores a position in the whole list.
  const first = !isHydrated || cameByHistory() ? STEP : 0;
  const drawn = useDrawnCount(Math.min(shown, products.length), first);
  const rest = products.length - drawn;
  return (
    <>
      <ul className={css.cards}>
        {products.slice(0, drawn).map((product) => (
          <ProductCard key={product.id} product={product} announce={setAnnouncement} />
        ))}
        {rest <= 0 && children}
        {rest > 0 && drawn >= shown && (
          <li className={css.rest}>
            {isHydrated ? (
              <button type="button" className={buttons.secondary} onClick={() => setShown(shown + STEP)}>
                Show {Math.min(rest, STEP)} more of {countWithUnit(products.length, "product")}
              </button>
            ) : (
              <span className={layout.note}>{countWithUnit(rest, "more product")}</span>
            )}
          </li>
        )}
      </ul>
      <p className={layout.forTheEar} role="status">
        {announcement}
      </p>
      <RestWithoutScript products={products.slice(drawn)} />
    </>
  );
}
