import { everything, type Selection } from "./selection.ts";
import type { Category } from "../model/schema.ts";

/** Path of the product browser: `/products/<category>/<subcategory>/<item>`. */
export const PRODUCTS_PATH = "/products";

/** The address of a selection; if nothing is chosen, that of the page's product section. */
export function addressOf(selection: Selection): string {
  if (!selection.category) return "/#products";
  const steps = [selection.category, selection.subcategory, selection.item];
  const end = steps.findIndex((step) => !step);
  return [PRODUCTS_PATH, ...steps.slice(0, end === -1 ? 3 : end)].join("/");
}

/** The address of a product in the catalogue: its leaf, with its id as the anchor. */
export function addressOfProduct(product: {
  category: string;
  subcategory: string;
  item?: string;
  id: string;
}): string {
  return `${addressOf(product)}#${product.id}`;
}

/** The address of a product's page. It names no place in the tree, so that it stays valid for search engines. */
export function pageOfProduct({ id }: { id: string }): string {
  return `/product/${id}`;
}

/** The path of an address (path, query, anchor), decoded: `%6D` and `m` name the same place. */
export function addressPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether an address belongs to the product browser's overlay. */
export function isOverlayAddress(address: string): boolean {
  return addressPath(address).startsWith(`${PRODUCTS_PATH}/`);
}

/** The id of the category in an address of the overlay, known or not; undefined for all other addresses. */
export function categoryInAddress(address: string): string | undefined {
  return isOverlayAddress(address) ? stepsOf(addressPath(address))[0] : undefined;
}

/** The steps of a path below the product browser: category, subcategory, item, and surplus steps. */
function stepsOf(path: string): string[] {
  return path.split("/").slice(2);
}

/** A parsed path of the product browser. */
export interface ReadAddress {
  /** The nearest selection that exists. */
  selection: Selection;
  /** False if the path has a step that isn't in the tree: the page is "not found". */
  isKnown: boolean;
}

/**
 * Parses a path. Returns undefined for paths outside the product browser. A path with an unknown or surplus step gives
 * the nearest existing parent, with `isKnown` false.
 */
export function readAddress(tree: readonly Category[], pathname: string): ReadAddress | undefined {
  const path = pathname.replace(/\/+$/, "");
  if (path !== PRODUCTS_PATH && !path.startsWith(`${PRODUCTS_PATH}/`)) return undefined;
  const [categoryId, subcategoryId, itemId, ...surplus] = stepsOf(path);
  if (categoryId === undefined) return { selection: everything, isKnown: true };

  const category = tree.find((node) => node.id === categoryId && node.id !== "all");
  if (!category) return { selection: everything, isKnown: false };
  if (subcategoryId === undefined) return { selection: { category: category.id }, isKnown: true };

  const subcategory = category.subCategories.find((node) => node.id === subcategoryId);
  if (!subcategory) return { selection: { category: category.id }, isKnown: false };
  const parent = { category: category.id, subcategory: subcategory.id };
  if (itemId === undefined) return { selection: parent, isKnown: true };

  const item = subcategory.items.find((node) => node.id === itemId);
  if (!item) return { selection: parent, isKnown: false };
  return { selection: { ...parent, item: item.id }, isKnown: surplus.length === 0 };
}

/** Every selection in the tree, "all" first; each has a prerendered page. */
export function allSelections(tree: readonly Category[]): Selection[] {
  return [
    everything,
    ...tree
      .filter((category) => category.id !== "all")
      .flatMap((category): Selection[] => [
        { category: category.id },
        ...category.subCategories.flatMap((subcategory): Selection[] => [
          { category: category.id, subcategory: subcategory.id },
          ...subcategory.items.map((item) => ({
            category: category.id,
            subcategory: subcategory.id,
            item: item.id,
          })),
        ]),
      ]),
  ];
}
