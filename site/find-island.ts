import type { IslandName } from "./island.tsx";

/** The element of an island; every page has them all. */
export function findIsland(name: IslandName): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!found) throw new Error(`The page has no island "${name}".`);
  return found;
}
