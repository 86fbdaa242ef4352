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
 * What the browser runs once the page is painted. The page is there as HTML; this makes it react: header and hero now,
 * the other islands when the browser is idle, what opens over the page when somebody is about to open it.
 */

const data = readPageData();
const store = new CatalogueStore(data.catalogueFiles);
const queries = new QueryClient(
  { categories: data.catalogueFiles, search: data.searchFile },
  openQueryWorker,
);
const listedIds = async (): Promise<ReadonlySet<string>> => new Set(await queries.ask({ kind: "ids" }));
const ignore = (): void => undefined;

/** Draws the overlay, or takes over the one that the HTML brought along. It opens by itself where the address says so. */
const openOverlay = once(async () => {
  const [{ Overlay }] = await Promise.all([
    import("../sections/products/overlay/overlay.tsx"),
    // What was drawn with a category's data must be hydrated with the same data.
    store.load(categoryInAddress(data.overlay.drawnAddress) ?? ""),
  ]);
  const drawn = categoryInAddress(data.overlay.drawnAddress);
  // Without the data the HTML goes on serving by plain links.
  if (drawn && store.stateOf(drawn).status === "failed") throw new Error(`No data of "${drawn}".`);
  hydrateIsland("overlay", <Overlay {...data.overlay} store={store} queries={queries} />);
});

const startQuoteList = once(async () => {
  const { QuotePanel } = await import("../sections/quote/quote-panel.tsx");
  const root = createRoot(findIsland("quote"));
  // Drawn at once: what was pressed opens it.
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
// "/products" is the page itself; its address is the section's.
if (pathOf(currentAddress()) === PRODUCTS_PATH) {
  replaceAddress(`/${location.search}#products`);
  scrollToProducts();
}
// An address that the catalogue doesn't know: the notice stands over the products.
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

/** Fetches what the next click needs, and has the device keep the site for a visit without network. */
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
