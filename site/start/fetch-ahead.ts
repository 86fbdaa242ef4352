import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import { countParts } from "../browsing/data-files.ts";
import { keepOffline } from "../offline/keep-offline.ts";

/** Of a category with more data files only the first is fetched ahead: about 1,000 products. */
const MOST_PARTS = 8;

/**
 * Loads the data of all categories, so that a press on one only draws it. Then lets the service worker cache the site
 * for offline visits.
 */
export async function fetchAhead(
  files: Readonly<Record<string, string>>,
  store: CatalogueStore,
  serviceWorker: string,
): Promise<void> {
  for (const [category, file] of Object.entries(files))
    if ((await countParts(file)) <= MOST_PARTS) await store.load(category);
  keepOffline(serviceWorker);
}
