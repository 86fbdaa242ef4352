import { useId } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import type { Sort } from "../../../catalogue/places/browser-state.ts";
import type { FamilyTable as Table } from "../../../catalogue/table/columns.ts";
import { ColumnHead } from "./column-head.tsx";
import { TableRow } from "./table-row.tsx";
import css from "./family-table.late.module.css";

interface FamilyTableViewProps {
  table: Table<ShownProduct>;
  /** The products drawn so far. */
  products: readonly ShownProduct[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  announce: (sentence: string) => void;
}

/**
 * One family's products: a row each, with the family's leading attributes as columns. Head and first column stay
 * visible. A phone shows the first two attributes; the others are on the sheet.
 */
export function FamilyTableView({ table, products, sort, onSort, announce }: FamilyTableViewProps) {
  const id = useId();
  const { name, columns } = table;
  return (
    // The keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroller} aria-labelledby={id} tabIndex={0}>
      <table className={css.table}>
        <caption id={id}>
          {name} <span>{table.products.length}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.first}>
              Tool
            </th>
            {columns.map((column) => (
              <ColumnHead
                key={column.id}
                column={column}
                sorted={
                  sort?.column === column.id ? (sort.isDescending ? "descending" : "ascending") : undefined
                }
                onSort={onSort}
              />
            ))}
            <th scope="col" className={css.last}>
              Quote list
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <TableRow key={product.id} product={product} columns={columns} announce={announce} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
