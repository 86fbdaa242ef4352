import { useMemo, useState } from "react";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import { openGlossary } from "../../../catalogue/glossary/glossary.ts";
import { startState, type Sort } from "../../../catalogue/places/browser-state.ts";
import { sortColumns } from "../../../catalogue/table/columns.ts";
import { sortProducts } from "../../../catalogue/table/sort-products.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { FamilyBands } from "../bands/family-bands.tsx";
import { AskedContext, nothingAsked, type AskedOfList } from "../card/asked-context.ts";
import { IsFoundContext } from "../card/list-place.ts";
import { ComparisonContext } from "../compare/choice/comparison-choice.ts";
import { Tray } from "../compare/tray.tsx";
import { useFoundComparison } from "../compare/use-found-comparison.ts";
import { GlossaryContext } from "../glossary-context.ts";
import { SortSelect } from "../table/sort-select.tsx";
import { UnitsSwitch } from "../units/units-switch.tsx";
import css from "./mixed-bands.late.module.css";

export interface MixedBandsProps {
  products: readonly ShownProduct[];
  /** The data of the categories of all products. */
  categories: readonly CategoryData[];
  /** What the visitor asked for. Only such a list is sorted: other ones are as long as the range. */
  asked?: AskedOfList | undefined;
  /** Called when the list is sorted: then it should be whole. */
  onSort?: () => void;
}

/** Tools of several categories, as a category shows its own: in bands of their series, to compare, to sort and to add. */
export function MixedBands({ products, categories, asked, onSort }: MixedBandsProps) {
  const [sort, setSort] = useState<Sort>();
  const columns = useMemo(() => sortColumns(products), [products]);
  const sorted = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column)?.id;
    return column && sort ? sortProducts(products, { ...sort, column }) : products;
  }, [products, columns, sort]);
  const series = Object.assign({}, ...categories.map((data) => data.series)) as CategoryData["series"];
  const { choice, latest } = useFoundComparison(categories);
  const [words] = categories.flatMap(({ glossary }) => glossary ?? []);
  const glossary = useMemo(() => words && openGlossary(words), [words]);
  return (
    <GlossaryContext value={glossary}>
      <ComparisonContext value={choice}>
        <div className={css.mixed}>
          <div className={`${blocks.screen} ${css.controls}`}>
            {asked && products.length > 1 && (
              <SortSelect
                columns={columns}
                sort={sort}
                onSort={(chosen) => {
                  setSort(chosen);
                  onSort?.();
                }}
                usual="Best match"
              />
            )}
            <UnitsSwitch />
          </div>
          <IsFoundContext value={true}>
            <AskedContext value={asked ?? nothingAsked}>
              <FamilyBands products={sorted} series={series} sort={sort} isNarrowed={asked !== undefined}>
                {null}
              </FamilyBands>
            </AskedContext>
          </IsFoundContext>
          {latest && (
            <Tray
              choice={{ ...choice, chosen: latest.chosen }}
              state={{ ...startState, selection: { category: latest.category } }}
            />
          )}
          <p className={layout.srOnly} role="status">
            {choice.announcement}
          </p>
        </div>
      </ComparisonContext>
    </GlossaryContext>
  );
}
