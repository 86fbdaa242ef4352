import { families } from "#site/catalogue/families/families.ts";
import type { Family } from "#site/catalogue/families/family.ts";
import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { wrongPlace } from "../trade-rules/place-of-family.ts";
import type { Fault } from "../trade-rules/tool.ts";
import { type ContentFault, placeOf } from "../reading/faults/content-fault.ts";
import { refuseFaults } from "../reading/parse-content.ts";

/** Anchors of the page that a product's id must not take. */
const sectionNames = [
  "home",
  "about",
  "customers",
  "team",
  "products",
  "catalogue",
  "contact",
  "main",
  "menu",
];

function placeFault(categories: readonly Category[], product: Product): Fault | undefined {
  const category = categories.find((node) => node.id === product.category);
  const subcategories = category?.subCategories ?? [];
  const subcategory = subcategories.find((node) => node.id === product.subcategory);
  const ids = (nodes: readonly { id: string }[]): string => nodes.map((node) => `"${node.id}"`).join(", ");
  if (!subcategory) {
    const sentence = `expected one of ${ids(subcategories)}, found "${product.subcategory}".`;
    return { field: "subcategory", sentence };
  }
  if (subcategory.items.length === 0 && product.item !== undefined) {
    const sentence = `"${subcategory.label}" has no items, found "${product.item}". Take the field out.`;
    return { field: "item", sentence };
  }
  const { hasNoItem }: Family = families[product.family];
  if (hasNoItem && product.item === undefined) return undefined;
  if (subcategory.items.length > 0 && !subcategory.items.some((node) => node.id === product.item)) {
    const found = product.item ? `"${product.item}"` : "nothing";
    return { field: "item", sentence: `expected one of ${ids(subcategory.items)}, found ${found}.` };
  }
  return undefined;
}

/** A fault of a product where it is written. */
export type FaultIn = (product: Product, fault: Fault) => ContentFault;

/** A fault of a product in the table of its series. */
export const inItsSeries: FaultIn = ({ category, series, id }, fault) => ({
  file: `content/range/${category}/${series}.csv`,
  record: id,
  ...fault,
});

function repeatedIds(nodes: readonly { id: string }[]): string[] {
  return nodes.map((node) => node.id).filter((id, index, all) => all.indexOf(id) !== index);
}

/** Throws a ContentError when two siblings in the tree have the same id. */
export function checkTree(categories: readonly Category[]): void {
  const levels = [
    { where: "categories", nodes: categories },
    ...categories.flatMap(({ id, subCategories }) => [
      { where: `subcategories of "${id}"`, nodes: subCategories },
      ...subCategories.map((node) => ({ where: `items of "${id}/${node.id}"`, nodes: node.items })),
    ]),
  ];
  refuseFaults(
    levels.flatMap(({ where, nodes }) =>
      repeatedIds(nodes).map((id) => ({
        file: "content/categories.json",
        sentence: `${where}: the id "${id}" stands there twice. Ids must be unique.`,
      })),
    ),
  );
}

/**
 * Checks that need more than one product: its place exists in the tree, its id is unique and isn't that
 * of a section of the page. Throws a ContentError that names file, product and field of each fault; `faultIn` says
 * where a product is written.
 */
export function checkCatalogue(
  categories: readonly Category[],
  products: readonly Product[],
  faultIn: FaultIn,
): void {
  const seen = new Map<string, string>();
  const faults: ContentFault[] = [];
  for (const product of products) {
    const tell = (field: string, sentence: string): void => {
      faults.push(faultIn(product, { field, sentence }));
    };
    const place = placeFault(categories, product) ?? wrongPlace(product);
    if (place) tell(place.field, place.sentence);
    if (sectionNames.includes(product.id))
      tell("id", `"${product.id}" is the name of a section of the page. Choose another.`);
    const other = seen.get(product.id);
    if (other) tell("id", `already used in ${other}. Ids must be unique.`);
    seen.set(product.id, placeOf(faultIn(product, { field: "id", sentence: "" })));
  }
  refuseFaults(faults);
}
