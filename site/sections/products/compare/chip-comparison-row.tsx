import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { ChipArea } from "../sheet/cutting/chip-area.tsx";
import { classWords, depthWords } from "../sheet/cutting/chip-words.ts";
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
    <tr className={css.areas} data-same={isSame || undefined}>
      <th scope="row">
        Chip area <span className={css.note}>to one scale</span>
      </th>
      {products.map((product, at) => {
        const { id, name, specifications } = product;
        const fields = cells[at] ?? [];
        return (
          <td key={id}>
            {fields.length === 0 ? (
              <span className={css.none}>—</span>
            ) : (
              <>
                <ChipArea
                  fields={fields}
                  scale={scale}
                  units={units}
                  paper="narrow"
                  name={specifications.size ?? name}
                />
                <p className={css.symbol}>{classWords(product)}.</p>
                {[...new Set(fields.map((field) => depthWords(product, field)))].map((words) => (
                  <p key={words} className={css.symbol}>
                    {words}.
                  </p>
                ))}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
