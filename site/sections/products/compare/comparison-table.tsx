import { use } from "react";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { bindWords } from "../../../catalogue/cards/bind-words.ts";
import type { ComparedRow } from "../../../catalogue/compare/comparison-rows.ts";
import { textIn } from "../../../catalogue/units/length-units.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { Explain } from "../../../ui/words/explain.tsx";
import { GlossaryContext } from "../glossary-context.ts";
import { useUnits } from "../units/stored-units.ts";
import { ComparisonHead } from "./comparison-head.tsx";
import type { ChipComparison } from "./chip-comparison.ts";
import { ChipComparisonRow } from "./chip-comparison-row.tsx";
import type { StartComparison } from "./start-comparison.ts";
import { StartComparisonRow } from "./start-comparison-row.tsx";
import css from "./comparison-table.late.module.css";

interface ComparisonTableProps {
  products: readonly ShownProduct[];
  /** The visible rows. */
  rows: readonly ComparedRow[];
  starts: readonly StartComparison[];
  areas: readonly ChipComparison[];
  onRemove: (product: ShownProduct) => void;
  /** Announces the result of adding to the quote list. */
  announce: (sentence: string) => void;
}

/** A column for each tool, a row for each fact. Head and first column stay visible. */
export function ComparisonTable({ products, rows, starts, areas, onRemove, announce }: ComparisonTableProps) {
  const width = products.length + 1;
  return (
    // The keyboard must be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroller} aria-label="Tools side by side" tabIndex={0}>
      <table className={css.table} data-tools={products.length}>
        <caption className={layout.srOnly}>Tools side by side</caption>
        <ComparisonHead products={products} onRemove={onRemove} announce={announce} />
        {rows.length > 0 && (
          <tbody className={layout.data}>
            {rows.map((row) => (
              <FactRow key={row.id} row={row} />
            ))}
          </tbody>
        )}
        {starts.length + areas.length > 0 && (
          <tbody className={layout.data}>
            <tr>
              <th scope="rowgroup" colSpan={width} className={css.group}>
                <span>Start values</span>
              </th>
            </tr>
            {starts.map((start) => (
              <StartComparisonRow key={`${start.group} ${start.note}`} start={start} />
            ))}
            {areas.map((area) => (
              <ChipComparisonRow key="chip area" area={area} products={products} />
            ))}
          </tbody>
        )}
        {rows.length + starts.length + areas.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={width}>Not one row differs.</td>
            </tr>
          </tbody>
        )}
      </table>
      <p className={`${blocks.note} ${css.foot}`}>
        Pictures are illustrations.
        {starts.length + areas.length > 0 && " Start values are starting ranges, not maker's data"}
        {starts.length > 0 && ": begin with the bold figure"}
        {starts.length + areas.length > 0 && "."}
      </p>
    </section>
  );
}

function FactRow({ row: { id, key, label, cells, isSame } }: { row: ComparedRow }) {
  const lastWord = label.lastIndexOf(" ") + 1;
  const units = useUnits();
  const glossary = use(GlossaryContext);
  const shown = (line: string): string => bindWords(key ? textIn(units, key, line) : line);
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">
        {label.slice(0, lastWord)}
        <span className={css.last}>
          {label.slice(lastWord)}
          {key && glossary && (
            <Explain id={`explain-comparison-${id}`} term={label} text={glossary.explainKey(key)} />
          )}
        </span>
      </th>
      {cells.map((lines, at) => (
        // The order of the columns is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at}>
          {lines.length === 0 && <span className={css.none}>—</span>}
          {lines.length === 1 && shown(lines[0] ?? "")}
          {lines.length > 1 && (
            <ul>
              {lines.map((line) => (
                <li key={line}>{shown(line)}</li>
              ))}
            </ul>
          )}
        </td>
      ))}
    </tr>
  );
}
