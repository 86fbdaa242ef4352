import { categoryInAddress } from "../../catalogue/places/address.ts";
import { addressWithChoices } from "../../catalogue/places/browser-state.ts";
import { comparedIds } from "../../catalogue/compare/choose.ts";
import { completeAddresses, currentAddress, replaceAddress } from "../browser-history.ts";
import { keepComparison, keptComparison } from "./kept-comparison.ts";
import { keptView } from "./kept-view.ts";

/**
 * The address of a category with what is kept of the visitor's choices: the tools that this window compares, and whether
 * this device shows lists as tables. A table that the address itself asks for stays one.
 */
function withKeptChoices(address: string): string {
  const category = categoryInAddress(address);
  if (category === undefined) return address;
  const parts = new URL(address, location.href);
  const inAddress = comparedIds(parts.search);
  const compare = keptComparison(category) ?? inAddress;
  const isTable = keptView() === "table";
  // What a link names in vain stays in it as it was written: the comparison says what it leaves out.
  if (!isTable && compare.join() === inAddress.join()) return address;
  return addressWithChoices(parts, { compare, isTable });
}

/**
 * From now on what is kept stands in each address that is opened. What is chosen in the present address was chosen by
 * whoever made the link that opened the page: it counts more than what this window had.
 */
export function startKeptChoices(): void {
  const category = categoryInAddress(currentAddress());
  const inAddress = comparedIds(location.search);
  if (category !== undefined && inAddress.length > 0) keepComparison(category, inAddress);
  completeAddresses(withKeptChoices);
  replaceAddress(withKeptChoices(currentAddress()));
}
