import { useSyncExternalStore } from "react";
import { QuoteStore, startQuoteState, type QuoteState } from "./quote-store.ts";

/** The quote list of this device; one for all parts of the page. */
export const quoteStore = new QuoteStore(() => localStorage);

/** The quote list in a component. The first drawing is the prerendered one: an empty list. */
export function useQuote(): QuoteState {
  return useSyncExternalStore(quoteStore.subscribe, quoteStore.state, () => startQuoteState);
}

/** Reads the list that this device keeps, and follows what other tabs do to it. Once a page. */
export function startQuoteStore(): void {
  quoteStore.load();
  addEventListener("storage", (event) => quoteStore.storageChanged(event));
}
