import type { HsnTable } from "../../../../catalogue/model/hsn-schema.ts";
import { orderingPairs } from "../../../../catalogue/ordering/ordering-words.ts";
import layout from "../../../../ui/layout.first.module.css";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import css from "./ordering.late.module.css";

/** The known ordering data: code, pack, lead time, HSN, origin. */
export function Ordering({ product, hsn }: { product: ShownProduct; hsn: HsnTable }) {
  const pairs = orderingPairs(product, hsn);
  if (pairs.length === 0) return null;
  return (
    <dl className={`${css.ordering} ${layout.data}`}>
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
