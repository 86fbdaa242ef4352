import { useMemo, useState, type ReactNode } from "react";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import { openGlossary } from "../../../catalogue/glossary/glossary.ts";
import type { Sort } from "../../../catalogue/places/browser-state.ts";
import { sortColumns } from "../../../catalogue/table/columns.ts";
import { sortProducts } from "../../../catalogue/table/sort-products.ts";
import { labelOf } from "../../../labels/labelled.ts";
import { LabelsButton } from "../../../labels/labels-button.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import { FamilyBands } from "../bands/family-bands.tsx";
import { AskedContext, nothingAsked, type AskedOfList } from "../card/asked-context.ts";
import { IsFoundContext } from "../card/list-place.ts";
import { ComparisonContext } from "../compare/choice/comparison-choice.ts";
import { FoundTray } from "./found-tray.tsx";
import { useFoundComparison } from "../compare/choice/use-found-comparison.ts";
import { GlossaryContext } from "../glossary-context.ts";
import { SortSelect } from "../table/sort-select.tsx";
import { UnitsSwitch } from "../units/units-switch.tsx";
import controls from "../units/list-controls.late.module.css";
import css from "./mixed-bands.late.module.css";

interface ToolList {
  /** Ids of its tools, in their order; unknown ones are left out. */
  ids: readonly string[];
  /** Shown above the list. */
  head?: ReactNode;
}

const none: readonly ShownProduct[] = [];

export interface MixedBandsProps {
  /** Unique on the page. */
  name: string;
  lists: readonly ToolList[];
  /** The data of the categories of all products. */
  categories: readonly CategoryData[];
  /** What the visitor asked the first list for. Only such a list is sorted: other ones are as long as the range. */
  asked?: AskedOfList | undefined;
  /** Called when the list is sorted: then it should be whole. */
  onSort?: () => void;
  /** Whether it is a part of a sheet or of a panel, which has the units' switch. */
  isPart?: boolean;
}

/** Tools of several categories, as a category shows its own: in bands of their series, to compare, to sort and to add. */
export function MixedBands({ name, lists, categories, asked, onSort, isPart }: MixedBandsProps) {
  const found = useMemo(() => {
    const known = new Map(categories.flatMap((data) => data.products.map((tool) => [tool.id, tool])));
    return lists.map(({ ids }) => ids.flatMap((id) => known.get(id) ?? []));
  }, [lists, categories]);
  const products = found[0] ?? none;
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
          {!isPart && (
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
              {asked && <LabelsButton className={controls.labels} tools={() => sorted.map(labelOf)} />}
            </div>
          )}
          <IsFoundContext value={true}>
            {lists.map((list, index) => (
              <div key={index} className={css.list}>
                {list.head && <div className={css.head}>{list.head}</div>}
                <AskedContext value={(index === 0 && asked) || nothingAsked}>
                  <FamilyBands
                    list={`${name}-${index}`}
                    Heading="h4"
                    products={index === 0 ? sorted : (found[index] ?? none)}
                    series={series}
                    sort={index === 0 ? sort : undefined}
                    isNarrowed={index === 0 && asked !== undefined}
                    isFirstOpen={index === 0}
                  />
                </AskedContext>
              </div>
            ))}
          </IsFoundContext>
          <FoundTray choice={choice} latest={latest} />
        </div>
      </ComparisonContext>
    </GlossaryContext>
  );
}
