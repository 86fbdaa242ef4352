import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { ChipArea } from "../sheet/cutting/chip-area.tsx";
import { chipScale } from "../sheet/cutting/chip-scale.ts";
import { useUnits } from "../units/stored-units.ts";
import type { ChipComparison } from "./chip-comparison.ts";
import css from "./comparison-table.late.module.css";

interface ChipComparisonRowProps {
  area: ChipComparison;
  products: readonly ShownProduct[];
}

/** The chip areas of several tools, drawn to one scale. */
export function ChipComparisonRow({ area: { cells, isSame }, products }: ChipComparisonRowProps) {
  const units = useUnits();
  const scale = chipScale(cells.flat(), units);
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">
        Chip area <span className={css.note}>to one scale</span>
      </th>
      {products.map(({ id, name, specifications }, at) => {
        const fields = cells[at] ?? [];
        return (
          <td key={id}>
            {fields.length === 0 ? (
              <span className={css.none}>—</span>
            ) : (
              <ChipArea
                fields={fields}
                scale={scale}
                units={units}
                paper="narrow"
                name={specifications.size ?? name}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
