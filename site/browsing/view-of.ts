import type { BrowserState } from "../catalogue/places/browser-state.ts";
import { addressOfState, readState } from "../catalogue/places/browser-state.ts";
import { categoryInAddress } from "../catalogue/places/address.ts";
import type { CategoryState } from "./catalogue-store.ts";
import { comparedIds, namedTools, type Named } from "../catalogue/compare/choose.ts";
import type { CategoryData, ShownProduct } from "./shown-product.ts";

/** Why a list differs from the address. */
export type ListNotice =
  /** The category has no such place: the list shows the nearest one. */
  | { kind: "lost" }
  /** The category lists no such product. */
  | { kind: "gone"; product: string };

/** The view of the product browser. */
export type View =
  /** The page itself: no overlay. */
  | { kind: "closed" }
  /** An address below /products with an unknown category. */
  | { kind: "lost" }
  | { kind: "loading"; category: string }
  | { kind: "failed"; category: string }
  | { kind: "list"; data: CategoryData; state: BrowserState; notice?: ListNotice }
  | { kind: "sheet"; data: CategoryData; state: BrowserState; product: ShownProduct; listAddress: string }
  /** Tools side by side, and the ids in the address that no tool has. */
  | {
      kind: "comparison";
      data: CategoryData;
      state: BrowserState;
      named: Named<ShownProduct>;
      listAddress: string;
    };

/**
 * The view for an address (path, query, anchor) and the state of its category's data. `categories` are the ids of all
 * categories. The overlay is open in each view except "closed" and "lost".
 */
export function viewOf(address: string, categoryState: CategoryState, categories: readonly string[]): View {
  const category = categoryInAddress(address);
  if (category === undefined) return { kind: "closed" };
  if (!categories.includes(category)) return { kind: "lost" };
  if (categoryState.status !== "ready") return { kind: categoryState.status, category };
  const { data } = categoryState;
  const parts = new URL(address, "https://site.example");
  const read = readState([data.category], parts);
  if (!read) return { kind: "lost" };
  const { state, isKnown } = read;
  // Read from the address: the state omits invalid ids and ids beyond the limit.
  const ids = comparedIds(parts.search);
  if (parts.hash === "#compare" && ids.length > 0) {
    const named = namedTools(data.products, ids);
    const { isComparing: _, ...list } = { ...state, compare: named.chosen.map(({ id }) => id) };
    return { kind: "comparison", data, state, named, listAddress: addressOfState(list) };
  }
  const productId = data.renamed?.[state.product ?? ""] ?? state.product;
  const product = data.products.find(({ id }) => id === productId);
  if (product) {
    const listAddress = addressOfState({
      ...state,
      product: undefined,
      assembly: undefined,
      pieces: undefined,
    });
    return { kind: "sheet", data, state, product, listAddress };
  }
  const notice: ListNotice | undefined = state.product
    ? { kind: "gone", product: state.product }
    : isKnown
      ? undefined
      : { kind: "lost" };
  return { kind: "list", data, state, ...(notice && { notice }) };
}
