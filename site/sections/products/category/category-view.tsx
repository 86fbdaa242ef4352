import { useMemo, useRef } from "react";
import { openAddress, replaceAddress } from "../../../browsing/browser-history.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import type { ListNotice, View } from "../../../browsing/view-of.ts";
import { addressOf } from "../../../catalogue/places/address.ts";
import {
  addressOfState,
  readState,
  type BrowserState,
  type Sort,
} from "../../../catalogue/places/browser-state.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import { DESK, useMedia } from "../../../ui/use-media.ts";
import { FEWEST_PRODUCTS } from "../../../catalogue/facets/facets.ts";
import { noFilters, toggleFilter, withoutFilter } from "../../../catalogue/facets/filter-chips.ts";
import { selectedNodes } from "../../../catalogue/places/selection.ts";
import { Imprint, type Sender } from "../../../ui/imprint/imprint.tsx";
import blocks from "../../../ui/blocks/blocks.module.css";
import layout from "../../../ui/layout.first.module.css";
import { SkipButton } from "../../../ui/skip-button.tsx";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { ActiveFilters } from "../filters/active-filters.tsx";
import { AskForLeaf } from "./ask-for-leaf.tsx";
import { EmptyLeaf } from "./empty-leaf.tsx";
import { AskExactly } from "../search/ask-exactly.tsx";
import type { Person } from "../search/ask-person.tsx";
import { CutFilter } from "../filters/cut-filter.tsx";
import { FilterPanel } from "../filters/filter-panel.tsx";
import { FiltersButton, FiltersRail } from "../filters/filters.tsx";
import { AskedContext } from "../card/asked-context.ts";
import { FamilyBands } from "../bands/family-bands.tsx";
import { ItemButtons } from "../card/item-buttons.tsx";
import { NothingInCategory } from "./nothing-in-category.tsx";
import { ProductList } from "./product-list.tsx";
import { ProductTables } from "../table/product-tables.tsx";
import { ListControls } from "../table/list-controls.tsx";
import { chooseView } from "../table/choose-view.ts";
import { useSorted } from "../table/use-sorted.ts";
import { SubcategoryTabs } from "./subcategory-tabs.tsx";
import { useNarrowedList } from "./use-narrowed-list.ts";
import results from "../search/search-results.late.module.css";
import css from "./category-view.late.module.css";

/** Each product has about four tab stops. */
const FEWEST_TO_SKIP = 3;

/** The search report for filters without a query. */
const noReport = { parts: [], forPerson: [] };

interface CategoryViewProps {
  view: Extract<View, { kind: "list" }>;
  queries: QueryClient;
  /** The sender on paper. */
  company: Sender;
  person: Person;
}

function noticeText(notice: ListNotice): string {
  return notice.kind === "gone"
    ? `The product “${notice.product}” is not in this list any more. Here is what is.`
    : "That address is not in the catalogue. This is the nearest place that is.";
}

/** The last link or button of a list: it follows the products. */
function lastStopIn(list: HTMLElement | null): HTMLElement | null {
  return [...(list?.querySelectorAll<HTMLElement>("a[href], button") ?? [])].at(-1) ?? null;
}

/**
 * A category: tabs of its subcategories, buttons of the chosen subcategory's items, filters, and the matching products.
 */
export function CategoryView({ view: { data, state, notice }, queries, company, person }: CategoryViewProps) {
  const { category, products, places, placePictures } = data;
  const { selection, query, filters } = state;
  const { subcategory, item } = selectedNodes([category], selection);
  const place = [category.label, subcategory?.label, item?.label].filter((label) => label !== undefined);
  const { inPlace, list, facets, chips, answer, status } = useNarrowedList(queries, data, state);
  const facts = places[addressOf(selection)];
  const { columns, sorted } = useSorted(facts?.columns, list, state.sort);
  const asked = useMemo(
    () => ({ filters, parts: answer?.parts ?? [], quantity: answer?.quantity }),
    [filters, answer],
  );
  const isHydrated = useIsHydrated();
  const isWide = useMedia(DESK);
  const listBox = useRef<HTMLDivElement>(null);
  const isNarrowed = chips.length > 0 || query !== "";
  const words = [query.trim(), ...chips.map(({ label }) => label)].filter(Boolean).join(", ");

  // Read from the address instead of the props: a second click may come before the first one is drawn.
  const open = (change: (now: BrowserState) => Partial<BrowserState>): void => {
    const now = { ...(readState([category], location)?.state ?? state), product: undefined };
    openAddress(addressOfState({ ...now, ...change(now) }));
  };

  const sort = (chosen: Sort | undefined): void => {
    const { sort: _, ...unsorted } = state;
    replaceAddress(addressOfState(chosen ? { ...unsorted, sort: chosen } : unsorted));
  };
  const ask = <AskForLeaf place={place} first={list.slice(0, 12)} />;
  const hasFilters = inPlace.length >= FEWEST_PRODUCTS;
  const controls = inPlace.length > 1 && isHydrated && (
    <ListControls
      products={sorted}
      columns={columns}
      sort={columns.some(({ id }) => id === state.sort?.column) ? state.sort : undefined}
      view={state.view}
      onSort={sort}
      onView={(chosen) => chooseView(chosen, state)}
    />
  );
  const panel = hasFilters && (
    <>
      {facts?.feed && (
        <CutFilter query={query} symbol={facts.feed} onQuery={(words) => open(() => ({ query: words }))} />
      )}
      <FilterPanel
        facets={facets}
        chosen={filters}
        onToggle={(key, id) => open((now) => ({ filters: toggleFilter(now.filters, key, id) }))}
      />
    </>
  );

  return (
    <div className={`${layout.measure} ${css.view} ${isNarrowed ? css.narrowed : ""}`}>
      <div className={css.bar}>
        <h2 id="list-title" tabIndex={-1} className={css.title}>
          {category.label}
        </h2>
        <p className={css.count} role="status">
          {isNarrowed && status === "known"
            ? `${list.length} of ${countWithUnit(inPlace.length, "product")}`
            : countWithUnit(inPlace.length, "product")}
        </p>
        <SubcategoryTabs category={category} places={places} state={state} />
        {isWide !== false && (
          <div className={`${blocks.screen} ${layout.scripted} ${css.controls}`}>{isWide && controls}</div>
        )}
      </div>
      <Imprint
        company={company}
        link={typeof location === "undefined" ? "" : location.origin + addressOfState(state)}
      />
      {notice && (
        <p className={`${blocks.notice} ${css.lost}`} role="status">
          {noticeText(notice)}
        </p>
      )}
      <div id="overlay-list" role="tabpanel" aria-label={place.join(", ")}>
        <div className={css.tools}>
          {inPlace.length > 1 && (
            <FiltersButton active={chips.length} count={list.length}>
              {controls}
              {panel}
            </FiltersButton>
          )}
          {subcategory && <ItemButtons subcategory={subcategory} products={products} state={state} />}
          <ActiveFilters
            chips={chips}
            query={query}
            onRemove={({ key, id }) => open((now) => ({ filters: withoutFilter(now.filters, key, id) }))}
            onClearQuery={() => open(() => ({ query: "" }))}
            onClearAll={() => open(() => ({ query: "", filters: noFilters }))}
          />
        </div>
        {status === "failed" && (
          <p className={`${blocks.notice} ${css.lost}`} role="alert">
            The search could not be loaded, so all products are shown. Check the connection and search again.
          </p>
        )}
        <div className={css.columns}>
          {hasFilters && <FiltersRail list={listBox}>{panel}</FiltersRail>}
          <div
            ref={listBox}
            className={css.list}
            tabIndex={-1}
            aria-busy={status === "counting" || undefined}
            data-pieces={answer?.quantity}
          >
            {isHydrated && list.length >= FEWEST_TO_SKIP && (
              <SkipButton to={() => lastStopIn(listBox.current)}>Skip the list</SkipButton>
            )}
            {answer && list.length > 0 && (
              <>
                <AskExactly words={words} result={answer} person={person} />
                {answer.near && <p className={results.near}>{answer.near}</p>}
              </>
            )}
            {list.length > 0 && !state.view && (
              <AskedContext value={asked}>
                <FamilyBands
                  list="category"
                  key={addressOf(selection)}
                  products={sorted}
                  series={data.series}
                  sort={state.sort}
                  isNarrowed={isNarrowed}
                >
                  {ask}
                </FamilyBands>
              </AskedContext>
            )}
            {list.length > 0 && state.view === "cards" && (
              <ProductList key={addressOf(selection)} products={sorted}>
                {ask}
              </ProductList>
            )}
            {list.length > 0 && state.view === "table" && (
              <ProductTables key={addressOf(selection)} products={sorted} sort={state.sort} onSort={sort}>
                {ask}
              </ProductTables>
            )}
            {list.length === 0 && isNarrowed && (
              <NothingInCategory
                query={query}
                place={place}
                filterCount={chips.length}
                onClearFilters={() => open(() => ({ filters: noFilters }))}
              >
                <AskExactly words={words} result={{ ...(answer ?? noReport), total: 0 }} person={person} />
              </NothingInCategory>
            )}
            {inPlace.length === 0 && !isNarrowed && (
              <EmptyLeaf
                place={place}
                category={category}
                selection={selection}
                products={products}
                picture={placePictures[item?.picture ?? subcategory?.picture ?? ""]}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
