import type { Category } from "../model/schema.ts";
import { selectedNodes, type Selection } from "./selection.ts";
import { countWithUnit } from "./counts.ts";

/** Title of a state of the product browser, innermost first: "Endmill · Solid Carbide · Milling | Name". */
export function pageTitle(tree: readonly Category[], selection: Selection, company: string): string {
  const { category, subcategory, item } = selectedNodes(tree, selection);
  const steps = [item?.label, subcategory?.label, category?.label].filter(Boolean);
  return `${steps.length > 0 ? steps.join(" · ") : "All cutting tools"} | ${company}`;
}

/** Title for an address that names no place of the catalogue: "Not in the catalogue · Endmill | Name". */
export function lostTitle(tree: readonly Category[], selection: Selection, company: string): string {
  const { category, subcategory, item } = selectedNodes(tree, selection);
  // Only the nearest place: a title with all its steps would be cut off.
  const nearest = item ?? subcategory ?? category;
  return `Not in the catalogue${nearest ? ` · ${nearest.label}` : ""} | ${company}`;
}

/** Description of a state of the product browser for search engines and shared links. */
export function pageDescription(
  tree: readonly Category[],
  selection: Selection,
  count: number,
  { name, city }: { name: string; city: string },
): string {
  const { category, subcategory, item } = selectedNodes(tree, selection);
  const place = [category?.label, subcategory?.label, item?.label].filter(Boolean).join(", ");
  const listed =
    count > 0
      ? `${countWithUnit(count, "product")} with codes, dimensions and grades`
      : "ask for a quote by code or size";
  return `${place || "Cutting tools"}: ${listed}. Ask ${name}, ${city}, for a quote without an account.`;
}
