import { categoryInAddress } from "../../catalogue/places/address.ts";
import { addressWithChoices } from "../../catalogue/places/browser-state.ts";
import { comparedIds } from "../../catalogue/compare/choose.ts";
import { completeAddresses, currentAddress, replaceAddress } from "../browser-history.ts";
import { storeComparison, storedComparison } from "./stored-comparison.ts";
import { storedView } from "./stored-view.ts";

/**
 * A category's address completed with the visitor's stored choices: the tools compared in this window, and how this
 * device shows lists. A view that the address requests stays.
 */
function withStoredChoices(address: string): string {
  const category = categoryInAddress(address);
  if (category === undefined) return address;
  const parts = new URL(address, location.href);
  const inAddress = comparedIds(parts.search);
  const compare = storedComparison(category) ?? inAddress;
  const view = storedView();
  // Unknown ids stay in the link as they were: the comparison reports what it leaves out.
  if (!view && compare.join() === inAddress.join()) return address;
  return addressWithChoices(parts, { compare, view });
}

/**
 * From now on each opened address is completed with the stored choices. The comparison in the current address was
 * chosen by the link's author: it counts more than this window's.
 */
export function startStoredChoices(): void {
  const category = categoryInAddress(currentAddress());
  const inAddress = comparedIds(location.search);
  if (category !== undefined && inAddress.length > 0) storeComparison(category, inAddress);
  completeAddresses(withStoredChoices);
  replaceAddress(withStoredChoices(currentAddress()));
}
