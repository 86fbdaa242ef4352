import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import type { BandColumn } from "../../../catalogue/table/column-room.ts";
import { tableCellOf } from "../../../catalogue/table/columns.ts";
import css from "./band-table.late.module.css";

/** Any window has room for columns up to this width: without script a table has neither Compare nor Add. */
const WIDEST = 840;

interface PlainSizesProps {
  sizes: readonly ShownProduct[];
  columns: readonly BandColumn[];
  /** Id of the band's title. */
  titleId: string;
}

/** For browsers without script, where nothing unfolds: the sizes of a folded band, each a link to its page. */
export function PlainSizes({ sizes, columns: all, titleId }: PlainSizesProps) {
  const columns = all.filter(({ from = 0 }) => from <= WIDEST);
  return (
    <table className={css.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">Order code</th>
          {columns.map(({ id, label, unit, isFigure }) => (
            <th key={id} scope="col" data-figure={isFigure || undefined}>
              {unit ? `${label} ${unit}` : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((product) => (
          <tr key={product.id} className={css.row}>
            <th scope="row" className={css.code} data-named={!product.orderCode || undefined}>
              <a {...sheetLink(product.id)}>{product.orderCode ?? bindWords(product.name)}</a>
            </th>
            {columns.map((column) => (
              <td key={column.id} data-figure={column.isFigure || undefined}>
                {tableCellOf(product, column)?.value ?? "—"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
