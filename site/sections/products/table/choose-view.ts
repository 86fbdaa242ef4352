import { replaceAddress } from "../../../browsing/browser-history.ts";
import { keepView, type ListView } from "../../../browsing/kept/kept-view.ts";
import { addressOfState, type BrowserState } from "../../../catalogue/places/browser-state.ts";

/** Shows a list as cards or as a table, and keeps the choice for the lists that this device opens next. */
export function chooseView(view: ListView, state: BrowserState): void {
  keepView(view);
  const { isTable: _, ...cards } = state;
  replaceAddress(addressOfState(view === "table" ? { ...cards, isTable: true } : cards));
}
