import type { OtherView, Sort } from "../../../catalogue/places/browser-state.ts";
import type { TableColumn } from "../../../catalogue/table/columns.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { labelOf } from "../../../labels/labelled.ts";
import { LabelsButton } from "../../../labels/labels-button.tsx";
import { SortSelect } from "./sort-select.tsx";
import { UnitsSwitch } from "../units/units-switch.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "../units/list-controls.late.module.css";

interface ListControlsProps {
  products: readonly ShownProduct[];
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

/** The order of a list, its units, its labels, and how it is shown. */
export function ListControls({ products, columns, sort, view, onSort, onView }: ListControlsProps) {
  return (
    <div className={`${blocks.spread} ${blocks.screen} ${css.controls}`}>
      <SortSelect columns={columns} sort={sort} onSort={onSort} />
      <UnitsSwitch />
      <LabelsButton className={css.labels} tools={() => products.map(labelOf)} />
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
