import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { Part } from "../ui/part/part.tsx";
import type { IslandName } from "./island.tsx";
import { clearLoadFailure, showLoadFailure } from "./show-load-failure.ts";

/** The element of an island. Every page has all islands, except "partners" if there are no partners. */
export function findIsland(name: IslandName): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!found) throw new Error(`The page has no island "${name}".`);
  return found;
}

/** Buttons that were clicked before their island was hydrated. */
const clicked = new Set<HTMLElement>();

/**
 * Queues clicks on islands that aren't hydrated yet; each island replays its clicks once it is hydrated. `load` is
 * called with the island at each such click, since its code may have failed to load before. If it fails again, the
 * island shows an error.
 */
export function queueClicks(load: (island: HTMLElement) => Promise<void>): void {
  document.addEventListener("click", ({ target }) => {
    // A page action needs no island, and a form's button belongs to the form.
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>("button[type=button]:not([data-action])")
        : null;
    const island = button?.closest<HTMLElement>("[data-island]:not([data-hydrated])");
    if (!button || !island) return;
    clicked.add(button);
    load(island).catch(() => showLoadFailure(island));
  });
}

function replayClicks(island: HTMLElement): void {
  for (const button of clicked) {
    if (!island.contains(button)) continue;
    clicked.delete(button);
    button.click();
  }
}

/** Whether an element is in a prerendered overlay that isn't hydrated yet. */
export function isInPlainIsland(element: Element): boolean {
  return element.closest('[data-island="overlay"]:not([data-hydrated])') !== null;
}

/**
 * Renders an island, or hydrates its prerendered content, and then sets the attribute `data-hydrated`. An error in one
 * island leaves the others working.
 */
export function hydrateIsland(name: IslandName, node: ReactNode): void {
  const element = findIsland(name);
  const marked = (
    <Part name="This part of the page">
      <Marking element={element}>{node}</Marking>
    </Part>
  );
  const island = import.meta.env.DEV ? <StrictMode>{marked}</StrictMode> : marked;
  clearLoadFailure(element);
  // An error that no `Part` catches empties the island: it is reported like any script error.
  const options: RootOptions = { onUncaughtError: reportError };
  // A transition gives way to taps and frames every 5 ms.
  if (element.firstElementChild) startTransition(() => void hydrateRoot(element, island, options));
  else createRoot(element, options).render(island);
}

/** Renders an island that is empty in the HTML. Synchronous: the caller uses its content next. */
export function renderIsland(name: IslandName, node: ReactNode): void {
  flushSync(() => hydrateIsland(name, node));
}

/** Marks the island's element once its content is hydrated. */
function Marking({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.setAttribute("data-hydrated", "");
    replayClicks(element);
  }, [element]);
  return children;
}
