import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import type { PageData } from "./page-data.ts";
import { keepOffline } from "../offline/keep-offline.ts";
import { demonstrateSearch } from "../sections/products/search/demonstration/demonstrate-search.ts";

/** Of a larger range only each category's first data file is fetched. */
const MOST_PRODUCTS = 3000;

/**
 * What the page does once it rests: it shows what the search can do, and loads the data of all categories, so that a
 * press on one only draws it. Then it lets the service worker cache the site for offline visits.
 */
export async function atRest(
  { catalogueFiles, moreProducts: { total } }: Pick<PageData, "catalogueFiles" | "moreProducts">,
  store: CatalogueStore,
  serviceWorker: string,
): Promise<void> {
  demonstrateSearch();
  for (const [category, file] of Object.entries(catalogueFiles)) {
    if (total <= MOST_PRODUCTS) await store.loadAhead(category);
    else await (await fetch(file, { priority: "low" })).blob();
  }
  keepOffline(serviceWorker);
}
