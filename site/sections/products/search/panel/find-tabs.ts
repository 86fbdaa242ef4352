/** The ways to find a tool, in the order of their tabs. */
export const findTabs = {
  search: "Search",
  hand: "In my hand",
  work: "Workpiece",
  hole: "A hole",
  list: "A list",
} as const;

/** A tab of the panel. */
export type FindTab = keyof typeof findTabs;

const ids = Object.keys(findTabs) as FindTab[]; // Object.keys loses the literal type

/** The tabs that write the search's field and share its answer. */
export const isOfSearch = (tab: FindTab): boolean => tab !== "hand" && tab !== "list";

/** Ids of a tab and of its panel. */
export const tabId = (tab: FindTab): string => `find-${tab}`;
export const tabPanelId = (tab: FindTab): string => `find-${isOfSearch(tab) ? "search" : tab}-panel`;

/** The attributes of a tab's panel. */
export function panelProps(tab: FindTab) {
  return { role: "tabpanel", id: tabPanelId(tab), "aria-labelledby": tabId(tab) } as const;
}

/** Sets the tab that the panel shows when it opens next; without it, it opens at the search. */
export function showNext(tab: FindTab): void {
  document.getElementById("search")?.setAttribute("data-tab", tab);
}

/**
 * The tab that was asked for, once; the search if none was. React may hydrate the panel within the event that opens it,
 * and both ask: it is forgotten after the event.
 */
export function takeNext(dialog: HTMLElement): FindTab {
  const asked = ids.find((id) => id === dialog.dataset.tab);
  queueMicrotask(() => delete dialog.dataset.tab);
  return asked ?? "search";
}

/** The tab that a key leads to: arrows go round, Home and End to the ends. Undefined for other keys. */
export function stepInTabs(key: string, tab: FindTab): FindTab | undefined {
  const at = ids.indexOf(tab);
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % ids.length];
    case "ArrowLeft":
      return ids.at(at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    default:
      return undefined;
  }
}
