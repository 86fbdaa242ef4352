import chips from "../workpieces/workpiece-chips.module.css";
import type { StartComparison } from "./start-comparison.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./comparison-table.late.module.css";

/** The start values of several tools for one workpiece group. */
export function StartComparisonRow({
  start: { group, name, note, cells, isSame },
}: {
  start: StartComparison;
}) {
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">
        <span className={css.workpiece}>
          <span className={chips.chip} data-group={group}>
            {group}
          </span>{" "}
          <span>
            {name} {note && <span className={`${blocks.label} ${css.note}`}>{note}</span>}
          </span>
        </span>
      </th>
      {cells.map((figures, at) => (
        // The order of the columns is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at}>
          {figures.length === 0 && <span className={css.none}>—</span>}
          {figures.map(({ symbol, unit, start, range }) => (
            <span key={symbol} className={css.figure}>
              <span className={css.symbol}>{symbol} </span>
              <b>{start}</b> {range && <span className={css.range}>{range} </span>}
              <span className={css.symbol}>{`${unit} `}</span>
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}
