import { memo } from "react";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import { tableCellOf, unitIn, type TableColumn } from "../../../catalogue/table/columns.ts";
import layout from "../../../ui/layout.first.module.css";
import { AddToQuote } from "../card/add-to-quote.tsx";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { AnsiCode } from "../units/ansi-code.tsx";
import { useUnits } from "../units/stored-units.ts";
import css from "./family-table.late.module.css";
import cells from "./table-cell.late.module.css";

/** Maximum length of text that stays on one line. */
const SHORT = 12;

interface TableRowProps {
  product: ShownProduct;
  columns: readonly TableColumn[];
  announce: (sentence: string) => void;
}

/** A product as a row of the table. */
export const TableRow = memo(function TableRow({ product, columns, announce }: TableRowProps) {
  const units = useUnits();
  return (
    <tr id={product.id}>
      <th scope="row" className={css.first}>
        <CompareButton product={product} as="row" />
        <a {...sheetLink(product.id)}>{bindWords(product.name)}</a>
        <AnsiCode size={product.specifications.size} before={"\u00a0· "} />
      </th>
      {columns.map((column) => {
        const cell = tableCellOf(product, column, units);
        const unit = cell && cell.unit !== unitIn(units, column) ? cell.unit : "";
        return (
          <td key={column.id} data-figure={column.isFigure || undefined}>
            {cell ? (
              <span
                className={column.isFigure ? layout.data : cells.words}
                data-short={cell.value.length <= SHORT || undefined}
              >
                {bindWords(cell.value)}
                {unit && ` ${unit}`}
              </span>
            ) : (
              <span className={cells.none}>—</span>
            )}
          </td>
        );
      })}
      <td className={css.last}>
        <AddToQuote product={product} as="row" announce={announce} />
      </td>
    </tr>
  );
});
