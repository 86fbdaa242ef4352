import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import {
  categoryInAddress,
  currentAddress,
  isOverlayOpen,
  pathOf,
  replaceAddress,
  subscribeToAddress,
} from "../browsing/browser-history.ts";
import { CatalogueStore } from "../browsing/catalogue-store.ts";
import { once } from "../browsing/once.ts";
import { QueryClient } from "../browsing/query-client.ts";
import { PRODUCTS_PATH } from "../catalogue/places/address.ts";
import { startQuoteStore } from "../enquiry/use-quote.ts";
import { Header } from "../sections/header/header.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { followClicks } from "./follow-clicks.ts";
import { holdSubmit } from "./hold-submit.ts";
import { findIsland, hydrateIsland } from "./hydrate-island.tsx";
import { readPageData } from "./page-data.ts";
import { removeLoader } from "./remove-loader.ts";
import { openQueryWorker, serviceWorkerAddress } from "./script-policy.ts";
import { isSearchShortcut, openSearchDialog } from "./search-dialog.ts";
import { whenIdle, whenWanted } from "./when-wanted.ts";

/*
 * Runs after the first paint. The page is complete HTML; this hydrates its islands: header and hero at once, the others
 * when the browser is idle. Dialogs load when the visitor is about to open them.
 */

const data = readPageData();
const store = new CatalogueStore(data.catalogueFiles);
const queries = new QueryClient(
  { categories: data.catalogueFiles, search: data.searchFile },
  openQueryWorker,
);
const listedIds = async (): Promise<ReadonlySet<string>> => new Set(await queries.ask({ kind: "ids" }));
const ignore = (): void => undefined;

/** Renders the overlay, or hydrates the prerendered one. It opens by itself if the address is one of the overlay. */
const openOverlay = once(async () => {
  const [{ Overlay }] = await Promise.all([
    import("../sections/products/overlay/overlay.tsx"),
    // Prerendered with a category's data, so it must be hydrated with the same data.
    store.load(categoryInAddress(data.overlay.drawnAddress) ?? ""),
  ]);
  const drawn = categoryInAddress(data.overlay.drawnAddress);
  // Without the data the prerendered HTML stays usable: its links are plain links.
  if (drawn && store.stateOf(drawn).status === "failed") throw new Error(`No data of "${drawn}".`);
  hydrateIsland("overlay", <Overlay {...data.overlay} store={store} queries={queries} />);
});

const startQuoteList = once(async () => {
  const { QuotePanel } = await import("../sections/quote/quote-panel.tsx");
  const root = createRoot(findIsland("quote"));
  // Rendered synchronously: the caller opens its dialog next.
  flushSync(() => root.render(<QuotePanel {...data.quote} listedIds={listedIds} />));
});

async function openQuoteList(): Promise<void> {
  await startQuoteList();
  const dialog = findIsland("quote").querySelector("dialog");
  if (dialog && !dialog.open) dialog.showModal();
}

const startSearch = once(async () => {
  const search = await import("./start-search.tsx");
  search.startSearch(queries, data);
  return search;
});

function openSearch(): void {
  openSearchDialog();
  startSearch().catch(ignore);
}

async function showFound(): Promise<void> {
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
// An address that the catalogue doesn't know: the notice about it stands above the products.
if (isOverlayOpen() && categoryInAddress(data.overlay.drawnAddress) === undefined) scrollToProducts();

hydrateIsland("header", <Header {...data.header} />);
hydrateIsland("hero", <Hero {...data.hero} />);

followClicks({
  store,
  openOverlay,
  openQuoteList,
  openSearch,
  showFound,
  prepareSearch: () => void startSearch().catch(ignore),
});
addEventListener("keydown", (event) => {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  openSearch();
});
if (isOverlayOpen()) openOverlay().catch(ignore);
else if (location.search !== "") showFound().catch(ignore);
subscribeToAddress(() => {
  if (isOverlayOpen()) openOverlay().catch(() => location.reload());
  else if (location.search !== "") startSearch().catch(ignore);
});

const form = document.forms.namedItem("contact");
const hydrateRest = once(async () => {
  const rest = await import("./rest.tsx");
  rest.hydrateRest({ data, store, listedIds, onFormReady });
});
const onFormReady = form ? holdSubmit(form, () => hydrateRest()) : undefined;

async function hydrateTheRest(): Promise<void> {
  await whenWanted();
  await hydrateRest();
}

/** Prefetches what the next click needs, then lets the service worker cache the site for offline visits. */
async function fetchAhead(): Promise<void> {
  await whenIdle();
  if (navigator.connection?.saveData || !navigator.onLine) return;
  await import("../sections/products/overlay/overlay.tsx");
  for (const file of Object.values(data.catalogueFiles))
    await (await fetch(file, { priority: "low" })).blob();
  const { keepOffline } = await import("../offline/keep-offline.ts");
  keepOffline(serviceWorkerAddress());
}

hydrateTheRest().catch(ignore);
fetchAhead().catch(ignore);
