import { useEffect } from "react";
import { replaceAddress } from "../../../browsing/browser-history.ts";
import { addressOf } from "../../../catalogue/places/address.ts";
import type { Category } from "../../../catalogue/model/schema.ts";
import { addressOfState, readState, type BrowserState } from "../../../catalogue/places/browser-state.ts";
import { keepView, keptView, type ListView } from "./kept-view.ts";

/**
 * Cards or table: the address says it, so that a link shows the same. A list opened without it is shown as this
 * device's visitor chose last. Returns what changes the choice.
 */
export function useListView(category: Category, state: BrowserState): (view: ListView) => void {
  const place = addressOf(state.selection);
  useEffect(() => {
    // From the address: while hydrating the state is that of the HTML, without query and product.
    const now = readState([category], location)?.state ?? state;
    if (!now.isTable && keptView() === "table") replaceAddress(addressOfState({ ...now, isTable: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only where another list opens, not with each filter
  }, [place, state.isTable]);
  return (view) => {
    keepView(view);
    const { isTable: _, ...cards } = state;
    replaceAddress(addressOfState(view === "table" ? { ...cards, isTable: true } : cards));
  };
}
