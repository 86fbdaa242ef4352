import { replaceAddress } from "../../../browsing/browser-history.ts";
import { storeView, type ListView } from "../../../browsing/stored/stored-view.ts";
import { addressOfState, type BrowserState } from "../../../catalogue/places/browser-state.ts";

/** Shows a list as cards or as a table, and stores the choice for the next lists on this device. */
export function chooseView(view: ListView, state: BrowserState): void {
  storeView(view);
  const { isTable: _, ...cards } = state;
  replaceAddress(addressOfState(view === "table" ? { ...cards, isTable: true } : cards));
}
