import type { Partner } from "../../catalogue/fits.ts";
import type { ShownProduct } from "./shown-product.ts";
import { fetchJson } from "./fetch-json.ts";

/** What fits a product or goes with it, of one kind. */
export interface FitList extends Pick<Partner<ShownProduct>, "as" | "why"> {
  /** How many there are; `partners` holds the first of them. */
  total: number;
  partners: { name: string; address: string }[];
}

/** What of a category's fits is spread over its files. */
export interface FitPart {
  /** Each list once, however many products share it. */
  lists: FitList[];
  /** Numbers of a product's lists, by its id; products that nothing fits are left out. */
  of: [id: string, lists: number[]][];
}

/** A category's file of what fits its products, over all categories. What has no room stands in further files. */
export interface FitFile extends FitPart {
  /** Addresses of the further files, in order: each a part. */
  more: string[];
}

/** What fits each product that something fits, by its id. */
type Fits = ReadonlyMap<string, FitList[]>;

const files = new Map<string, Promise<Fits>>();

async function fetchFits(address: string): Promise<Fits> {
  // Written by the same build and named by their hashes: these files need no second check.
  const first = (await fetchJson(address)) as FitFile;
  const more = (await Promise.all(first.more.map(fetchJson))) as FitPart[];
  const parts = [first, ...more];
  const lists = parts.flatMap((part) => part.lists);
  return new Map(
    parts.flatMap(({ of }) =>
      of.map(([id, numbers]) => [id, numbers.flatMap((number) => lists[number] ?? [])] as const),
    ),
  );
}

/** What fits a product; `file` is the address of its category's file, fetched once. Rejects when it can't be had. */
export async function loadFits(file: string, productId: string): Promise<FitList[]> {
  const fetching = files.get(file) ?? fetchFits(file);
  files.set(file, fetching);
  fetching.catch(() => files.delete(file));
  return (await fetching).get(productId) ?? [];
}
