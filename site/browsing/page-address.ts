import { currentAddress, isOverlayOpen } from "./browser-history.ts";

let lastPageAddress = "/";

/** The address of the page below the overlay: the present one, or while the overlay is open the last one before. */
export function pageAddress(): string {
  if (!isOverlayOpen()) lastPageAddress = currentAddress();
  return lastPageAddress;
}
