import { addProduct, emptyList } from "../quote-list.ts";
import { readQuantity } from "../parse-quantity.ts";
import { anchorOfList } from "./list-link.ts";

/** What a scanned label asks for. */
export interface Scan {
  /** Undefined if what stands in the address is no quantity. */
  quantity: number | undefined;
  typed: string;
}

const NAME = "quantity";

/** The quantity that a scanned label has in its address; undefined without one. */
function readScan(): Scan | undefined {
  const all = new URLSearchParams(location.search).getAll(NAME);
  const typed = all.join(", ");
  return all.length > 0 ? { typed, quantity: readQuantity(typed) } : undefined;
}

/**
 * Takes the scanned quantity out of the address: neither a reload nor Back may add it again. A page that is only drawn
 * ahead isn't opened yet.
 */
export async function takeScan(): Promise<Scan | undefined> {
  const scan = readScan();
  if (!scan) return undefined;
  if ("prerendering" in document && document.prerendering) {
    await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
  }
  const address = new URL(location.href);
  address.searchParams.delete(NAME);
  history.replaceState(history.state, "", address);
  return scan;
}

/**
 * A scan without network of a tool whose page is not on this device: the main page is, and asks whether to add the
 * tool, as it does with a list from a link.
 */
export async function moveScan(): Promise<void> {
  const [, id] = /^\/product\/([a-z0-9-]+)$/.exec(location.pathname) ?? [];
  const quantity = readScan()?.quantity;
  if (id === undefined || quantity === undefined || !document.querySelector("[data-not-kept]")) return;
  const list = addProduct(emptyList, { id, name: id, specifications: {} }, quantity);
  location.replace(`/${await anchorOfList(list)}`);
}
