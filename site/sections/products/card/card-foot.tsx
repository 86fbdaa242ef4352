import { useState } from "react";
import { specificationPairs } from "../../../catalogue/cards/card-attributes.ts";
import layout from "../../../ui/layout.first.module.css";
import { CardPairs } from "./card-pairs.tsx";
import { ExplainedPairs } from "./explained-pairs.tsx";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { useUnits } from "../units/stored-units.ts";
import pairs from "./card-pairs.late.module.css";
import card from "./product-card.late.module.css";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import css from "./card-foot.late.module.css";

/** A card's foot: all specifications, folded. */
export function CardFoot({ product }: { product: ShownProduct }) {
  const { id, features } = product;
  const all = specificationPairs(product, useUnits());
  const [isUnfolded, setIsUnfolded] = useState(false);
  // The HTML contains all of it; with script it is drawn when it is unfolded.
  const isHydrated = useIsHydrated();
  return (
    <details className={css.all} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary>All {all.length} specifications</summary>
      {features && (isUnfolded || !isHydrated) && (
        <ul className={card.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {isUnfolded ? (
        <dl className={`${pairs.specifications} ${layout.data}`}>
          <ExplainedPairs rows={all} of={id} />
        </dl>
      ) : (
        !isHydrated && <CardPairs pairs={all} />
      )}
    </details>
  );
}
