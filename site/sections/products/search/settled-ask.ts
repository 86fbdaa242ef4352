import { currentPath, isOverlayPath, subscribeToAddress } from "../browser-address.ts";
import { askedInAddress, type Asked } from "./search-address.ts";

/*
 * The page's own list follows the address only while it can be seen: not with each letter typed into the dialog
 * above it, and not while a category covers it.
 */

let settled: Asked = { query: "", groups: [] };
let isWanted = false;
let timesWanted = 0;

/** What the page's list shows; the same object as long as that is the same. */
export function settledAsk(): Asked {
  const isTyping = document.querySelector<HTMLDialogElement>("#search")?.open ?? false;
  if (isTyping || isOverlayPath(currentPath())) return settled;
  const asked = askedInAddress();
  const isSame = asked.query === settled.query && asked.groups.join() === settled.groups.join();
  if (!isSame) settled = asked;
  return settled;
}

/** Asks for the list to be brought into view, at once or when it is drawn. */
export function wantFoundList(): void {
  isWanted = true;
  timesWanted += 1;
  document.dispatchEvent(new Event("search-closed"));
}

/** How often the list was asked for: changes when it is asked for again. */
export function timesFoundListWanted(): number {
  return timesWanted;
}

/** Whether the list is asked for; answers that once. */
export function takeFoundListWanted(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}

/** Tells when any of this may have changed. */
export function subscribeToSettled(listener: () => void): () => void {
  document.addEventListener("search-closed", listener);
  const stop = subscribeToAddress(listener);
  return () => {
    stop();
    document.removeEventListener("search-closed", listener);
  };
}
