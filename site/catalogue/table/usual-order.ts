import { groupsIn } from "#engineering/values/material.ts";
import { readLead } from "../cards/leading-attributes.ts";
import { families, toolFamilies } from "../families/families.ts";
import type { Wish } from "../families/first-choice.ts";
import type { Lead } from "../keys/lead.ts";
import { diameterMeaning } from "../model/tool-family.ts";
import type { Category, Product } from "../model/schema.ts";
import { compareSortKeys, sortKeyOf, type SortKey } from "./sort-key.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A tool's size: its diameters and lengths if they are its size, otherwise the diameter before its code. */
function sizeKey(product: Tool): SortKey {
  const { size = "", diameter = "" } = product.specifications;
  const key = sortKeyOf(size);
  // Inserts with the same circle have many shapes: their code is compared first.
  if (key.figures.length > 0 || diameterMeaning(product) === "circle") return key;
  return { figures: sortKeyOf(diameter).figures, words: size };
}

const isLeftHand = (product: Tool): boolean => readLead(product, "hand")[0]?.value === "Left";

/** The sizes of a series: right hand before left, then by size. */
export function inSizeOrder<P extends Tool>(products: readonly P[]): P[] {
  return products
    .map((product) => ({ product, hand: Number(isLeftHand(product)), size: sizeKey(product) }))
    .toSorted((one, other) => one.hand - other.hand || compareSortKeys(one.size, other.size))
    .map(({ product }) => product);
}

/** How many reasons to hand a tool over first it lacks: stock, right hand and steel; then its family's wishes. */
function missesOf(product: Product): [reasons: number, wishes: number] {
  const { leadTime, specifications, family } = product;
  const wishes = Object.entries(families[family].firstChoice) as [Lead, Wish][]; // Object.entries loses the keys
  const groups = groupsIn(specifications.material);
  const reasons = [leadTime === "stock", !isLeftHand(product), groups.length === 0 || groups.includes("P")];
  return [
    reasons.filter((has) => !has).length,
    wishes.filter(([lead, isMet]) => !isMet(figureOf(product, lead))).length,
  ];
}

function figureOf(product: Tool, lead: Lead): number | undefined {
  const [attribute] = readLead(product, lead);
  return attribute && sortKeyOf(attribute.value).figures[0];
}

/**
 * The usual order of lists: by category, in it the places that have a tool with every reason to be handed over first
 * before the others, by place in the tree; in a place the families in the same way; then the house's first choice
 * before the others, then by size; equal ones keep the order of their files.
 */
export function inUsualOrder<P extends Product>(tree: readonly Category[], products: readonly P[]): P[] {
  const inTree = tree.flatMap(({ id, subCategories }) =>
    subCategories.flatMap(({ id: subcategory, items }) => [
      ...items.map((item) => `${id}/${subcategory}/${item.id}`),
      `${id}/${subcategory}/`,
    ]),
  );
  const placeOf = new Map(inTree.map((place, index) => [place, index]));
  const categories = tree.map(({ id }) => id);
  const keyed = products.map((product) => ({
    product,
    category: categories.indexOf(product.category),
    place: placeOf.get(`${product.category}/${product.subcategory}/${product.item ?? ""}`) ?? inTree.length,
    family: toolFamilies.indexOf(product.family),
    misses: missesOf(product),
    size: sizeKey(product),
  }));
  // Turning's first place in the tree is for aluminium: most ask for steel.
  const wanted = keyed.filter(({ misses: [reasons] }) => reasons === 0);
  const places = new Set(wanted.map(({ place }) => place));
  const kinds = new Set(wanted.map(({ place, family }) => `${place} ${family}`));
  return keyed
    .toSorted(
      (one, other) =>
        one.category - other.category ||
        Number(places.has(other.place)) - Number(places.has(one.place)) ||
        one.place - other.place ||
        Number(kinds.has(`${other.place} ${other.family}`)) -
          Number(kinds.has(`${one.place} ${one.family}`)) ||
        one.family - other.family ||
        one.misses[0] - other.misses[0] ||
        one.misses[1] - other.misses[1] ||
        compareSortKeys(one.size, other.size),
    )
    .map(({ product }) => product);
}
