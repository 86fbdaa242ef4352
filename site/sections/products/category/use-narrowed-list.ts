import { useMemo } from "react";
import type { QueryClient } from "../../../browsing/query-client.ts";
import type { CategoryData, ShownProduct } from "../../../browsing/shown-product.ts";
import { addressOf } from "../../../catalogue/places/address.ts";
import type { BrowserState } from "../../../catalogue/places/browser-state.ts";
import type { SearchAnswer } from "../../../catalogue/search/search.ts";
import type { Facet } from "../../../catalogue/facets/facets.ts";
import { chipsOf, type FilterChip } from "../../../catalogue/facets/filter-chips.ts";
import { useAnswer, useSame } from "../../../enquiry/use-answer.ts";
import { selectProducts } from "../../../catalogue/places/select-products.ts";

/** A place's products, those that match, and the facets and chips that narrow them. */
interface NarrowedList {
  /** All products of the place. */
  inPlace: readonly ShownProduct[];
  /** The products that match search and filters; before the answer the previous ones, or all. */
  list: readonly ShownProduct[];
  facets: readonly Facet[];
  chips: readonly FilterChip[];
  /** The search's report; undefined without a query and before the answer. */
  answer: SearchAnswer | undefined;
  /** "counting": `list` doesn't match the state yet; "failed": loading failed. */
  status: "known" | "counting" | "failed";
}

/** Applies search and filters to a list. */
export function useNarrowedList(
  queries: QueryClient,
  { products }: CategoryData,
  { selection, query, filters }: BrowserState,
): NarrowedList {
  const place = useSame(selection);
  // All of a category's tools stand in it.
  const inPlace = useMemo(
    () => (place.subcategory ? selectProducts(products, place) : products),
    [products, place],
  );
  const { status, last } = useAnswer(
    queries.ask,
    { kind: "narrow", selection, query, filters },
    "Search and filters could not be loaded.",
  );
  const isOfPlace = last !== undefined && addressOf(last.question.selection) === addressOf(place);
  const narrowed = isOfPlace && status !== "failed" ? last.answer : undefined;
  const facets = narrowed?.facets ?? [];
  const isNarrowing = query !== "" || Object.keys(filters).length > 0;
  return {
    inPlace,
    list: narrowed && isNarrowing ? narrowed.positions.flatMap((at) => inPlace[at] ?? []) : inPlace,
    facets,
    chips: chipsOf(facets, filters),
    answer: status === "answered" ? narrowed?.answer : undefined,
    status: !isNarrowing || status === "answered" ? "known" : status === "failed" ? "failed" : "counting",
  };
}
