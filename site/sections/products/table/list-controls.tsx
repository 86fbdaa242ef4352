import type { OtherView, Sort } from "../../../catalogue/places/browser-state.ts";
import type { TableColumn } from "../../../catalogue/table/columns.ts";
import { Icon } from "../../../ui/icon.tsx";
import { UnitsSwitch } from "../units/units-switch.tsx";
import layout from "../../../ui/layout.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "../units/list-controls.late.module.css";

interface ListControlsProps {
  /** The columns that the list can be sorted by. */
  columns: readonly TableColumn[];
  sort: Sort | undefined;
  /** Undefined: as bands. */
  view: OtherView | undefined;
  onSort: (sort: Sort | undefined) => void;
  onView: (view: OtherView | undefined) => void;
}

const views: readonly [OtherView | undefined, string][] = [
  [undefined, "Families"],
  ["cards", "Cards"],
  ["table", "Table"],
];

/** The order of a list, its units, and how it is shown. */
export function ListControls({ columns, sort, view, onSort, onView }: ListControlsProps) {
  return (
    <div className={`${blocks.spread} ${blocks.screen} ${css.controls}`}>
      <label className={css.sort}>
        <span className={layout.srOnly}>Sort by</span>
        <select
          value={sort ? textOf(sort) : ""}
          onChange={(event) => onSort(sortOf(event.currentTarget.value))}
        >
          <option value="">First choice</option>
          {columns.map(({ id, label, isFigure }) => (
            <optgroup key={id} label={label}>
              <option value={id}>{`${label}, ${isFigure ? "smallest first" : "A to Z"}`}</option>
              <option value={`-${id}`}>{`${label}, ${isFigure ? "largest first" : "Z to A"}`}</option>
            </optgroup>
          ))}
        </select>
        <Icon name="down" size={18} />
      </label>
      <UnitsSwitch />
      <div className={css.views} role="group" aria-label="Show the list as">
        {views.map(([each, label]) => (
          <button key={label} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
            {label}
          </button>
        ))}
      </div>
    </div>
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
