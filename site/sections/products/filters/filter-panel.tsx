import { use, useState } from "react";
import { explainFacet } from "../../../catalogue/facets/explain-facet.ts";
import type { FacetKey } from "../../../catalogue/facets/facet-values.ts";
import type { Facet, FacetOption, Filters } from "../../../catalogue/facets/facets.ts";
import { Explain } from "../../../ui/words/explain.tsx";
import controls from "../../../ui/blocks/controls.late.module.css";
import layout from "../../../ui/layout.first.module.css";
import { useDrawnCount } from "../../../ui/use-drawn-count.ts";
import { textIn } from "../../../catalogue/units/length-units.ts";
import { GlossaryContext } from "../glossary-context.ts";
import { useUnits } from "../units/stored-units.ts";
import { FacetPictogram } from "./facet-pictogram.tsx";
import css from "./filter-panel.late.module.css";

interface FilterPanelProps {
  facets: readonly Facet[];
  /** The filters in the address: checkboxes change at once, counts a moment later. */
  chosen: Filters;
  onToggle: (key: FacetKey, id: string) => void;
}

/** The filters of a list: facets with their values, number of products for each value, and explanations. */
export function FilterPanel({ facets, chosen, onToggle }: FilterPanelProps) {
  const drawn = useDrawnCount(facets.length, 0, 2);
  return (
    <div className={css.facets}>
      {facets.slice(0, drawn).map((facet) => (
        <FacetValues
          key={facet.key}
          facet={facet}
          chosen={chosen[facet.key] ?? []}
          onToggle={(id) => onToggle(facet.key, id)}
        />
      ))}
    </div>
  );
}

/** Number of a facet's values shown at first; a single further value is not hidden behind a button. */
const FIRST_VALUES = 6;

interface FacetValuesProps {
  facet: Facet;
  /** Ids of the chosen values. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function FacetValues({ facet, chosen, onToggle }: FacetValuesProps) {
  const { key, label, options } = facet;
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && options.length > FIRST_VALUES + 1;
  // Chosen values are visible at any position.
  const shown = isCut
    ? options.filter(({ id }, index) => chosen.includes(id) || index < FIRST_VALUES)
    : options;
  const glossary = use(GlossaryContext);
  return (
    <fieldset className={css.facet}>
      <legend className={layout.srOnly}>{label}</legend>
      <p className={css.label}>
        <span aria-hidden="true">{label}</span>
        {glossary && <Explain id={`explain-${key}`} term={label} text={explainFacet(glossary, key)} />}
      </p>
      <ul>
        {shown.map((option) => (
          <li key={option.id} className={css.value}>
            <Value facet={key} option={option} isChosen={chosen.includes(option.id)} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className={`${controls.linkKey} ${css.all}`} onClick={() => setIsWhole(true)}>
          All {options.length}
          <span className={layout.srOnly}> values of {label}</span>
        </button>
      )}
    </fieldset>
  );
}

interface ValueProps {
  facet: FacetKey;
  option: FacetOption;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

function Value({ facet, option, isChosen, onToggle }: ValueProps) {
  const { id, label, count } = option;
  // Some values consist of a single trade code: "TiAlN".
  const explanation = use(GlossaryContext)?.explainCode(label)?.text;
  const units = useUnits();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          // A value without matches stays visible; a chosen one can be unchecked.
          disabled={count === 0 && !isChosen}
          onChange={() => onToggle(id)}
        />
        <FacetPictogram facet={facet} value={id} />
        <span className={css.name}>{textIn(units, facet, label)}</span>{" "}
        <span className={css.count}>{count}</span>
      </label>
      {explanation && <Explain id={`explain-${facet}-${id}`} term={label} text={explanation} />}
    </>
  );
}
