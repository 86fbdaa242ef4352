import { createContext, use } from "react";
import { sheetLink } from "../../../browsing/sheet-link.ts";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { addressOfState, startState } from "../../../catalogue/places/browser-state.ts";
import { AskedContext } from "./asked-context.ts";

/** Whether a list shows tools of several categories on the page itself: each sheet opens over its tool's own place. */
export const IsFoundContext = createContext(false);

/** The attributes of a link from a list to a tool's sheet, and the id of its card. */
export function useSheetLink(product: ShownProduct): { link: ReturnType<typeof sheetLink>; id?: string } {
  const isFound = use(IsFoundContext);
  const { quantity: pieces } = use(AskedContext);
  const selection = { category: product.category, subcategory: product.subcategory, item: product.item };
  return isFound
    ? { link: sheetLink(product.id, addressOfState({ ...startState, selection, pieces })) }
    : { link: sheetLink(product.id), id: product.id };
}
