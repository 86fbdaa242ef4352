import { QuoteStore } from "../enquiry/quote-store.ts";

/** The quote list of this device, on a page other than the main one. */
export const quoteStore = new QuoteStore(() => localStorage);

/** Starts the head of a page other than the main one: the quote list's count, and the focus of the search. */
export function startPageHead(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-quote-list]");
  const count = link?.querySelector("[data-count]");
  if (!link || !count) throw new Error("The page's head has no quote list.");

  function show({ length }: readonly unknown[]): void {
    count?.replaceChildren(String(length));
    count?.toggleAttribute("data-empty", length === 0);
    link?.setAttribute("aria-label", `Quote list ${length} ${length === 1 ? "line" : "lines"}`);
  }

  // Where scripts run, the main page opens the list.
  link.href = "/#list";
  quoteStore.subscribe(() => show(quoteStore.state().list.lines));
  addEventListener("storage", (event) => quoteStore.storageChanged(event));
  // Also on the way back to a page that the browser has kept.
  addEventListener("pageshow", () => quoteStore.load());
  quoteStore.load();
  show(quoteStore.state().list.lines);

  const search = document.getElementById("page-search");
  search?.addEventListener("toggle", (event) => {
    if (event.newState === "open") search.querySelector("input")?.focus();
  });
}
