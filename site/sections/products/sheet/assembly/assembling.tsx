import { useEffect, useReducer, useRef } from "react";
import type { CatalogueStore } from "../../../../browsing/catalogue-store.ts";
import { replaceAddress } from "../../../../browsing/browser-history.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import buttons from "../../../../ui/button.first.module.css";
import { useCategories } from "../../mixed/use-categories.ts";
import { useFits } from "../use-fits.ts";
import { assemblyOf, isMill } from "./assembly.ts";
import { AssemblyBench } from "./assembly-bench.tsx";
import { addressWithChoice, choiceText, noChoice, type Choice } from "./assembly-address.ts";
import { assembliesOf } from "./draw-assembly.ts";
import css from "./sheet-assembly.late.module.css";

interface AssemblingProps {
  store: CatalogueStore;
  fits: string;
  product: ShownProduct;
  /** What the address says; undefined where the visitor opened it. */
  choice: Choice | undefined;
}

/** A tool put together with what the catalogue says fits it. The choice stands in the address. */
export function Assembling({ store, fits, product, choice }: AssemblingProps) {
  const { status, last, retry } = useFits({ fits, productId: product.id });
  const lists = (status === "answered" && last?.answer) || [];
  const ids = [...new Set(lists.flatMap(({ tools }) => Object.keys(tools)))];
  const categories = useCategories(store, ids);
  const [state, change] = useReducer(
    (before: Choice, part: Partial<Choice>) => ({ ...before, ...part }),
    choice ?? noChoice,
  );
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    replaceAddress(addressWithChoice(location, choiceText(product.id, state)));
  }, [product.id, state]);

  const fitting = new Set(lists.flatMap(({ tools }) => Object.values(tools).flat()));
  const partners = Array.isArray(categories)
    ? assembliesOf(
        product,
        categories.flatMap(({ products }) => products).filter(({ id }) => fitting.has(id)),
      )
    : [];
  const found = partners.find(({ tool }) => tool.id === state.partner) ?? partners[0];
  const assembly = isMill(product) ? assemblyOf(product, undefined) : found?.assembly;
  const hasFailed = !isMill(product) && (status === "failed" || categories === "failed");
  const isLate = !isMill(product) && !hasFailed && (status === "asking" || categories === undefined);
  const isReady = assembly !== undefined;

  useEffect(() => {
    // The pressed button is gone. Opened by a link, the sheet keeps its focus.
    if (isReady && choice === undefined) place.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [isReady, choice]);

  if (hasFailed)
    return (
      <div role="alert" className={css.failed}>
        <p>What goes with this tool could not be loaded.</p>
        <button
          type="button"
          className={`${buttons.secondary} ${buttons.small}`}
          onClick={() => {
            if (status === "failed") retry();
            for (const id of ids) void store.load(id);
          }}
        >
          Try again
        </button>
      </div>
    );
  if (isLate)
    return (
      <p role="status" className={css.waiting}>
        Looking up what goes with it…
      </p>
    );
  if (!assembly)
    return (
      <p className={blocks.note}>
        Nothing to put together: no tool of the range goes with it whose form its values give.
      </p>
    );
  return (
    <div ref={place}>
      <AssemblyBench
        // Another partner has figures of its own.
        key={found?.tool.id}
        tool={product}
        partners={partners.map(({ tool }) => tool)}
        assembly={assembly}
        choice={state}
        change={change}
      />
    </div>
  );
}
