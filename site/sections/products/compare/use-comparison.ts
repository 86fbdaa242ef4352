import { useMemo, useState } from "react";
import { closeSheet, replaceAddress } from "../../../browsing/browser-history.ts";
import { storeComparison } from "../../../browsing/stored/stored-comparison.ts";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import type { View } from "../../../browsing/view-of.ts";
import { choosing, comparedIds, MOST_COMPARED, namedTools } from "../../../catalogue/compare/choose.ts";
import { addressOfState, readState } from "../../../catalogue/places/browser-state.ts";
import type { ComparisonChoice, ComparisonRefusal } from "./choice/comparison-choice.ts";

/** The current address with other ids to compare; a comparison without ids becomes the list. */
function addressWith({ category }: CategoryData, chosen: readonly ShownProduct[]): string | undefined {
  const read = readState([category], location);
  return read && addressOfState({ ...read.state, compare: chosen.map(({ id }) => id) });
}

/** The comparison of the open category; undefined if there is none. */
export function useComparison(view: View): ComparisonChoice | undefined {
  const data = "data" in view ? view.data : undefined;
  const compare = "state" in view ? (view.state.compare ?? []).join(",") : "";
  const isOpen = view.kind === "comparison";
  const [refusal, setRefusal] = useState<ComparisonRefusal>();
  const [announcement, setAnnouncement] = useState("");

  return useMemo(() => {
    if (!data) return undefined;
    const { category, products } = data;
    // Read from the address instead of the props: a second click may come before the first one is drawn.
    const now = (): ShownProduct[] => namedTools(products, comparedIds(location.search)).chosen;

    function choose(chosen: readonly ShownProduct[], sentence: string): void {
      setRefusal(undefined);
      setAnnouncement(sentence);
      storeComparison(
        category.id,
        chosen.map(({ id }) => id),
      );
      const address = data && addressWith(data, chosen);
      if (address === undefined) return;
      if (isOpen && chosen.length === 0) closeSheet(address);
      else replaceAddress(address);
    }

    return {
      chosen: namedTools(products, compare.split(",")).chosen,
      refusal,
      announcement,
      toggle(product) {
        const chosen = now();
        if (chosen.some(({ id }) => id === product.id)) {
          const rest = chosen.filter(({ id }) => id !== product.id);
          choose(rest, `${product.name} is out of the comparison. Chosen: ${rest.length}.`);
          return;
        }
        const reason = choosing(chosen, product);
        if (reason.kind !== "chosen") setRefusal({ product, reason });
        else
          choose(
            [...chosen, product],
            `${product.name} is in the comparison: ${chosen.length + 1} of ${MOST_COMPARED}.`,
          );
      },
      replace(out) {
        if (!refusal) return;
        const { product } = refusal;
        const chosen = [...now().filter(({ id }) => !out.some((each) => each.id === id)), product];
        choose(chosen, `${product.name} is in the comparison: ${chosen.length} of ${MOST_COMPARED}.`);
      },
      dismiss: () => setRefusal(undefined),
      clear: () => choose([], "Nothing is chosen for a comparison any more."),
    };
  }, [data, compare, isOpen, refusal, announcement]);
}
