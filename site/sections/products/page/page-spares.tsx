import type { ShownProduct } from "../../../browsing/shown-product.ts";
import layout from "../../../ui/layout.first.module.css";
import css from "./page-parts.alone.module.css";

/** Parts that wear or get lost, as on the sheet; left out where none are known. */
export function PageSpares({ product: { spares = [], orderCode } }: { product: ShownProduct }) {
  if (spares.length === 0) return null;
  return (
    <section>
      <h2>Spare parts</h2>
      {orderCode !== undefined && <p className={layout.note}>Ask for them with {orderCode}</p>}
      <ul className={`${css.spares} ${layout.data}`}>
        {spares.map(({ part, name, torque }) => (
          <li key={`${part} ${name}`}>
            {name}
            {torque !== undefined && <span> {torque} N·m</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
