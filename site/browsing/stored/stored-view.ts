import { isOtherView, type OtherView } from "../../catalogue/places/browser-state.ts";

/** Storage key of the choice on this device. */
const KEY = "list-view/1";

/** The way to show lists last chosen on this device; undefined for the usual one. */
export function storedView(): OtherView | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return isOtherView(text) ? text : undefined;
  } catch {
    // If storage is blocked, the address still contains the choice.
    return undefined;
  }
}

/** Stores the choice on this device. */
export function storeView(view: OtherView | undefined): void {
  try {
    if (view) localStorage.setItem(KEY, view);
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
