import { cameByHistory } from "../../../browsing/browser-history.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { BandColumns } from "../../../catalogue/table/column-room.ts";
import { unitIn } from "../../../catalogue/table/columns.ts";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { useUnits } from "../units/stored-units.ts";
import { BandRow } from "./band-row.tsx";
import css from "./band-table.late.module.css";
import room from "./column-room.late.module.css";

/** Rows drawn at once, which fill a window, and with each further frame: a series may have more than a hundred sizes. */
const FIRST = 24;
const STEP = 12;

interface BandTableProps extends BandColumns {
  sizes: readonly ShownProduct[];
  /** Id of the band's title. */
  titleId: string;
  /** Id of the size whose card is shown. */
  shown: string | undefined;
  /** Shows the card of a size; without an id none. */
  onShow: (id: string | undefined) => void;
  announce: (sentence: string) => void;
}

/** The sizes of a band: what tells them apart first; what they share only where there is room. */
export function BandTable({
  sizes,
  columns,
  deliveryFrom,
  titleId,
  shown,
  onShow,
  announce,
}: BandTableProps) {
  const units = useUnits();
  const isHydrated = useIsHydrated();
  // The HTML has all sizes, and Back and Forward restore a position among all of them.
  const isWhole = !isHydrated || cameByHistory();
  const drawn = useDrawnCount(sizes.length, isWhole ? sizes.length : FIRST, STEP);
  return (
    <table className={`${css.table} ${room.columns}`} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">Order code</th>
          {columns.map((column) => {
            const unit = unitIn(units, column);
            return (
              <th
                key={column.id}
                scope="col"
                data-from={column.from}
                data-figure={column.isFigure || undefined}
              >
                <span className={css.words}>{column.label}</span>
                {column.symbol && <b title={column.label}>{` ${column.symbol}`}</b>}
                {unit && <span>{` ${unit}`}</span>}
              </th>
            );
          })}
          <th scope="col" className={css.delivery} data-from={deliveryFrom}>
            Delivery
          </th>
          <th scope="col" className={css.compare}>
            Compare
          </th>
          <th scope="col" className={css.add}>
            Quote list
          </th>
        </tr>
      </thead>
      <tbody>
        {sizes.slice(0, drawn).map((product) => (
          <BandRow
            key={product.id}
            product={product}
            columns={columns}
            deliveryFrom={deliveryFrom}
            isShown={product.id === shown}
            onShow={(isShown) => onShow(isShown ? product.id : undefined)}
            announce={announce}
          />
        ))}
      </tbody>
    </table>
  );
}
