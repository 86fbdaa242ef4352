import { useSyncExternalStore } from "react";
import { QuoteStore, startQuoteState, type QuoteState } from "./quote-store.ts";

/** The quote list of this device, shared by all parts of the page. */
export const quoteStore = new QuoteStore(() => localStorage);

/** The quote list in a component. The first render is as prerendered: an empty list. */
export function useQuote(): QuoteState {
  return useSyncExternalStore(quoteStore.subscribe, quoteStore.state, () => startQuoteState);
}

/** Reads the stored list and follows changes in other tabs. Call it once per page. */
export function startQuoteStore(): void {
  quoteStore.load();
  addEventListener("storage", (event) => quoteStore.storageChanged(event));
}
