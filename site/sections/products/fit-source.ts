import type { Partner } from "../../catalogue/fits.ts";
import type { ShownProduct } from "./shown-product.ts";
import { fetchJson } from "./fetch-json.ts";

/** What fits a product or goes with it, of one kind. */
export interface FitList extends Pick<Partner<ShownProduct>, "as" | "why"> {
  /** How many there are; `partners` holds the first of them. */
  total: number;
  partners: { name: string; address: string }[];
}

/** A category's file of what fits its products, over all categories. */
export interface FitFile {
  /** Each list once, however many products share it. */
  lists: FitList[];
  /** Numbers of a product's lists, by its id; products that nothing fits are left out. */
  of: Record<string, number[]>;
}

const files = new Map<string, Promise<FitFile>>();

/** What fits a product; `file` is the address of its category's file, fetched once. Rejects when it can't be had. */
export async function loadFits(file: string, productId: string): Promise<FitList[]> {
  // Written by the same build and named by its hash: a file that needs no second check.
  const fetching = files.get(file) ?? (fetchJson(file) as Promise<FitFile>);
  files.set(file, fetching);
  fetching.catch(() => files.delete(file));
  const { lists, of } = await fetching;
  return (of[productId] ?? []).flatMap((number) => lists[number] ?? []);
}
