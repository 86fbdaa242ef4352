import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CatalogueStore } from "./catalogue-store.ts";
import { whenNearing } from "./when-nearing.ts";
import { ProductRow } from "./product-row.tsx";
import css from "./more-products.module.css";

export interface MoreProductsProps {
  /** How many the HTML holds already, and how many there are. */
  shown: number;
  total: number;
  /** Categories that are not wholly shown yet, in order. */
  categories: string[];
  /** How many products of the first of them are shown already. */
  offset: number;
}

/** So many rows are drawn at a time. */
const STEP = 24;

/** The rest of all products, some rows at a time, as the visitor nears the end of the list. */
export function MoreProducts(props: MoreProductsProps & { store: CatalogueStore }) {
  const { shown, total, offset, store } = props;
  const [wanted, setWanted] = useState(0);
  const [drawn, setDrawn] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const categories = props.categories.slice(0, wanted);
  // One text that changes with every state it sums up, so that a change is seen.
  useSyncExternalStore(
    store.subscribe,
    () => props.categories.map((category) => store.stateOf(category).status).join(),
    () => "",
  );
  const states = categories.map((category) => store.stateOf(category));
  const loaded = states.flatMap((state) => (state.status === "ready" ? state.data.products : []));
  const isLoading = states.some((state) => state.status === "loading");
  const hasFailed = states.some((state) => state.status === "failed");
  const rest = loaded.slice(offset, offset + drawn);
  const isAllDrawn = offset + drawn >= loaded.length;
  const isComplete = shown + rest.length >= total;

  useEffect(() => {
    const mark = end.current;
    if (!mark || isComplete || isLoading || hasFailed) return;
    const wantNext = (): void => {
      if (!isAllDrawn) {
        startTransition(() => setDrawn(drawn + STEP));
        return;
      }
      const next = props.categories[wanted];
      if (!next) return;
      void store.load(next);
      setWanted(wanted + 1);
    };
    // Watches the window: more rows, or the next category's, are wanted when the end of the list comes near from above.
    return whenNearing(mark, wantNext);
  }, [wanted, drawn, isAllDrawn, isComplete, isLoading, hasFailed, props.categories, store]);

  return (
    <>
      {rest.length > 0 && (
        <ul>
          {rest.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </ul>
      )}
      <div ref={end} className={css.end}>
        {!isComplete && <p>{`${shown + rest.length} of ${total} shown.`}</p>}
        {hasFailed && (
          <button
            type="button"
            className={css.again}
            onClick={() => {
              for (const category of categories) void store.load(category);
            }}
          >
            The rest could not be loaded. Try again
          </button>
        )}
        <noscript>The category pages hold all products.</noscript>
      </div>
    </>
  );
}
