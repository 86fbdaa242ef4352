import type { Category, Product } from "../model/schema.ts";
import { selectedNodes, type Selection } from "../places/selection.ts";
import { specificationKeys, type SpecificationKey } from "../model/specification-keys.ts";
import { threadsOfDrill } from "../relations/tapping-drills.ts";
import { isInsert } from "../model/tool-family.ts";

/**
 * Source of a fact: a specification, the place in the tree, the threads for a drill's diameter, or the pack as
 * "10 piece", which goes into a quote and isn't searched.
 */
export type FactKey = SpecificationKey | "place" | "tapping" | "pack";

/**
 * One product: id, name, designation (a number is its length at the name's start), place, shared, own, and last its
 * order code if it has one.
 */
export type SearchRow = [
  id: string,
  name: string,
  designation: string | number,
  place: number,
  shared: number,
  ...own: (number | string)[],
];

/** A leaf of the tree with its words: "Milling · Solid Carbide · Endmill". */
export interface SearchPlace extends Selection {
  label: string;
}

/**
 * The catalogue for search, small as JSON: texts shared by products are stored once, in `facts`; `sets` are
 * the combinations of facts that occur; rows refer to both by index.
 */
export interface SearchData {
  places: SearchPlace[];
  facts: [key: FactKey, text: string][];
  sets: number[][];
  rows: SearchRow[];
}

/** A product, as search needs it. */
export type Searchable = Pick<
  Product,
  "id" | "name" | "category" | "subcategory" | "item" | "specifications" | "orderCode" | "pack"
>;

/** Facts that differ between sizes are stored in the row, or each product would need its own set. */
const ownKeys: readonly SpecificationKey[] = ["diameter", "length", "depth", "width", "shank", "threadPitch"];
const sharedKeys = specificationKeys.filter((key) => key !== "size" && !ownKeys.includes(key));

/** Numbers values; equal values get the same number. */
function numbering<T>(): { list: T[]; of: (value: T) => number } {
  const list: T[] = [];
  const numbers = new Map<string, number>();
  const of = (value: T): number => {
    const text = JSON.stringify(value);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, list.length);
    return list.push(value) - 1;
  };
  return { list, of };
}

/** A specification in the words by which a visitor may search it. */
function factText(key: FactKey, value: string, specifications: Product["specifications"]): string {
  if (key === "flutes") return `${value} flutes`;
  if (key !== "diameter") return value;
  return isInsert({ specifications }) ? `IC ${value}` : `Ø${value}`;
}

function isInSize(size = "", value = ""): boolean {
  return size.replace(/ mm$/, "").split(" × ").includes(value.replace(/ mm$/, ""));
}

function placeOf(tree: readonly Category[], { category, subcategory, item }: Searchable): SearchPlace {
  const selection = item === undefined ? { category, subcategory } : { category, subcategory, item };
  const nodes = selectedNodes(tree, selection);
  const labels = [nodes.category?.label, nodes.subcategory?.label, nodes.item?.label];
  return { ...selection, label: labels.filter(Boolean).join(" · ") };
}

/** The search index of products, in their order, to be written as JSON and opened by `openSearch`. */
export function searchData(tree: readonly Category[], products: readonly Searchable[]): SearchData {
  const places = numbering<SearchPlace>();
  const facts = numbering<[FactKey, string]>();
  const sets = numbering<number[]>();
  const rows = products.map((product): SearchRow => {
    const { id, name, specifications, orderCode, pack } = product;
    const place = placeOf(tree, product);
    const factsOf = (keys: readonly SpecificationKey[]): number[] =>
      keys.flatMap((key) => {
        const value = specifications[key];
        // "10 × 22 × 72 mm" contains cutting and overall length already.
        const isSaid = (key === "length" || key === "depth") && isInSize(specifications.size, value);
        return value && !isSaid ? [facts.of([key, factText(key, value, specifications)])] : [];
      });
    const threads = threadsOfDrill(product).map(({ name: thread }) =>
      facts.of(["tapping", `tapping drill ${thread}`]),
    );
    const size = specifications.size ?? "";
    return [
      id,
      name,
      size && name.startsWith(size) ? size.length : size,
      places.of(place),
      sets.of([
        facts.of(["place", place.label]),
        ...factsOf(sharedKeys),
        ...(pack ? [facts.of(["pack", `${pack.quantity} ${pack.unit}`])] : []),
      ]),
      ...factsOf(ownKeys),
      ...threads,
      ...(orderCode === undefined ? [] : [orderCode]),
    ];
  });
  return { places: places.list, facts: facts.list, sets: sets.list, rows };
}
