import { useEffect, useMemo, useState } from "react";
import type { QueryClient } from "../../../browsing/query-client.ts";
import type { Narrowed } from "../../../browsing/query-engine.ts";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import { addressOf } from "../../../catalogue/places/address.ts";
import type { BrowserState } from "../../../catalogue/places/browser-state.ts";
import type { SearchAnswer } from "../../../catalogue/search/search.ts";
import type { Facet } from "../../../catalogue/facets/facets.ts";
import { chipsOf, type FilterChip } from "../../../catalogue/facets/filter-chips.ts";
import { selectProducts } from "../../../catalogue/places/select-products.ts";

/** A place's products, those that match, and what narrows them. */
interface NarrowedList {
  /** All products of the place. */
  inPlace: readonly ShownProduct[];
  /** Those that match search and filters; until that is known the previous, or all. */
  list: readonly ShownProduct[];
  facets: readonly Facet[];
  chips: readonly FilterChip[];
  /** What the search says of what it found; undefined without a query, and until that is known. */
  answer: SearchAnswer | undefined;
  /** "counting": `list` doesn't follow the state yet; "failed": it can't, as loading failed. */
  status: "known" | "counting" | "failed";
}

/** The last answer, and its question. */
interface Answered {
  place: string;
  question: string;
  narrowed: Narrowed | undefined;
}

/** Applies search and filters to a list. */
export function useNarrowedList(
  queries: QueryClient,
  { products }: CategoryData,
  { selection, query, filters }: BrowserState,
): NarrowedList {
  const place = addressOf(selection);
  const question = JSON.stringify([place, query, filters]);
  const inPlace = useMemo(
    () => selectProducts(products, selection),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says all that is in the selection
    [products, place],
  );
  const [last, setLast] = useState<Answered>();

  useEffect(() => {
    let isWanted = true;
    const answered = (narrowed: Narrowed | undefined): void => {
      if (isWanted) setLast({ place, question, narrowed });
    };
    queries.ask({ kind: "narrow", selection, query, filters }).then(answered, (error: unknown) => {
      console.error("Search and filters could not be loaded.", error);
      answered(undefined);
    });
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question says all that is asked
  }, [queries, question]);

  const isKnown = last?.question === question;
  const narrowed = last?.place === place ? last.narrowed : undefined;
  const facets = narrowed?.facets ?? [];
  const isNarrowing = query !== "" || Object.keys(filters).length > 0;
  return {
    inPlace,
    list: narrowed && isNarrowing ? narrowed.positions.flatMap((at) => inPlace[at] ?? []) : inPlace,
    facets,
    chips: chipsOf(facets, filters),
    answer: isKnown ? narrowed?.answer : undefined,
    status: !isNarrowing || (isKnown && last.narrowed) ? "known" : isKnown ? "failed" : "counting",
  };
}
