import { useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandName } from "./island.tsx";

/** The element of an island. Every page has them all, but "partners" only if there are any. */
export function findIsland(name: IslandName): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!found) throw new Error(`The page has no island "${name}".`);
  return found;
}

/** Whether an element lies in a prerendered overlay that isn't hydrated yet. */
export function isInPlainIsland(element: Element): boolean {
  return element.closest('[data-island="overlay"]:not([data-hydrated])') !== null;
}

/** Renders an island, or hydrates its prerendered content. Then its element has the attribute `data-hydrated`. */
export function hydrateIsland(name: IslandName, node: ReactNode): void {
  const element = findIsland(name);
  const island = <Marking element={element}>{node}</Marking>;
  if (element.firstElementChild) hydrateRoot(element, island);
  else createRoot(element).render(island);
}

/** Marks the island's element once its content is hydrated. */
function Marking({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.setAttribute("data-hydrated", "");
  }, [element]);
  return children;
}
