import type { Sort } from "../../../catalogue/places/browser-state.ts";
import { unitIn, type TableColumn } from "../../../catalogue/table/columns.ts";
import { useUnits } from "../units/stored-units.ts";
import css from "./column-head.late.module.css";
import cells from "./table-cell.late.module.css";

interface ColumnHeadProps {
  column: TableColumn;
  /** How the list is sorted by this column. */
  sorted: "ascending" | "descending" | undefined;
  onSort: (sort: Sort) => void;
}

/** A column's head: pressing it sorts by the column, pressing it again reverses the order. */
export function ColumnHead({ column, sorted, onSort }: ColumnHeadProps) {
  const { id, label, isFigure } = column;
  const unit = unitIn(useUnits(), column);
  return (
    <th scope="col" aria-sort={sorted} data-figure={isFigure || undefined}>
      <button
        type="button"
        className={css.button}
        onClick={() => onSort({ column: id, isDescending: sorted === "ascending" })}
      >
        <svg className={cells.arrow} width="9" height="10" viewBox="0 0 9 10" aria-hidden="true">
          <path d={sorted === "descending" ? "M.5 4 4.5 9 8.5 4" : "M.5 6 4.5 1 8.5 6"} />
        </svg>
        <span className={css.label}>{label}</span>
        {unit && <span className={css.unit}> {unit}</span>}
      </button>
    </th>
  );
}
