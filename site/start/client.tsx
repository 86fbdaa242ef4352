import {
  currentAddress,
  isOverlayOpen,
  replaceAddress,
  subscribeToAddress,
} from "../browsing/browser-history.ts";
import { CatalogueStore } from "../browsing/catalogue-store.ts";
import { once } from "../browsing/once.ts";
import { QueryClient } from "../browsing/query-client.ts";
import { PRODUCTS_PATH, categoryInAddress, addressPath } from "../catalogue/places/address.ts";
import { startQuoteStore } from "../enquiry/use-quote.ts";
import { Header } from "../sections/header/header.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { followClicks } from "./follow-clicks.ts";
import { holdSubmit } from "./hold-submit.ts";
import { findIsland, hydrateIsland, queueClicks, renderIsland } from "./hydrate-island.tsx";
import { readPageData } from "./page-data.ts";
import { removeLoader } from "./remove-loader.ts";
import { openQueryWorker, serviceWorkerAddress } from "./script-policy.ts";
import { showLoadFailure } from "./show-load-failure.ts";
import { isTypedOnSearch, openSearchDialog } from "./search-dialog.ts";
import { whenIdle, whenUsedOrIdle } from "./when-used-or-idle.ts";

/*
 * Runs after the first paint. The page is complete HTML; this script hydrates its islands: header and hero at once, the
 * others when the visitor first uses the page or the browser is idle. The overlay and the search load when the visitor
 * points at a link or button that opens them, the quote list when it is opened.
 */

const data = readPageData();
const store = new CatalogueStore(data.catalogueFiles);
const queries = new QueryClient(
  { categories: data.catalogueFiles, search: data.searchFile },
  openQueryWorker,
);
const ignore = (): void => undefined;

/** The category in the prerendered overlay; undefined on pages without one. */
const drawn = categoryInAddress(data.overlay.drawnAddress);

const startOverlay = once(async () => {
  const [{ hydrateOverlay }] = await Promise.all([
    import("./overlay.tsx"),
    // The overlay was prerendered with this data, so it must be hydrated with the same data.
    drawn ? store.load(drawn) : undefined,
  ]);
  // Without the data the prerendered HTML stays usable: its links are plain links. Pointing at a link may have started
  // another attempt since this one failed.
  const state = drawn && store.stateOf(drawn);
  if (state && !(state.status === "ready" && state.data.glossary)) throw new Error(`No data of "${drawn}".`);
  hydrateOverlay(data, store, queries);
});

const startQuoteList = once(async () => {
  const { QuotePanel } = await import("../sections/quote/quote-panel.tsx");
  // Rendered at once: the caller opens its dialog next.
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
  search.startSearch(store, queries, data);
  return search;
});

function openSearch(): void {
  openSearchDialog();
  startSearch().catch(showSearchFailure);
}

/** Shows that the search's code could not be loaded: in its dialog, or above the products. */
function showSearchFailure(): void {
  const dialog = findIsland("search").querySelector("dialog");
  const container = dialog?.open ? dialog : findIsland("found");
  showLoadFailure(container, { action: "open-search" });
}

async function showSearchResults(): Promise<void> {
  const search = await startSearch();
  search.showFound();
}

function scrollToProducts(): void {
  document.getElementById("products")?.scrollIntoView({ behavior: "instant" });
}

removeLoader();
startQuoteStore();
// "/products" shows the home page at its products section.
if (addressPath(currentAddress()) === PRODUCTS_PATH) {
  replaceAddress(`/${location.search}#products`);
  scrollToProducts();
}
// For an address that the catalogue doesn't know no category is prerendered: a notice stands above the products.
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
else if (location.search !== "") showSearchResults().catch(showSearchFailure);
subscribeToAddress(() => {
  if (isOverlayOpen()) startOverlay().catch(() => location.reload());
  else if (location.search !== "") startSearch().catch(showSearchFailure);
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

/** Starts the closed overlay, then does what can wait until the page rests. */
async function rest(): Promise<void> {
  await whenIdle();
  if (navigator.connection?.saveData || !navigator.onLine) return;
  await startOverlay();
  const { atRest } = await import("./overlay.tsx");
  await atRest(data, store, serviceWorkerAddress());
}

hydrateRestWhenUsedOrIdle().catch(ignore);
rest().catch(ignore);
