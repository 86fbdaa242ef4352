import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import layout from "../../../../ui/layout.first.module.css";
import css from "./spares.late.module.css";
import section from "../sheet-section.late.module.css";

/** Parts that wear or get lost, by name, with the torque of screws; left out where none are known. */
export function Spares({ product: { spares = [], orderCode } }: { product: ShownProduct }) {
  if (spares.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="sheet-spares">
      <div className={section.head}>
        <h3 id="sheet-spares">Spare parts</h3>
        {orderCode !== undefined && <p className={layout.note}>Ask for them with {orderCode}</p>}
      </div>
      <ul className={`${css.spares} ${layout.data}`}>
        {spares.map(({ part, name, torque }) => (
          <li key={`${part} ${name}`}>
            {name}
            {torque !== undefined && <span className={css.torque}> {torque} N·m</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
