import type { QueryClient } from "../browsing/query-client.ts";
import { FoundList } from "../sections/products/search/found/found-list.tsx";
export { focusFoundList } from "../sections/products/search/focus-found-list.ts";
import { SearchPanel } from "../sections/products/search/panel/search-panel.tsx";
import { hydrateIsland, renderIsland } from "./hydrate-island.tsx";
import type { PageData } from "./page-data.ts";

/** Starts the search: its dialog, and the page's list of results for the address's query. */
export function startSearch(queries: QueryClient, { finder, header, overlay: { labels } }: PageData): void {
  // The visitor is about to type.
  queries.prepare();
  hydrateIsland(
    "search",
    <SearchPanel queries={queries} examples={finder.examples} labels={labels} person={header} />,
  );
  // Rendered at once: the caller may scroll to it next.
  renderIsland("found", <FoundList queries={queries} labels={labels} person={header} />);
}
