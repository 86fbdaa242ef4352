import { currentAddress, isOverlayOpen } from "./browser-history.ts";

let lastPageAddress = "/";

/** The address of the page below the overlay: the current one, or the last one before the overlay opened. */
export function pageAddress(): string {
  if (!isOverlayOpen()) lastPageAddress = currentAddress();
  return lastPageAddress;
}
