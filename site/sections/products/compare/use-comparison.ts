import { useMemo, useState } from "react";
import { closeSheet, replaceAddress } from "../../../browsing/browser-history.ts";
import { storeComparison } from "../../../browsing/stored/stored-comparison.ts";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import type { View } from "../../../browsing/view-of.ts";
import { comparedIds, namedTools } from "../../../catalogue/compare/choose.ts";
import { addressOfState, readState } from "../../../catalogue/places/browser-state.ts";
import { chooseTools } from "./choice/choose-tools.ts";
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
    return {
      announcement,
      ...chooseTools({
        chosen: namedTools(products, compare.split(",")).chosen,
        refusal,
        refuse: setRefusal,
        // Read from the address instead of the props.
        now: () => namedTools(products, comparedIds(location.search)).chosen,
        choose(chosen, sentence) {
          setRefusal(undefined);
          setAnnouncement(sentence);
          storeComparison(
            category.id,
            chosen.map(({ id }) => id),
          );
          const address = addressWith(data, chosen);
          if (address === undefined) return;
          if (isOpen && chosen.length === 0) closeSheet(address);
          else replaceAddress(address);
        },
      }),
    };
  }, [data, compare, isOpen, refusal, announcement]);
}
