import { startTransition, useEffect, useState } from "react";
import { explainFacet, explainValue } from "../../catalogue/explain-facet.ts";
import type { FacetKey } from "../../catalogue/facet-values.ts";
import type { Facet, FacetOption } from "../../catalogue/facets.ts";
import { Explain } from "../../ui/explain.tsx";
import layout from "../../ui/layout.module.css";
import { FacetPictogram } from "./facet-pictogram.tsx";
import css from "./filter-panel.module.css";

interface FilterPanelProps {
  facets: readonly Facet[];
  onToggle: (key: FacetKey, id: string) => void;
}

/** So many facets are drawn at a time: none of it is a long task. */
const STEP = 3;

/** The filters of a list: its facets with their values, how many products each would show, and what it means. */
export function FilterPanel({ facets, onToggle }: FilterPanelProps) {
  const [drawn, setDrawn] = useState(STEP);
  const isWhole = facets.length <= drawn;
  useEffect(() => {
    if (isWhole) return;
    const soon = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(soon);
  }, [isWhole, drawn]);
  return (
    <div className={css.facets}>
      {facets.slice(0, drawn).map((facet) => (
        <FacetValues key={facet.key} facet={facet} onToggle={(id) => onToggle(facet.key, id)} />
      ))}
    </div>
  );
}

/** So many values of a facet are in sight at first; one more never hides behind a key of its own. */
const FIRST_VALUES = 6;

function FacetValues({ facet, onToggle }: { facet: Facet; onToggle: (id: string) => void }) {
  const { key, label, options } = facet;
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && options.length > FIRST_VALUES + 1;
  // What is chosen stays in sight wherever it stands.
  const shown = isCut ? options.filter(({ isChosen }, index) => isChosen || index < FIRST_VALUES) : options;
  const explanation = explainFacet(key);
  return (
    <fieldset className={css.facet}>
      <legend className={layout.forTheEar}>{label}</legend>
      <p className={css.label}>
        <span aria-hidden="true">{label}</span>
        <Explain id={`explain-${key}`} term={label} text={explanation} />
      </p>
      <ul>
        {shown.map((option) => (
          <li key={option.id} className={css.value}>
            <Value facet={key} option={option} onToggle={onToggle} />
          </li>
        ))}
      </ul>
      {isCut && (
        <button type="button" className={css.all} onClick={() => setIsWhole(true)}>
          All {options.length}
          <span className={layout.forTheEar}> values of {label}</span>
        </button>
      )}
    </fieldset>
  );
}

interface ValueProps {
  facet: FacetKey;
  option: FacetOption;
  onToggle: (id: string) => void;
}

function Value({ facet, option, onToggle }: ValueProps) {
  const { id, label, count, isChosen, isDisabled } = option;
  const explanation = explainValue(label);
  // The tick answers at once; what it changes is drawn a moment later.
  const [ticked, setTicked] = useState(isChosen);
  const [known, setKnown] = useState(isChosen);
  if (known !== isChosen) {
    setKnown(isChosen);
    setTicked(isChosen);
  }
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          disabled={isDisabled && !ticked}
          onChange={() => {
            setTicked(!ticked);
            onToggle(id);
          }}
        />
        <FacetPictogram facet={facet} value={id} />
        <span className={css.name}>{label}</span>
        <span className={css.count}>{count}</span>
      </label>
      {explanation && <Explain id={`explain-${facet}-${id}`} term={label} text={explanation} />}
    </>
  );
}
