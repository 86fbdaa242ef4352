import type { Category, Product } from "#site/catalogue/model/schema.ts";
import { wrongPlace } from "../trade-rules/place-of-family.ts";
import { ContentError } from "./parse-content.ts";

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

function placeFault(categories: readonly Category[], product: Product): string | undefined {
  const category = categories.find((node) => node.id === product.category);
  const subcategories = category?.subCategories ?? [];
  const subcategory = subcategories.find((node) => node.id === product.subcategory);
  const ids = (nodes: readonly { id: string }[]): string => nodes.map((node) => `"${node.id}"`).join(", ");
  if (!subcategory) {
    return `subcategory: expected one of ${ids(subcategories)}, found "${product.subcategory}".`;
  }
  if (subcategory.items.length === 0 && product.item !== undefined) {
    return `item: "${subcategory.label}" has no items, found "${product.item}". Take the field out.`;
  }
  if (subcategory.items.length > 0 && !subcategory.items.some((node) => node.id === product.item)) {
    return `item: expected one of ${ids(subcategory.items)}, found ${product.item ? `"${product.item}"` : "nothing"}.`;
  }
  return undefined;
}

/** The file in which a product is written that isn't a size of a series. */
export function productsFile({ category }: Product): string {
  return `content/products/${category}.json`;
}

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
  const faults = levels.flatMap(({ where, nodes }) =>
    repeatedIds(nodes).map(
      (id) => `content/categories.json: ${where}: the id "${id}" stands there twice. Ids must be unique.`,
    ),
  );
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
}

/**
 * Checks that need more than one product: its place exists in the tree, its id is unique and isn't that
 * of a section of the page. Throws a ContentError that names file, product and field of each fault; `fileOf` says in
 * which file a product is written.
 */
export function checkCatalogue(
  categories: readonly Category[],
  products: readonly Product[],
  fileOf: (product: Product) => string = productsFile,
): void {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const product of products) {
    const where = `${fileOf(product)}: product "${product.id}"`;
    const place = placeFault(categories, product) ?? wrongPlace(product);
    if (place) faults.push(`${where}: ${place}`);
    if (sectionNames.includes(product.id)) {
      faults.push(`${where}: id: "${product.id}" is the name of a section of the page. Choose another.`);
    }
    const other = seen.get(product.id);
    if (other) faults.push(`${where}: id: already used in ${other}. Ids must be unique.`);
    seen.set(product.id, fileOf(product));
  }
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
}
