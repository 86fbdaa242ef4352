import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { CatalogueStore } from "../../../browsing/catalogue-store.ts";
import type { Hit } from "../../../catalogue/search/hit.ts";
import { CompareButton } from "../compare/choice/compare-button.tsx";
import { ComparisonContext } from "../compare/choice/comparison-choice.ts";
import { useFoundComparison } from "../compare/choice/use-found-comparison.ts";
import { FoundTray } from "./found-tray.tsx";

const none: readonly Hit[] = [];

interface CompareHitsProps {
  store: CatalogueStore;
  /** The tools shown in "Find": the rows are looked up anew when they change. */
  hits: readonly Hit[];
}

/**
 * Compares the tools found where they stand in "Find": a button in each row's `data-compare`, and the tray below the
 * rows. It fetches nothing: a tool has its button once the data of its category are loaded, which the page does when it
 * rests.
 */
export function CompareHits({ store, hits }: CompareHitsProps) {
  const states = useSyncExternalStore(store.subscribe, store.states, store.states);
  const categories = useMemo(
    () => [...states.values()].flatMap((state) => (state.status === "ready" ? state.data : [])),
    [states],
  );
  const tools = useMemo(
    () => new Map(categories.flatMap(({ products }) => products.map((tool) => [tool.id, tool]))),
    [categories],
  );
  const { choice, latest } = useFoundComparison(categories);
  // A render later, when the rows of the hits are in the page.
  const rows = useDeferredValue(hits, none);
  const places = useMemo(
    () => (rows === none ? [] : [...document.querySelectorAll<HTMLElement>("#search [data-compare]")]),
    [rows],
  );
  return (
    <ComparisonContext value={choice}>
      {places.map((place, index) => {
        const tool = tools.get(place.dataset["compare"] ?? "");
        return tool && createPortal(<CompareButton product={tool} as="card" />, place, `${tool.id} ${index}`);
      })}
      <FoundTray choice={choice} latest={latest} />
    </ComparisonContext>
  );
}
