import { chipFields } from "#engineering/cutting/chip-fields.ts";
import type { Category, Product } from "../model/schema.ts";
import { addressOf, allSelections } from "../places/address.ts";
import { selectProducts } from "../places/select-products.ts";
import { tabCount } from "../places/tab-count.ts";
import { sortColumns, type TableColumn } from "./columns.ts";

type Tool = Omit<Product, "picture" | "series">;

/** What the build knows of a place of the tree, whatever a visitor asks for. */
export interface PlaceFacts {
  /** The columns in which its list can be sorted. */
  columns: readonly TableColumn[];
  /** The count on its tab: "3 items", "12 products"; only a subcategory's. */
  tab?: string;
  /** The kind of feed of its chip areas; left out where fewer than half of its tools have one. */
  feed?: "fn" | "fz";
}

/**
 * The facts of a category's places, by address. The build works them out: on a phone four times slower the columns
 * alone took 80 of the 300 ms after a press on a category of 330 products.
 */
export function placeFacts(category: Category, products: readonly Tool[]): Record<string, PlaceFacts> {
  return Object.fromEntries(
    allSelections([category])
      .filter((selection) => selection.category === category.id)
      .map((selection): [string, PlaceFacts] => {
        const own = selectProducts(products, selection);
        const feed = feedOf(own);
        const tab = selection.item
          ? undefined
          : category.subCategories.find(({ id }) => id === selection.subcategory);
        return [
          addressOf(selection),
          {
            columns: sortColumns(own),
            ...(tab && { tab: tabCount(tab, category.id, products) }),
            ...(feed && { feed }),
          },
        ];
      }),
  );
}

function feedOf(products: readonly Pick<Product, "startValues">[]): PlaceFacts["feed"] {
  const fields = products.flatMap(({ startValues }) => chipFields(startValues).slice(0, 1));
  return fields.length * 2 >= products.length ? fields[0]?.symbol : undefined;
}
