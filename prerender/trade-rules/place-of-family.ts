import type { Product } from "#site/catalogue/model/schema.ts";
import { families, toolFamilies, type ToolFamily } from "#site/catalogue/families/families.ts";
import type { Fault } from "./tool.ts";

/** The families whose tools stand in a place of the specification's tree; undefined for one of the owner's own. */
function familiesAt(steps: readonly string[]): ToolFamily[] | undefined {
  const place = steps.join("/");
  const here = toolFamilies.filter((family) => placesOf(family).includes(place));
  if (here.length > 0) return here;
  return steps.length > 1 ? familiesAt(steps.slice(0, -1)) : undefined;
}

const placesOf = (family: ToolFamily): readonly string[] => families[family].places;

/** Why a product can't stand where it is listed, such as a drill under "Inserts"; undefined if it can. */
export function wrongPlace(product: Product): Fault | undefined {
  const { family, category, subcategory, item } = product;
  const steps = [category, subcategory, ...(item === undefined ? [] : [item])];
  const here = familiesAt(steps);
  if (!here || here.includes(family)) return undefined;
  const places = placesOf(family);
  const way = places.length > 0 ? ` Such tools stand in ${places.join(", ")}.` : "";
  const names = here.map((each) => families[each].name.toLowerCase());
  const sentence = `expected a place for its type "${product.specifications.type ?? ""}", found "${steps.join("/")}", where only these stand: ${names.join(", ")}.${way}`;
  return { field: item === undefined ? "subcategory" : "item", sentence };
}
