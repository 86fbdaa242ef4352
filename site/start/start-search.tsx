import { isOverlayOpen } from "../browsing/browser-history.ts";
import type { CatalogueStore } from "../browsing/catalogue-store.ts";
import type { QueryClient } from "../browsing/query-client.ts";
import { handFieldsIn } from "../catalogue/places/hand-address.ts";
import { InHandFinder } from "../sections/products/in-hand/in-hand-finder.tsx";
import { FoundList } from "../sections/products/search/found/found-list.tsx";
import { focusFoundList } from "../sections/products/search/focus-found-list.ts";
import { showNext } from "../sections/products/search/panel/find-tabs.ts";
import { SearchPanel } from "../sections/products/search/panel/search-panel.tsx";
import { latePart } from "../ui/part/late-part.tsx";
import { hydrateIsland, renderIsland } from "./hydrate-island.tsx";
import type { PageData } from "./page-data.ts";
import { openSearchDialog } from "./search-dialog.ts";

const Bands = latePart("The list", async () => (await import("./overlay.tsx")).MixedBands, null);
const CompareHits = latePart("The comparison", async () => (await import("./overlay.tsx")).CompareHits, null);

/** Starts the search: its dialog, and the page's list of results for the address's query. */
export function startSearch(
  store: CatalogueStore,
  queries: QueryClient,
  { finder, header, overlay: { labels } }: PageData,
): void {
  // The visitor is about to type.
  queries.prepare();
  hydrateIsland(
    "search",
    <SearchPanel
      queries={queries}
      examples={finder.examples}
      labels={labels}
      person={header}
      compare={(hits) => <CompareHits store={store} hits={hits} />}
      hand={<InHandFinder store={store} Bands={Bands} queries={queries} person={header} />}
    />,
  );
  // Rendered at once: the caller may scroll to it next.
  renderIsland(
    "found",
    <FoundList store={store} Bands={Bands} queries={queries} labels={labels} person={header} />,
  );
  // Back and Forward close the panel first.
  const show = (): void => void requestAnimationFrame(showHand);
  show();
  addEventListener("popstate", show);
}

/** Opens the panel for an address that describes an insert in the hand. Whether it is one. */
function showHand(): boolean {
  if (isOverlayOpen() || !handFieldsIn(location.search)) return false;
  if (!document.querySelector("#search[open]")) showNext("hand");
  openSearchDialog();
  return true;
}

/** Shows what the address asks for: an insert in the hand, or the page's list of results. */
export function showFound(): void {
  if (!showHand()) focusFoundList();
}
