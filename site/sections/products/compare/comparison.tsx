import { use, useState } from "react";
import type { View } from "../../../browsing/view-of.ts";
import { MOST_COMPARED } from "../../../catalogue/compare/choose.ts";
import { families } from "../../../catalogue/families/families.ts";
import { otherRows, specificationRows } from "../../../catalogue/compare/comparison-rows.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { Imprint, type Sender } from "../../../ui/imprint/imprint.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { ComparisonContext } from "./choice/comparison-choice.ts";
import { compareAreas } from "./chip-comparison.ts";
import { ComparisonActions } from "./comparison-actions.tsx";
import { ComparisonNotes } from "./comparison-notes.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { NothingToCompare } from "./nothing-to-compare.tsx";
import { useUnits } from "../units/stored-units.ts";
import { compareStarts } from "./start-comparison.ts";
import css from "./comparison.late.module.css";

interface ComparisonProps {
  view: Extract<View, { kind: "comparison" }>;
  /** The sender on paper. */
  company: Sender;
}

/** Up to four tools of one family side by side. */
export function Comparison({ view: { data, named, listAddress }, company }: ComparisonProps) {
  const choice = use(ComparisonContext);
  const [isOnlyDifferent, setIsOnlyDifferent] = useState(true);
  const [announcement, setAnnouncement] = useState("");
  const { chosen } = named;
  const [first] = chosen;

  const rows = [...specificationRows(chosen), ...otherRows(chosen, data.hsn)];
  const starts = compareStarts(chosen, useUnits());
  const areas = compareAreas(chosen);
  const equal = [...rows, ...starts, ...areas].filter(({ isSame }) => isSame).length;
  // A single tool has no differences.
  const isNarrowed = isOnlyDifferent && chosen.length > 1;
  const shown = <Row extends { isSame: boolean }>(all: readonly Row[]): Row[] =>
    all.filter(({ isSame }) => !(isNarrowed && isSame));

  return (
    <article className={`${layout.measure} ${css.comparison}`} data-comparison>
      <div className={`${blocks.spread} ${css.head}`}>
        <h2 id="overlay-title" tabIndex={-1} className={css.title}>
          Comparison
        </h2>
        {first && (
          <p className={blocks.note}>
            {families[first.family].name}, {chosen.length} of {MOST_COMPARED}
          </p>
        )}
      </div>
      <Imprint company={company} link={typeof location === "undefined" ? "" : location.href} />
      <ComparisonNotes named={named} category={data.category.label} />
      {first && choice ? (
        <>
          <div className={`${blocks.cluster} ${blocks.screen} ${css.controls}`}>
            <label className={css.switch}>
              <input
                type="checkbox"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
                role="switch"
                checked={isNarrowed}
                disabled={chosen.length < 2}
                onChange={(event) => setIsOnlyDifferent(event.currentTarget.checked)}
              />
              Only differences
            </label>
            <p className={blocks.note} role="status">
              {chosen.length < 2
                ? "Choose another tool to see what differs"
                : isNarrowed
                  ? `${countWithUnit(equal, "equal row")} hidden`
                  : `${countWithUnit(equal, "equal row")} in grey`}
            </p>
            <ComparisonActions
              listAddress={listAddress}
              isFull={chosen.length >= MOST_COMPARED}
              chosen={chosen}
            />
          </div>
          <ComparisonTable
            products={chosen}
            rows={shown(rows)}
            starts={shown(starts)}
            areas={shown(areas)}
            onRemove={choice.toggle}
            announce={setAnnouncement}
          />
          <p className={layout.srOnly} role="status">
            {announcement}
          </p>
        </>
      ) : (
        <NothingToCompare category={data.category.label} missing={named.missing} listAddress={listAddress} />
      )}
    </article>
  );
}
