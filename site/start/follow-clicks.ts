import {
  currentAddress,
  intendAddress,
  isOverlayOpen,
  leaveOverlay,
  openAddress,
  openOnPage,
  replaceAddress,
  subscribeToAddress,
} from "../browsing/browser-history.ts";
import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import { addressOfLink } from "../browsing/sheet-link.ts";
import { addressOf, categoryInAddress, isOverlayAddress } from "../catalogue/places/address.ts";
import { askByForm, type Prefill } from "../enquiry/prefill.ts";
import { quoteStore } from "../enquiry/use-quote.ts";
import { isNewTabClick } from "../ui/links/is-new-tab-click.ts";
import { actionOf, type PageAction } from "../ui/page-action.ts";
import { findIsland, isInPlainIsland } from "./hydrate-island.tsx";

/** The things that a click can open. Those with a promise load their code first and reject if that fails. */
export interface Openers {
  store: CatalogueStore;
  /** Starts the overlay, which then shows the view for the address. */
  startOverlay: () => Promise<void>;
  openQuoteList: () => Promise<void>;
  openSearch: () => void;
  /** Scrolls to the page's list of search results. */
  showSearchResults: () => Promise<void>;
  /** Loads the code of the search. */
  prepareSearch: () => void;
}

/** Whether the browser handles a click: another mouse button, a new tab, an event that was already handled. */
function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    isNewTabClick(event) ||
    link.target !== "" ||
    link.origin !== location.origin ||
    (isInPlainIsland(link) && link.role !== "button")
  );
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element ? target.closest("a") : undefined) ?? undefined;
}

/** The address that a click on a link opens here. */
function addressBehind(link: HTMLAnchorElement): string {
  return addressOfLink(link, location, link.closest<HTMLElement>("[data-pieces]")?.dataset["pieces"]);
}

/** Whether a link leads to the page's list of search results. */
function isToSearchResults(link: HTMLAnchorElement): boolean {
  return link.pathname === "/" && link.search !== "" && link.hash === "#products";
}

/**
 * Whether a link leads to a section of the page while the address contains a search: the browser would reload the page.
 */
function isToSectionOfSearch(link: HTMLAnchorElement): boolean {
  const isSearchInAddress = location.pathname === "/" && location.search !== "";
  return isSearchInAddress && link.pathname === "/" && link.search === "" && link.hash !== "";
}

/** Sets where the overlay's animation starts: at the pointer, or at the link if it was pressed by a key. */
function growFrom(link: HTMLAnchorElement, event: MouseEvent): void {
  const isByKeyboard = event.detail === 0;
  const { left, top, right, bottom } = isByKeyboard
    ? link.getBoundingClientRect()
    : new DOMRect(event.clientX, event.clientY, 0, 0);
  const { style } = findIsland("overlay");
  style.setProperty("--from-top", `${Math.max(0, top)}px`);
  style.setProperty("--from-left", `${Math.max(0, left)}px`);
  style.setProperty("--from-right", `${Math.max(0, innerWidth - right)}px`);
  style.setProperty("--from-bottom", `${Math.max(0, innerHeight - bottom)}px`);
}

/** Closes the search, also below the quote list that was opened from it. */
function closeSearch(): void {
  document.querySelector<HTMLDialogElement>("#search")?.close();
}

/** Goes to the contact form and fills in the given texts. */
function goToForm(element: Element, words: Prefill): void {
  const dialog = element.closest("dialog");
  const isOverPage = dialog !== null || isOverlayOpen();
  dialog?.close();
  closeSearch();
  if (isOverlayOpen()) leaveOverlay("contact");
  else if (location.hash !== "#contact") openOnPage(`/${location.search}#contact`);
  askByForm(words, isOverPage ? "instant" : "auto");
}

/**
 * Handles every click on the page. Links work without script; with script, links to the product browser open the
 * overlay in place. Elements with a {@link PageAction} perform it.
 */
export function followClicks(openers: Openers): void {
  const { store, startOverlay, openQuoteList, openSearch, showSearchResults, prepareSearch } = openers;
  /** The category that was open last. */
  let lastCategory = categoryInAddress(currentAddress());
  subscribeToAddress(() => (lastCategory = categoryInAddress(currentAddress()) ?? lastCategory));

  function act(element: HTMLElement, pageAction: PageAction): void {
    switch (pageAction.action) {
      case "open-search":
        return openSearch();
      case "show-all":
        return replaceAddress(addressOf({}));
      case "open-quote-list":
        // Its code failed to load: the contact form also contains the list.
        return void openQuoteList().catch(() => goToForm(element, { subject: "Product inquiry" }));
      case "get-quote":
        return quoteStore.state().list.lines.length > 0
          ? act(element, { action: "open-quote-list" })
          : act(element, { action: "ask", subject: "Product inquiry" });
      case "ask":
        return goToForm(element, pageAction);
      case "ask-about-category": {
        const state = store.stateOf(lastCategory ?? "");
        const label = state.status === "ready" ? state.data.category.label : undefined;
        return goToForm(element, {
          subject: pageAction.subject,
          ...(label && { message: `About: ${label}\n` }),
        });
      }
    }
  }

  function follow(link: HTMLAnchorElement, event: MouseEvent): void {
    const address = addressBehind(link);
    // The address changes at once: if the code fails to load, a reload shows the prerendered page.
    const reload = (): void => location.reload();
    if (isToSearchResults(link)) {
      openOnPage(address);
      showSearchResults().catch(reload);
    } else if (isOverlayAddress(address)) {
      // In an open overlay it would only lay everything out anew.
      if (!isOverlayOpen()) growFrom(link, event);
      closeSearch();
      openAddress(address);
      startOverlay().catch(reload);
    } else if (isToSectionOfSearch(link)) {
      // Unlike `location.hash`, this also scrolls if the address already has the same anchor.
      location.assign(`/${location.search}${link.hash}`);
    } else {
      return;
    }
    event.preventDefault();
  }

  document.addEventListener("click", (event) => {
    const action = actionOf(event.target);
    const link = linkOf(event);
    if (link && isForTheBrowser(event, link)) return;
    if (action) {
      event.preventDefault();
      act(action.element, action.pageAction);
    } else if (link) {
      follow(link, event);
    }
  });

  // The space bar also presses a link with the role of a button.
  document.addEventListener("keydown", (event) => {
    const element = actionOf(event.target)?.element;
    if (event.key !== " " || element?.role !== "button") return;
    event.preventDefault();
    element.click();
  });

  /** Loads code and data for the link under the pointer or focus. */
  function prepare(event: Event): void {
    const link = linkOf(event);
    if (actionOf(event.target)?.pageAction.action === "open-search" || (link && isToSearchResults(link)))
      prepareSearch();
    const address = link?.origin === location.origin ? addressBehind(link) : "";
    if (!isOverlayAddress(address)) return;
    void store.load(categoryInAddress(address) ?? "");
    startOverlay().catch(() => undefined);
    if (!isOverlayOpen()) intendAddress(address);
  }
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, prepare, { passive: true });
  }
}
