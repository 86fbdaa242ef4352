import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import { startStoredChoices } from "../browsing/stored/stored-choices.ts";
import type { QueryClient } from "../browsing/query-client.ts";
import { Overlay } from "../sections/products/overlay/overlay.tsx";
import { hydrateIsland } from "./hydrate-island.tsx";
import type { PageData } from "./page-data.ts";

/** Renders the overlay, or hydrates the prerendered one. It shows the category in the address, or nothing. */
export function hydrateOverlay(
  { overlay }: Pick<PageData, "overlay">,
  store: CatalogueStore,
  queries: QueryClient,
): void {
  startStoredChoices();
  hydrateIsland("overlay", <Overlay {...overlay} store={store} queries={queries} />);
}

// One chunk: a file of its own would be a name more in the first load, and a sheet more in each category's page.
export { CompareHits } from "../sections/products/mixed/compare-hits.tsx";
export { MixedBands } from "../sections/products/mixed/mixed-bands.tsx";
export { atRest } from "./at-rest.ts";
