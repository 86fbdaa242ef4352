import type { FilterChip } from "../../../catalogue/facets/filter-chips.ts";
import { textIn } from "../../../catalogue/units/length-units.ts";
import { Icon } from "../../../ui/icon.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { useUnits } from "../units/stored-units.ts";
import css from "./active-filters.late.module.css";

interface ActiveFiltersProps {
  chips: readonly FilterChip[];
  query: string;
  onRemove: (chip: FilterChip) => void;
  onClearQuery: () => void;
  onClearAll: () => void;
}

/** The search and the chosen filters as chips, removable one by one or all at once. */
export function ActiveFilters({ chips, query, onRemove, onClearQuery, onClearAll }: ActiveFiltersProps) {
  const units = useUnits();
  if (chips.length === 0 && query === "") return null;
  return (
    <ul className={`${blocks.cluster} ${css.chips}`} aria-label="Active filters">
      {query !== "" && (
        <li>
          <Chip label={`“${query}”`} onRemove={onClearQuery} />
        </li>
      )}
      {chips.map((chip) => (
        <li key={`${chip.key} ${chip.id}`}>
          <Chip label={textIn(units, chip.key, chip.label)} onRemove={() => onRemove(chip)} />
        </li>
      ))}
      <li>
        <button type="button" className={`${blocks.screen} ${css.clear}`} onClick={onClearAll}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button type="button" className={css.chip} onClick={onRemove}>
      <span className={layout.srOnly}>Remove </span>
      {label}
      <Icon name="close" size={16} />
    </button>
  );
}
