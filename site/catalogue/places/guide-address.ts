import { familyOf, type ToolFamily } from "../model/tool-family.ts";
import type { Product } from "../model/schema.ts";

/** Where the guides are listed. */
export const GUIDES_PATH = "/guides";

/** The guide of each family of tools that has one, by the last step of its address. */
const guides: Partial<Record<ToolFamily, string>> = {
  "turning-insert": "turning-inserts",
  "turning-holder": "turning-toolholders",
  "boring-bar": "boring-bars",
  "milling-insert": "milling-inserts",
  "end-mill": "end-mills",
  drill: "drills",
  tap: "taps",
  "threading-insert": "threading-inserts",
};

/** The address of a guide by its id: `/guides/taps`. */
export function pageOfGuide(id: string): string {
  return `${GUIDES_PATH}/${id}`;
}

/** The id of a family's guide; undefined for a family without one. */
export function guideOfFamily(family: ToolFamily): string | undefined {
  return guides[family];
}

/** The address of the guide to a product's family; undefined where there is none. */
export function guideOfProduct(product: Pick<Product, "specifications">): string | undefined {
  const family = familyOf(product);
  const id = family && guides[family];
  return id === undefined ? undefined : pageOfGuide(id);
}
