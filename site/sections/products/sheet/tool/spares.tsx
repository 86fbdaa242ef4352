import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import layout from "../../../../ui/layout.first.module.css";
import { SheetSection } from "./sheet-section.tsx";
import css from "./spares.both.module.css";

/** Spare parts by name, with the torque of screws; nothing if none are known. */
export function Spares({ product: { spares = [], orderCode } }: { product: ShownProduct }) {
  if (spares.length === 0) return null;
  return (
    <SheetSection
      name="spares"
      title="Spare parts"
      note={orderCode === undefined ? undefined : `Ask for them with ${orderCode}`}
    >
      <ul className={`${css.spares} ${layout.data}`}>
        {spares.map(({ part, name, torque }) => (
          <li key={`${part} ${name}`}>
            {name}
            {torque !== undefined && <span className={css.torque}> {torque} N·m</span>}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}
