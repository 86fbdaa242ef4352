import { createRoot, hydrateRoot } from "react-dom/client";
import { findIsland } from "./find-island.ts";
import { currentPath, isOverlayPath, replaceAddress } from "./sections/products/browser-address.ts";
import type { CatalogueStore } from "./sections/products/catalogue-store.ts";
import { FoundList } from "./sections/products/found-list.tsx";
import type { SearchSource } from "./sections/products/search-source.ts";
import { askedInAddress, isAsked } from "./sections/products/search/search-address.ts";
import { SearchPanel } from "./sections/products/search/search-panel.tsx";
import { SearchRun } from "./sections/products/search/search-run.ts";
import { wantFoundList } from "./sections/products/search/settled-ask.ts";

/**
 * While the page shows what was asked for, a link to one of its sections would be another page's to the browser: it would
 * load that. Such links keep the search; the one to all products ends it.
 */
function keepSearch(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isSection = link.origin === location.origin && link.pathname === "/" && link.hash !== "";
  if (!isSection || link.search !== "" || location.search === "" || location.pathname !== "/") return;
  event.preventDefault();
  if (link.dataset.all === undefined) location.hash = link.hash;
  else replaceAddress(link.href);
}

/**
 * Brings the search to life: the dialog, which offers `examples`, and the page's list of what was found. Returns how to
 * bring that list into view.
 */
export function startSearch(source: SearchSource, store: CatalogueStore, examples: string[]): () => void {
  // Whoever starts the search is about to type; a failure is said when something is asked.
  source.open().catch(() => undefined);
  if (isAsked(askedInAddress()) && !isOverlayPath(currentPath())) wantFoundList();
  document.addEventListener("click", keepSearch);
  hydrateRoot(
    findIsland("search"),
    <SearchPanel run={new SearchRun(source)} store={store} examples={examples} />,
  );
  createRoot(findIsland("found")).render(<FoundList source={source} />);
  return wantFoundList;
}
