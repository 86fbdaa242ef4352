import { useMemo, useState, useSyncExternalStore } from "react";
import type { CategoryData, ShownProduct } from "../../../../browsing/shown-product.ts";
import {
  storeComparison,
  storedComparison,
  storedComparisons,
  subscribeToComparisons,
} from "../../../../browsing/stored/stored-comparison.ts";
import { namedTools } from "../../../../catalogue/compare/choose.ts";
import { chooseTools } from "./choose-tools.ts";
import type { ComparisonChoice, ComparisonRefusal } from "./comparison-choice.ts";

/** The comparison of tools of several categories: each category keeps its own. */
export interface FoundComparison {
  choice: ComparisonChoice;
  /** Those of the category that a tool was chosen from last; undefined before that. */
  latest: { category: string; chosen: ShownProduct[] } | undefined;
}

/** Lets the visitor choose tools of a list that several categories share. */
export function useFoundComparison(categories: readonly CategoryData[]): FoundComparison {
  const stored = useSyncExternalStore(subscribeToComparisons, storedComparisons, storedComparisons);
  const [category, setCategory] = useState<string>();
  const [refusal, setRefusal] = useState<ComparisonRefusal>();
  const [announcement, setAnnouncement] = useState("");
  return useMemo(() => {
    const chosenOf = (id: string | undefined): ShownProduct[] => {
      const data = categories.find((each) => each.category.id === id);
      return data && id !== undefined
        ? namedTools(data.products, stored.get(id) ?? storedComparison(id) ?? []).chosen
        : [];
    };
    const chosen = chosenOf(category);
    return {
      latest: category === undefined ? undefined : { category, chosen },
      choice: {
        announcement,
        ...chooseTools({
          chosen: categories.flatMap((each) => chosenOf(each.category.id)),
          refusal,
          refuse: (refused) => {
            setRefusal(refused);
            if (refused) setCategory(refused.product.category);
          },
          now: (product) => chosenOf(product.category),
          choose(tools, sentence, product) {
            const own = product?.category ?? category;
            if (own === undefined) return;
            setRefusal(undefined);
            setAnnouncement(sentence);
            setCategory(own);
            storeComparison(
              own,
              tools.map(({ id }) => id),
            );
          },
        }),
      },
    };
  }, [categories, stored, category, refusal, announcement]);
}
