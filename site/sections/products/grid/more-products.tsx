import { useEffect, useState, useSyncExternalStore, type ComponentType } from "react";
import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { MixedBandsProps } from "../mixed/mixed-bands.tsx";
import buttons from "../../../ui/button.first.module.css";
import blocks from "../../../ui/blocks/blocks.module.css";
import css from "./more-products.module.css";

export interface MoreProductsProps {
  /** Number of products in the HTML, the first of each category, and in total. */
  shown: number;
  total: number;
  /** Ids of the categories, in the order of the tree. */
  categories: string[];
}

/** Number of rows that a click adds. */
const STEP = 60;

interface MoreProductsParts extends MoreProductsProps {
  store: CatalogueStore;
  /** Loaded late; the HTML needs none. */
  Bands?: ComponentType<MixedBandsProps>;
}

/** The rest of all products: a button adds more of them in place. */
export function MoreProducts(props: MoreProductsParts) {
  const { shown, total, store, Bands } = props;
  const [requestedCount, setRequestedCount] = useState(0);
  const states = useSyncExternalStore(store.subscribe, store.states, store.states);
  const loaded: ShownProduct[] = [];
  let missing: string | undefined;
  for (const category of props.categories) {
    const state = states.get(category);
    if (requestedCount === 0 || loaded.length >= requestedCount || missing !== undefined) break;
    // A category also lists tools of other categories: each tool is shown once, in its own category.
    if (state?.status === "ready")
      loaded.push(...state.data.products.filter((product) => product.category === category).slice(1));
    else missing = category;
  }
  const rows = loaded.slice(0, requestedCount);
  const ready = [...states.values()].flatMap((state) => (state.status === "ready" ? state.data : []));
  const hasFailed = missing !== undefined && states.get(missing)?.status === "failed";
  const rest = total - shown - rows.length;

  useEffect(() => {
    if (missing !== undefined) void store.load(missing);
  }, [missing, store]);

  return (
    <>
      {Bands && rows.length > 0 && (
        <Bands name="more" lists={[{ ids: rows.map(({ id }) => id) }]} categories={ready} />
      )}
      {rest > 0 && (
        <div className={`${blocks.stack} ${css.end}`}>
          {hasFailed && <p role="alert">The rest could not be loaded. Check the connection.</p>}
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => {
              if (hasFailed && missing !== undefined) void store.load(missing);
              else setRequestedCount(rows.length + STEP);
            }}
          >
            {hasFailed
              ? "Try again"
              : `Show ${rest > STEP ? `${STEP} more of` : "all"} ${countWithUnit(total, "product")}`}
          </button>
          <noscript>All are in the categories.</noscript>
        </div>
      )}
    </>
  );
}
