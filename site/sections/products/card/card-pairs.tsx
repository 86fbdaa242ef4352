import type { Pair } from "../../../catalogue/cards/card-attributes.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./card-pairs.late.module.css";

/** Labels with their values, as a card lists them. */
export function CardPairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <dl className={css.specifications}>
      {pairs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={layout.data}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
