import { PRODUCTS_PATH } from "../../catalogue/address.ts";
import { uncoverPage } from "./uncover-page.ts";

/*
 * The address is the product browser's state; nothing mirrors it. Each step inside the browser is an entry of
 * the history that knows how many such steps lie between it and the page below, so that closing goes back
 * there with one jump. An entry without that number was opened from a link: nothing of ours lies below it.
 */

const listeners = new Set<() => void>();
let isListening = false;
/** Where the visitor is about to go: it is drawn before he does. */
let intended: string | undefined;

function notify(): void {
  intended = undefined;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Tells when the address changes, by whatever way. */
export function subscribeToAddress(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener("popstate", notify);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path of the present address, with escapes read: `%6D` and `m` name the same place. */
export function currentPath(): string {
  return pathOf(location.pathname);
}

/** The path of an address (path, query, anchor), with escapes read. */
export function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The whole of the present address below the host: path, query and anchor, as the browser writes them. */
export function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** The address to have drawn: the present one while the overlay is open, else the one intended, if there is one. */
export function wantedAddress(): string {
  return isOverlayPath(currentPath()) ? currentAddress() : (intended ?? currentAddress());
}

/** Says that the visitor is about to open an address of the overlay. */
export function intendAddress(address: string): void {
  if (isOverlayPath(currentPath()) || address === intended) return;
  intended = address;
  tell();
}

/** Whether a path belongs to the product browser's overlay. */
export function isOverlayPath(pathname: string): boolean {
  return pathname.startsWith(`${PRODUCTS_PATH}/`);
}

function stepsAbovePage(): number | undefined {
  const state: unknown = history.state;
  if (typeof state === "object" && state !== null && "steps" in state && typeof state.steps === "number") {
    return state.steps;
  }
  return isOverlayPath(currentPath()) ? undefined : 0;
}

/** Opens an address of the product browser as a new step. The current one again is no step. */
export function openAddress(address: string): void {
  const to = new URL(address, location.href);
  if (to.href === location.href) return;
  const steps = stepsAbovePage();
  const isOverList = to.pathname === location.pathname && to.search === location.search && !location.hash;
  history.pushState(steps === undefined ? { isOverList } : { steps: steps + 1, isOverList }, "", address);
  notify();
}

/** Opens an address of the page itself as a new step. The current one again is no step. */
export function openOnPage(address: string): void {
  if (new URL(address, location.href).href === location.href) return;
  history.pushState({ steps: 0 }, "", address);
  notify();
}

/** Puts another address in the place of the present one: for what changes with each letter typed. */
export function replaceAddress(address: string): void {
  if (new URL(address, location.href).href === location.href) return;
  history.replaceState(history.state, "", address);
  notify();
}

/** Closes a product's sheet: back to the list below it, or, where it was opened otherwise, on to `list`. */
export function closeSheet(list: string): void {
  const state: unknown = history.state;
  if (typeof state === "object" && state !== null && "isOverList" in state && state.isOverList === true) {
    goBack(1);
  } else {
    openAddress(list);
  }
}

/** A way back that the browser has not gone yet: a second Esc must not go it twice. */
let isGoingBack = false;

function goBack(steps: number): void {
  if (isGoingBack) return;
  isGoingBack = true;
  addEventListener("popstate", () => (isGoingBack = false), { once: true });
  history.go(-steps);
}

/** Closes the overlay: back to the page below it, or, where there is none, to the page's product section. */
export function closeOverlay(): void {
  const steps = stepsAbovePage();
  if (steps === undefined) leaveOverlay("products");
  else goBack(steps);
}

/**
 * Leaves the overlay for a section of the page, as a new step, and takes the focus there. At once: the page was covered,
 * so no eye follows it there, and a press on its moving header would miss.
 */
export function leaveOverlay(section: string): void {
  history.pushState({ steps: 0 }, "", `/#${section}`);
  uncoverPage();
  notify();
  const target = document.getElementById(section);
  target?.scrollIntoView({ behavior: "instant" });
  target?.focus({ preventScroll: true });
}
