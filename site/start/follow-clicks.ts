import {
  categoryInAddress,
  currentAddress,
  isOverlayAddress,
  isOverlayOpen,
  leaveOverlay,
  openAddress,
  openOnPage,
  replaceAddress,
  subscribeToAddress,
} from "../browsing/browser-history.ts";
import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import { addressOf } from "../catalogue/places/address.ts";
import { askByForm, type Prefill } from "../enquiry/prefill.ts";
import { quoteStore } from "../enquiry/use-quote.ts";
import { actionOf, type PageAction } from "../ui/page-action.ts";
import { findIsland, isInPlainIsland } from "./hydrate-island.tsx";

/** What a click may open. Each loads its code first, and rejects when that can't be had. */
export interface Openers {
  store: CatalogueStore;
  openOverlay: () => Promise<void>;
  openQuoteList: () => Promise<void>;
  openSearch: () => void;
  /** Brings the page's list of what the address asks for into view. */
  showFound: () => Promise<void>;
  /** Brings the code of the search near. */
  prepareSearch: () => void;
}

/** A click that the browser handles itself: another button, another tab, something that handled it already. */
function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target !== "" ||
    link.origin !== location.origin ||
    isInPlainIsland(link)
  );
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return (target instanceof Element ? target.closest("a") : undefined) ?? undefined;
}

function addressOfLink({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** A link to the page's list of what is searched or filtered for. */
function isToFound(link: HTMLAnchorElement): boolean {
  return link.pathname === "/" && link.search !== "" && link.hash === "#products";
}

/**
 * A link to a section of the page while the page searches for something: to the browser it would be another page's,
 * which it would load.
 */
function isToSectionOfSearch(link: HTMLAnchorElement): boolean {
  const isOnPage = location.pathname === "/" && location.search !== "";
  return isOnPage && link.pathname === "/" && link.search === "" && link.hash !== "";
}

/** Where the overlay grows from, as distances from the window's edges: the point pressed, or the link that a key pressed. */
function growFrom(link: HTMLAnchorElement, event: MouseEvent): void {
  const isByKey = event.detail === 0;
  const { left, top, right, bottom } = isByKey
    ? link.getBoundingClientRect()
    : new DOMRect(event.clientX, event.clientY, 0, 0);
  const { style } = findIsland("overlay");
  style.setProperty("--from-top", `${Math.max(0, top)}px`);
  style.setProperty("--from-left", `${Math.max(0, left)}px`);
  style.setProperty("--from-right", `${Math.max(0, innerWidth - right)}px`);
  style.setProperty("--from-bottom", `${Math.max(0, innerHeight - bottom)}px`);
}

/** Leads to the contact form, with words put in for the visitor. */
function goToForm(element: Element, words: Prefill): void {
  const dialog = element.closest("dialog");
  const isOverPage = dialog !== null || isOverlayOpen();
  dialog?.close();
  if (isOverlayOpen()) leaveOverlay("contact");
  else if (location.hash !== "#contact") openOnPage(`/${location.search}#contact`);
  askByForm(words, isOverPage ? "instant" : "auto");
}

/**
 * Hears each click of the page. Its links are plain links that work without script; with script those into the product
 * browser open the overlay in place, and what asks for something does as {@link PageAction} says.
 */
export function followClicks(openers: Openers): void {
  const { store, openOverlay, openQuoteList, openSearch, showFound, prepareSearch } = openers;
  /** The category that the visitor looked at last. */
  let lastCategory = categoryInAddress(currentAddress());
  subscribeToAddress(() => (lastCategory = categoryInAddress(currentAddress()) ?? lastCategory));

  function act(element: HTMLElement, given: PageAction): void {
    switch (given.action) {
      case "open-search":
        return openSearch();
      case "show-all":
        return replaceAddress(addressOf({}));
      case "open-quote-list":
        // Without its code: the list stands in the form, too.
        return void openQuoteList().catch(() => goToForm(element, { subject: "Product inquiry" }));
      case "get-quote": {
        const isListed = quoteStore.state().list.lines.length > 0;
        const action = isListed ? "open-quote-list" : "ask";
        return act(element, { action, subject: "Product inquiry" });
      }
      case "ask":
        return goToForm(element, given);
      case "ask-about-category": {
        const state = store.stateOf(lastCategory ?? "");
        const label = state.status === "ready" ? state.data.category.label : undefined;
        return goToForm(element, { subject: given.subject, ...(label && { message: `About: ${label}\n` }) });
      }
    }
  }

  function follow(link: HTMLAnchorElement, event: MouseEvent): void {
    const address = addressOfLink(link);
    // The address is there at once: without the code a reload has the prerendered page show it.
    const reload = (): void => location.reload();
    if (isToFound(link)) {
      openOnPage(address);
      showFound().catch(reload);
    } else if (isOverlayAddress(address)) {
      growFrom(link, event);
      link.closest<HTMLDialogElement>("#search")?.close();
      openAddress(address);
      openOverlay().catch(reload);
    } else if (isToSectionOfSearch(link)) {
      location.hash = link.hash;
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
      act(action.element, action.given);
    } else if (link) {
      follow(link, event);
    }
  });

  /** Whoever is about to open something gets its code and data on the way. */
  function prepare(event: Event): void {
    const link = linkOf(event);
    if (actionOf(event.target)?.given.action === "open-search" || (link && isToFound(link))) prepareSearch();
    if (!link || link.origin !== location.origin || !isOverlayAddress(addressOfLink(link))) return;
    void store.load(categoryInAddress(addressOfLink(link)) ?? "");
    openOverlay().catch(() => undefined);
  }
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, prepare, { passive: true });
  }
}
