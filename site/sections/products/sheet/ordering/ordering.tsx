import { specificationPairs } from "../../../../catalogue/cards/card-attributes.ts";
import type { HsnTable } from "../../../../catalogue/model/hsn-schema.ts";
import { orderingPairs } from "../../../../catalogue/ordering/ordering-words.ts";
import layout from "../../../../ui/layout.first.module.css";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { useUnits } from "../../units/stored-units.ts";
import css from "./ordering.late.module.css";

/** What an order needs, in one line: code, delivery, pack, what it is held by, and the known rest. */
export function Ordering({ product, hsn }: { product: ShownProduct; hsn: HsnTable }) {
  const shank = specificationPairs(product, useUnits()).filter(({ key }) => key === "shank");
  return (
    <dl className={`${css.ordering} ${layout.data}`}>
      {[...orderingPairs(product, hsn), ...shank].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
