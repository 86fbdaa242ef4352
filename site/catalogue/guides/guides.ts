import { familiesOfGuide, type GuideId, guideIds } from "../places/guide-address.ts";
import type { GuideTool } from "./guide.ts";

/** The guides to the families of a range, in the order of their list. */
export function guidesOf(products: readonly GuideTool[]): GuideId[] {
  const families = new Set(products.map(({ family }) => family));
  return guideIds.filter((id) => familiesOfGuide(id).some((family) => families.has(family)));
}
