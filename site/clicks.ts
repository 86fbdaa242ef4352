import { askByForm, type Prefill } from "./enquiry/prefill.ts";
import {
  currentPath,
  intendAddress,
  isOverlayPath,
  leaveOverlay,
  openAddress,
  openOnPage,
  subscribeToAddress,
} from "./sections/products/browser-address.ts";
import { quoteStore } from "./enquiry/use-quote.ts";
import { findIsland } from "./find-island.ts";
import type { CatalogueStore } from "./sections/products/catalogue-store.ts";

/** A click that the browser should handle itself: another button, another tab, something that handled it already. */
function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.target !== "" ||
    link.origin !== location.origin
  );
}

/** A link in an overlay that the HTML brought along and no script has taken over: the browser follows it. */
function isInDrawnOverlay(link: HTMLAnchorElement): boolean {
  const island = link.closest<HTMLElement>('[data-island="overlay"]');
  return island !== null && island.dataset.alive === undefined;
}

function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link ?? undefined;
}

/** Where the overlay grows from, as distances from the window's edges: the point pressed, or the link that a key pressed. */
function growFrom(link: HTMLAnchorElement, event: MouseEvent): void {
  // Measuring a box would have the whole page laid out within the press: the point is known.
  const isByKey = event.detail === 0;
  const { left, top, right, bottom } = isByKey
    ? link.getBoundingClientRect()
    : new DOMRect(event.clientX, event.clientY, 0, 0);
  // On the overlay's own place: on the root, the whole page's style would be worked out anew.
  const { style } = findIsland("overlay");
  style.setProperty("--from-top", `${Math.max(0, top)}px`);
  style.setProperty("--from-left", `${Math.max(0, left)}px`);
  style.setProperty("--from-right", `${Math.max(0, innerWidth - right)}px`);
  style.setProperty("--from-bottom", `${Math.max(0, innerHeight - bottom)}px`);
}

/** Leads from a control to the contact form, with words put in for the visitor. */
function goToForm(control: Element, words: Prefill): void {
  const dialog = control.closest("dialog");
  dialog?.close();
  if (isOverlayPath(currentPath())) {
    leaveOverlay("contact");
  } else {
    if (location.hash !== "#contact") history.pushState(history.state, "", `/${location.search}#contact`);
    // As leaveOverlay: what a dialog covered is simply there.
    if (dialog) document.getElementById("contact")?.scrollIntoView({ behavior: "instant" });
  }
  askByForm(words);
}

function ask(link: HTMLAnchorElement, lookedAt: string | undefined): void {
  const { ask: subject, askMessage, askAbout } = link.dataset;
  const message = askAbout !== undefined && lookedAt ? `About: ${lookedAt}\n` : askMessage;
  goToForm(link, { subject, message });
}

/** A pointer that stays on a link for so long may be about to press it. */
const REST_MS = 60;

/** What clicks open. Both load their code first; they reject when it can't be had. */
interface Openers {
  store: CatalogueStore;
  startOverlay: () => Promise<void>;
  openQuote: () => Promise<void>;
  startSearch: () => Promise<unknown>;
  openSearch: () => void;
  /** Shows the page's list of what the address asks for. */
  showFound: () => Promise<void>;
}

function isOnSearchKey(event: Event): boolean {
  return event.target instanceof Element && event.target.closest("[data-open-search]") !== null;
}

/** A link to the page's list of what is searched or filtered for. */
function isToFound(link: HTMLAnchorElement): boolean {
  return link.pathname === "/" && link.search !== "" && link.hash === "#products";
}

/** The control pressed, if it opens the quote list: always, or only where there is something in it. */
function quoteControl(event: Event): HTMLElement | undefined {
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-open-quote], [data-get-quote]")
      : null;
  if (!control) return undefined;
  const isWanted = control.dataset.openQuote !== undefined || quoteStore.state().list.lines.length > 0;
  return isWanted ? control : undefined;
}

/**
 * The page's links are plain links that work without script. With script, those into the product browser open
 * the overlay in place, and those that ask for something fill the contact form. One listener serves them all,
 * so that the sections they stand in need no script of their own. Returns how to prepare for a press on a link.
 */
export function watchClicks({
  store,
  startOverlay,
  openQuote,
  startSearch,
  openSearch,
  showFound,
}: Openers): (link: HTMLAnchorElement) => void {
  /** Id of the category that the visitor looked at last, for the words put into the form. */
  let last: string | undefined;
  const remember = (): void => {
    if (isOverlayPath(currentPath())) last = currentPath().split("/")[2];
  };
  remember();
  subscribeToAddress(remember);
  const lookedAt = (): string | undefined => {
    const state = store.stateOf(last ?? "");
    return state.status === "ready" ? state.data.category.label : undefined;
  };
  document.addEventListener("click", (event) => {
    const quote = quoteControl(event);
    if (quote) {
      event.preventDefault();
      // The list stands in the form, too.
      openQuote().catch(() => goToForm(quote, { subject: "Product inquiry" }));
      return;
    }
    if (isOnSearchKey(event)) openSearch();
    const link = linkOf(event);
    if (!link || isForTheBrowser(event, link) || isInDrawnOverlay(link)) return;
    if (link.dataset.ask !== undefined) {
      event.preventDefault();
      ask(link, lookedAt());
    } else if (isToFound(link)) {
      event.preventDefault();
      openOnPage(link.href);
      // As below: without the code the page is loaded anew, and tries again.
      showFound().catch(() => location.reload());
    } else if (isOverlayPath(link.pathname)) {
      event.preventDefault();
      growFrom(link, event);
      link.closest<HTMLDialogElement>("#search")?.close();
      void store.load(link.pathname.split("/")[2] ?? "");
      openAddress(link.href);
      // The address is there already: without the overlay's code it is the prerendered page that shows it.
      startOverlay().catch(() => location.reload());
    }
  });
  let rest: ReturnType<typeof setTimeout> | undefined;
  // Whoever is about to open a category, or to search, gets its code and data on the way.
  const prepareLink = (link: HTMLAnchorElement): void => {
    if (link.origin !== location.origin || !isOverlayPath(link.pathname)) return;
    void store.load(link.pathname.split("/")[2] ?? "");
    startOverlay().catch(() => undefined);
    // A pointer on its way over the page rests nowhere: what it passes need not be drawn.
    clearTimeout(rest);
    rest = setTimeout(() => intendAddress(link.pathname + link.search + link.hash), REST_MS);
  };
  const prepare = (event: Event): void => {
    const link = linkOf(event);
    if (isOnSearchKey(event) || (link && isToFound(link))) void startSearch();
    if (link) prepareLink(link);
  };
  for (const intent of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(intent, prepare, { passive: true });
  }
  return prepareLink;
}
