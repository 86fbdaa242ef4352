import {
  currentAddress,
  isOverlayOpen,
  replaceAddress,
  subscribeToAddress,
} from "../browsing/browser-history.ts";
import { CatalogueStore } from "../browsing/catalogue-store.ts";
import { once } from "../browsing/once.ts";
import { QueryClient } from "../browsing/query-client.ts";
import { PRODUCTS_PATH, categoryInAddress, pathOf } from "../catalogue/places/address.ts";
import { startQuoteStore } from "../enquiry/use-quote.ts";
import { Header } from "../sections/header/header.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { followClicks } from "./follow-clicks.ts";
import { holdSubmit } from "./hold-submit.ts";
import { findIsland, hydrateIsland, queueClicks, renderIsland } from "./hydrate-island.tsx";
import { readPageData } from "./page-data.ts";
import { removeLoader } from "./remove-loader.ts";
import { openQueryWorker, serviceWorkerAddress } from "./script-policy.ts";
import { sayLost } from "./say-lost.ts";
import { isTypedOnSearch, openSearchDialog } from "./search-dialog.ts";
import { whenIdle, whenUsedOrIdle } from "./when-used-or-idle.ts";

/*
 * Runs after the first paint. The page is complete HTML; this hydrates its islands: header and hero at once, the others
 * when the visitor first uses the page or the browser is idle. The overlay of a category and the search load when the
 * visitor points at what opens them, the quote list when it is opened.
 */

const data = readPageData();
const store = new CatalogueStore(data.catalogueFiles);
const queries = new QueryClient(
  { categories: data.catalogueFiles, search: data.searchFile },
  openQueryWorker,
);
const ignore = (): void => undefined;

/** The category that the overlay is prerendered with; undefined on pages without one. */
const drawn = categoryInAddress(data.overlay.drawnAddress);

const startOverlay = once(async () => {
  const [{ hydrateOverlay }] = await Promise.all([
    import("./overlay.tsx"),
    // Prerendered with a category's data, so it must be hydrated with the same data.
    drawn ? store.load(drawn) : undefined,
  ]);
  // Without the data the prerendered HTML stays usable: its links are plain links. Pointing at one may have begun
  // another attempt since this one failed.
  const state = drawn && store.stateOf(drawn);
  if (state && !(state.status === "ready" && state.data.glossary)) throw new Error(`No data of "${drawn}".`);
  hydrateOverlay(data, store, queries);
});

const startQuoteList = once(async () => {
  const { QuotePanel } = await import("../sections/quote/quote-panel.tsx");
  // The caller opens its dialog next.
  renderIsland("quote", <QuotePanel company={data.overlay.company} chat={data.chat} queries={queries} />);
});

async function openQuoteList(): Promise<void> {
  await startQuoteList();
  const dialog = findIsland("quote").querySelector("dialog");
  if (!dialog) throw new Error("The quote list could not be drawn.");
  if (!dialog.open) dialog.showModal();
}

const startSearch = once(async () => {
  const search = await import("./start-search.tsx");
  search.startSearch(queries, data);
  return search;
});

function openSearch(): void {
  openSearchDialog();
  startSearch().catch(sayNoSearch);
}

/** The search's code can't be had: said in its dialog, or above the products, whose list it would narrow. */
function sayNoSearch(): void {
  const dialog = findIsland("search").querySelector("dialog");
  const place = dialog?.open ? dialog : findIsland("found");
  sayLost(place, { action: "open-search" });
}

async function showSearchResults(): Promise<void> {
  const search = await startSearch();
  search.focusFoundList();
}

function scrollToProducts(): void {
  document.getElementById("products")?.scrollIntoView({ behavior: "instant" });
}

removeLoader();
startQuoteStore();
// "/products" shows the home page at its products section.
if (pathOf(currentAddress()) === PRODUCTS_PATH) {
  replaceAddress(`/${location.search}#products`);
  scrollToProducts();
}
// No category is prerendered for an address that the catalogue doesn't know: a notice stands above the products.
const isUnknownAddress = isOverlayOpen() && drawn === undefined;
if (isUnknownAddress) scrollToProducts();

queueClicks(({ dataset: { island } }) => (island === "overlay" ? startOverlay() : hydrateRest()));
hydrateIsland("header", <Header {...data.header} />);
hydrateIsland("hero", <Hero {...data.hero} />);

followClicks({
  store,
  startOverlay,
  openQuoteList,
  openSearch,
  showSearchResults,
  prepareSearch: () => void startSearch().catch(ignore),
});
addEventListener("keydown", (event) => {
  if (isTypedOnSearch(event)) openSearch();
});
if (isOverlayOpen()) startOverlay().catch(ignore);
else if (location.search !== "") showSearchResults().catch(sayNoSearch);
subscribeToAddress(() => {
  if (isOverlayOpen()) startOverlay().catch(() => location.reload());
  else if (location.search !== "") startSearch().catch(sayNoSearch);
});

const form = document.forms.namedItem("contact");
const onFormReady = form ? holdSubmit(form, () => hydrateRest()) : undefined;
const hydrateRest = once(async () => {
  const rest = await import("./rest.tsx");
  rest.hydrateRest({ data, store, queries, onFormReady });
});

async function hydrateRestWhenUsedOrIdle(): Promise<void> {
  await whenUsedOrIdle();
  await hydrateRest();
}

/**
 * Starts the closed overlay and prefetches the data of all categories, then lets the service worker cache the site for
 * offline visits.
 */
async function fetchAhead(): Promise<void> {
  await whenIdle();
  if (navigator.connection?.saveData || !navigator.onLine) return;
  await startOverlay();
  for (const file of Object.values(data.catalogueFiles))
    await (await fetch(file, { priority: "low" })).blob();
  const { keepOffline } = await import("../offline/keep-offline.ts");
  keepOffline(serviceWorkerAddress());
}

hydrateRestWhenUsedOrIdle().catch(ignore);
fetchAhead().catch(ignore);
