import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import type { PageData } from "./page-data.ts";
import { keepOffline } from "../offline/keep-offline.ts";

/** Of a larger range only each category's first data file is fetched. */
const MOST_PRODUCTS = 3000;

/**
 * Loads the data of all categories, so that a press on one only draws it. Then lets the service worker cache the site
 * for offline visits.
 */
export async function fetchAhead(
  { catalogueFiles, moreProducts: { total } }: Pick<PageData, "catalogueFiles" | "moreProducts">,
  store: CatalogueStore,
  serviceWorker: string,
): Promise<void> {
  for (const [category, file] of Object.entries(catalogueFiles)) {
    if (total <= MOST_PRODUCTS) await store.loadAhead(category);
    else await (await fetch(file, { priority: "low" })).blob();
  }
  keepOffline(serviceWorker);
}
