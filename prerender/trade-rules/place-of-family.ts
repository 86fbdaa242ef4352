import type { Product } from "#site/catalogue/model/schema.ts";
import { familyNames, type ToolFamily } from "#site/catalogue/model/tool-family.ts";
import type { Fault } from "./tool.ts";

/** Which families stand in a place of the specification's tree. A place of the owner's own takes any tool. */
const families: Readonly<Record<string, readonly ToolFamily[]>> = {
  "turning/grade": ["turning-insert", "superhard-insert"],
  "turning/inserts": ["turning-insert", "superhard-insert"],
  "turning/holders": ["turning-holder", "boring-bar", "threading-holder", "grooving-holder"],
  "milling/solid-carbide/endmill": ["end-mill"],
  "milling/solid-carbide/ball-nose": ["ball-nose"],
  "milling/indexable/inserts": ["milling-insert", "superhard-insert"],
  "milling/indexable/cutters": ["milling-cutter"],
  "threading/internal/tools": ["threading-holder", "tap", "drill"],
  "threading/internal/inserts": ["threading-insert"],
  "threading/external/tools": ["threading-holder"],
  "threading/external/inserts": ["threading-insert"],
  "drilling/solid-carbide": ["drill"],
  "drilling/indexable/inserts": ["drilling-insert"],
  "drilling/indexable/u-drill-cutters": ["u-drill"],
  "drilling/indexable/spot-chamfering": ["drill", "end-mill", "milling-cutter", "u-drill"],
  "grooving-parting/grooving-tools": ["grooving-holder", "grooving-insert"],
  "grooving-parting/parting-tools/blades": ["parting-blade"],
  "grooving-parting/parting-tools/inserts": ["parting-insert", "grooving-insert"],
  pcbn: ["superhard-insert"],
  pcd: ["superhard-insert", "end-mill", "ball-nose", "drill", "milling-cutter"],
};

function familiesAt(steps: readonly string[]): readonly ToolFamily[] | undefined {
  return families[steps.join("/")] ?? (steps.length > 1 ? familiesAt(steps.slice(0, -1)) : undefined);
}

/** Why a product can't stand where it is listed, such as a drill under "Inserts"; undefined if it can. */
export function wrongPlace(product: Product): Fault | undefined {
  const { family } = product;
  const { category, subcategory, item } = product;
  const steps = [category, subcategory, ...(item === undefined ? [] : [item])];
  const here = familiesAt(steps);
  if (!family || !here || here.includes(family)) return undefined;
  const places = Object.keys(families).filter((place) => families[place]?.includes(family));
  const way = places.length > 0 ? ` Such tools stand in ${places.join(", ")}.` : "";
  const names = here.map((each) => familyNames[each].toLowerCase());
  const sentence = `expected a place for its type "${product.specifications.type ?? ""}", found "${steps.join("/")}", where only these stand: ${names.join(", ")}.${way}`;
  return { field: item === undefined ? "subcategory" : "item", sentence };
}
