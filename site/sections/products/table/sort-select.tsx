import type { Sort } from "../../../catalogue/places/browser-state.ts";
import type { TableColumn } from "../../../catalogue/table/columns.ts";
import { Icon } from "../../../ui/icon.tsx";
import layout from "../../../ui/layout.first.module.css";
import css from "../units/list-controls.late.module.css";

interface SortSelectProps {
  /** The columns that the list can be sorted by. */
  columns: readonly TableColumn[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  /** The name of the list's own order. */
  usual?: string;
}

/** The order of a list. */
export function SortSelect({ columns, sort, onSort, usual = "First choice" }: SortSelectProps) {
  return (
    <label className={css.sort}>
      <span className={layout.srOnly}>Sort by</span>
      <select
        value={sort ? textOf(sort) : ""}
        onChange={(event) => onSort(sortOf(event.currentTarget.value))}
      >
        <option value="">{usual}</option>
        {columns.map(({ id, label, isFigure }) => (
          <optgroup key={id} label={label}>
            <option value={id}>{`${label}, ${isFigure ? "smallest first" : "A to Z"}`}</option>
            <option value={`-${id}`}>{`${label}, ${isFigure ? "largest first" : "Z to A"}`}</option>
          </optgroup>
        ))}
      </select>
      <Icon name="down" size={18} />
    </label>
  );
}

function textOf({ column, isDescending }: Sort): string {
  return `${isDescending ? "-" : ""}${column}`;
}

function sortOf(text: string): Sort | undefined {
  if (text === "") return undefined;
  const isDescending = text.startsWith("-");
  return { column: isDescending ? text.slice(1) : text, isDescending };
}
