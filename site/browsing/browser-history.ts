import { isOverlayAddress } from "../catalogue/places/address.ts";
import { Observable } from "./observable/observable.ts";

/*
 * The only module that uses the browser's history. The address is the state of the product browser; nothing mirrors it.
 * Each step inside the browser adds an entry. The entry stores how many steps lie between it and the page below, so
 * that closing goes back in one jump. An entry without that number was opened from a link and has no page of ours below
 * it.
 */

/** The data of our entries in `history.state`. */
interface EntryState {
  /** Steps between this entry and the page below. */
  steps?: number | undefined;
  /** Whether the entry below shows the list under this sheet. */
  isOverList?: boolean;
}

/**
 * Browsers keep about 50 entries and drop the oldest. With fewer steps than that the page below is always among them;
 * further steps replace the last one.
 */
const MAX_STEPS = 40;

/** The address that the visitor is about to open. Its listeners also hear of changes of the current address. */
const intended = new Observable<string | undefined>(undefined);
/** Completes each address that is opened. */
let complete = (address: string): string => address;
let isListening = false;
let isReachedByHistory = false;
let isGoingBack = false;

function notify(): void {
  intended.set(undefined);
}

/** Calls `listener` when the address changes. */
export function subscribeToAddress(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    addEventListener("popstate", () => {
      isGoingBack = false;
      isReachedByHistory = true;
      history.replaceState(history.state, "", complete(currentAddress()));
      notify();
    });
  }
  return intended.subscribe(listener);
}

/** The present address below the host: path, query and anchor, as the browser writes them. */
export function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}

/**
 * The address that the visitor is about to open: the link that was pointed at, focused or touched last. It is cleared
 * when the current address changes.
 */
export const intendedAddress = intended.state;

/** Sets the address that the visitor is about to open. */
export function intendAddress(address: string): void {
  intended.set(complete(address));
}

/** Sets the function that completes every address before it is opened. */
export function completeAddresses(by: (address: string) => string): void {
  complete = by;
}

/** Whether the current address belongs to the overlay. */
export function isOverlayOpen(): boolean {
  return isOverlayAddress(location.pathname);
}

/** Whether Back or Forward led to the current address: then scroll and focus are restored. */
export function cameByHistory(): boolean {
  return isReachedByHistory;
}

function entryState(): EntryState {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null) return {};
  return {
    steps: "steps" in state && typeof state.steps === "number" ? state.steps : undefined,
    isOverList: "isOverList" in state && state.isOverList === true,
  };
}

function stepsAbovePage(): number | undefined {
  return entryState().steps ?? (isOverlayOpen() ? undefined : 0);
}

function isCurrent(address: string): boolean {
  return new URL(address, location.href).href === location.href;
}

function go(kind: "push" | "replace", address: string, state: unknown): void {
  if (kind === "push") history.pushState(state, "", address);
  else history.replaceState(state, "", address);
  isReachedByHistory = false;
  notify();
}

/** Opens an address of the product browser as a new step, unless it is the current one. */
export function openAddress(address: string): void {
  const { href, pathname, search } = new URL(complete(address), location.href);
  if (href === location.href) return;
  const isOverList = pathname === location.pathname && search === location.search && !location.hash;
  const steps = stepsAbovePage();
  if (steps === MAX_STEPS) go("replace", href, { steps });
  else go("push", href, { steps: steps === undefined ? steps : steps + 1, isOverList });
}

/** Opens an address of the page itself as a new step, unless it is the current one. */
export function openOnPage(address: string): void {
  if (!isCurrent(address)) go("push", address, { steps: 0 });
}

/** Replaces the current address. */
export function replaceAddress(address: string): void {
  if (!isCurrent(address)) go("replace", address, history.state);
}

/** Closes a product's sheet: goes back to the list below it, or opens `list` if there is none below. */
export function closeSheet(list: string): void {
  if (entryState().isOverList) goBack(1);
  else openAddress(list);
}

/** Goes back once: a second Escape before the browser has gone back is ignored. */
function goBack(steps: number): void {
  if (isGoingBack) return;
  isGoingBack = true;
  history.go(-steps);
}

/** Closes the overlay: goes back to the page below it, or opens the page's product section if there is none below. */
export function closeOverlay(): void {
  const steps = stepsAbovePage();
  if (steps === undefined) leaveOverlay("products");
  else goBack(steps);
}

/**
 * Leaves the overlay for a section of the page, as a new step, and focuses it. It scrolls without animation: the page
 * was covered, and a click on a moving page would miss.
 */
export function leaveOverlay(section: string): void {
  openOnPage(`/#${section}`);
  // An open dialog keeps the focus off the page, and React closes it only later.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const target = document.getElementById(section);
  target?.scrollIntoView({ behavior: "instant" });
  target?.focus({ preventScroll: true });
}
