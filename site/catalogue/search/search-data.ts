import type { Category, Product } from "../model/schema.ts";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import { toolFamilies } from "../families/families.ts";
import { selectedNodes, type Selection } from "../places/selection.ts";
import { chipTexts } from "./cuts/chip-facts.ts";
import { numbering } from "./numbering.ts";
import type { SearchWords } from "../vocabulary/search-words.ts";
import { threadsOfDrill, threadsOfStepDrill } from "../relations/tapping-drills.ts";

/**
 * Source of a fact: a specification, the place in the tree, the threads for a drill's diameter, the description, a
 * spare part as "key: Torx key T15", the pack as "10 piece", which goes into a quote and isn't searched, or the field of
 * depth of cut and feed.
 */
export type FactKey = SpecificationKey | "place" | "tapping" | "about" | "pack" | "spare" | "cut";

/**
 * One product: id, name, designation (a number is the length of the name's beginning that contains it), place, shared
 * facts, own facts. A text among its own facts is its order code.
 */
export type SearchRow = [
  id: string,
  name: string,
  designation: string | number,
  place: number,
  shared: number,
  ...own: (number | string)[],
];

/** A leaf of the tree in words: "Milling · Solid Carbide · Endmill". */
export interface SearchPlace extends Selection {
  label: string;
}

/** A product's picture as a result shows it, with the addresses of its files. */
export interface SearchPicture {
  sources: { type: string; srcSet: string }[];
  src: string;
  width: number;
  height: number;
}

/**
 * The catalogue for the search, as compact JSON. Texts that products share are stored once, in `facts`. `sets` are the
 * combinations of picture, family (its index in the list of families) and facts that occur. Rows refer to both by
 * index.
 */
export interface SearchData {
  places: SearchPlace[];
  pictures: SearchPicture[];
  facts: [key: FactKey, text: string][];
  sets: [picture: number, family: number, ...facts: number[]][];
  rows: SearchRow[];
  /** The words for parsing queries. */
  words: SearchWords;
}

/** The data of a product that the search needs. */
export interface Searchable extends Pick<
  Product,
  | "id"
  | "name"
  | "category"
  | "subcategory"
  | "item"
  | "family"
  | "specifications"
  | "description"
  | "features"
  | "orderCode"
  | "pack"
  | "spares"
  | "startValues"
> {
  /** Its files; only a name if the result isn't shown. */
  picture?: SearchPicture | string;
}

/** Facts that differ between sizes are stored in the row; otherwise each product would need its own set. */
const ownKeys: readonly SpecificationKey[] = ["diameter", "length", "depth", "width", "shank", "threadPitch"];
const sharedKeys = specificationKeys.filter((key) => key !== "size" && !ownKeys.includes(key));

function isInSize(size = "", value = ""): boolean {
  return size.replace(/ mm$/, "").split(" × ").includes(value.replace(/ mm$/, ""));
}

function placeOf(tree: readonly Category[], { category, subcategory, item }: Searchable): SearchPlace {
  const selection = item === undefined ? { category, subcategory } : { category, subcategory, item };
  const nodes = selectedNodes(tree, selection);
  const labels = [nodes.category?.label, nodes.subcategory?.label, nodes.item?.label];
  return { ...selection, label: labels.filter(Boolean).join(" · ") };
}

/** The words of the description that no other fact contains, in order; numbers belong to the specifications. */
function newWords({ description, name, specifications, features = [] }: Searchable): string {
  const known = [name, ...Object.values(specifications), ...features].join(" ").toLowerCase();
  const words = description.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !known.includes(word)).join(" ");
}

/** The search index of products, in their order, to be written as JSON and opened by `openSearch`. */
export function searchData(
  tree: readonly Category[],
  products: readonly Searchable[],
  words: SearchWords,
): SearchData {
  const places = numbering<SearchPlace>();
  const pictures = numbering<SearchPicture>();
  const facts = numbering<[FactKey, string]>();
  const sets = numbering<[number, number, ...number[]]>();
  const rows = products.map((product): SearchRow => {
    const { id, name, specifications, picture, features = [], orderCode, pack, spares = [] } = product;
    const place = placeOf(tree, product);
    const factsOf = (keys: readonly SpecificationKey[]): number[] =>
      keys.flatMap((key) => {
        const value = specifications[key];
        // "10 × 22 × 72 mm" already contains cutting and overall length.
        const isSaid = (key === "length" || key === "depth") && isInSize(specifications.size, value);
        return value && !isSaid ? [facts.of([key, value])] : [];
      });
    const threads = [...threadsOfDrill(product), ...threadsOfStepDrill(product)].map(({ name: thread }) =>
      facts.of(["tapping", thread]),
    );
    const about = [...features, newWords(product)].filter(Boolean).map((text) => facts.of(["about", text]));
    const size = specifications.size ?? "";
    return [
      id,
      name,
      size && name.startsWith(size) ? size.length : size,
      places.of(place),
      sets.of([
        picture === undefined || typeof picture === "string" ? -1 : pictures.of(shownPicture(picture)),
        toolFamilies.indexOf(product.family),
        facts.of(["place", place.label]),
        ...factsOf(sharedKeys),
        ...about,
        ...spares.map(({ part, name }) => facts.of(["spare", `${part}: ${name}`])),
        ...(pack ? [facts.of(["pack", `${pack.quantity} ${pack.unit}`])] : []),
      ]),
      ...(orderCode === undefined ? [] : [orderCode]),
      ...factsOf(ownKeys),
      ...threads,
      ...chipTexts(product).map((text) => facts.of(["cut", text])),
    ];
  });
  return { places: places.list, pictures: pictures.list, facts: facts.list, sets: sets.list, rows, words };
}

function shownPicture({ sources, src, width, height }: SearchPicture): SearchPicture {
  return { sources, src, width, height };
}
