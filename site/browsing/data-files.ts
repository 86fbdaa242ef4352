import type { Partner } from "../catalogue/relations/fits.ts";
import type { Category } from "../catalogue/model/schema.ts";
import type { SearchData } from "../catalogue/search/search-data.ts";
import type { CategoryData, ShownPicture, ShownProduct } from "./shown-product.ts";

/*
 * The formats of the data files that the build writes and the browser reads. What grows with the range is cut into
 * parts: the first file names the further ones in `more`. All are named by their hashes and come from the build that
 * this code comes from, so they need no second check.
 */

/** A data file in parts: the first of them holds what stands once, too. */
type InParts<Once, Part> = Once & Part & { more: string[] };

/** A product as a data file holds it: its picture by number, its category said once a file. */
export type StoredProduct = Omit<ShownProduct, "picture" | "category"> & {
  picture: number;
  category?: undefined;
};

/** What a category's data file says once. */
export interface CategoryOnce {
  category: Category;
  /** The pictures of the products, each once. */
  pictures: ShownPicture[];
  /** The pictures of its places that list no product yet, by their names. */
  placePictures: Readonly<Record<string, ShownPicture>>;
  /** Address of the file that says what fits them. */
  fits: string;
}

/** What of a category is spread over its files. */
export interface CategoryPart {
  products: StoredProduct[];
}

/** A category's data file. */
export type CategoryFile = InParts<CategoryOnce, CategoryPart>;

/** What fits a product or goes with it, of one kind. */
export interface FitList extends Pick<Partner<ShownProduct>, "as" | "why"> {
  /** How many there are; `partners` holds the first of them. */
  total: number;
  partners: { name: string; address: string }[];
}

/** What fits the products of a category, over all categories; spread over its files. */
export interface FitPart {
  /** Each list once, however many products share it. */
  lists: FitList[];
  /** Numbers of a product's lists, by its id; products that nothing fits are left out. */
  of: [id: string, lists: number[]][];
}

/** What the search index says once. */
export type SearchOnce = Pick<SearchData, "places">;

/** What of the search index is spread over its files. */
export type SearchPart = Omit<SearchData, "places">;

/** Fetches one data file. Rejects when it can't be had or is no JSON. */
async function fetchFile<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as File; // see above: of this very build
}

/** Fetches a data file with its further parts, in their order. Rejects when one of them can't be had. */
async function fetchParts<Once, Part>(address: string): Promise<{ once: Once; parts: Part[] }> {
  const first = await fetchFile<InParts<Once, Part>>(address);
  const more = await Promise.all(first.more.map((each) => fetchFile<Part>(each)));
  return { once: first, parts: [first, ...more] };
}

/** A category from its file. Rejects when it can't be had. */
export async function fetchCategory(address: string): Promise<CategoryData> {
  const { once, parts } = await fetchParts<CategoryOnce, CategoryPart>(address);
  const { category, pictures, placePictures, fits } = once;
  const products = parts.flatMap((part) =>
    part.products.flatMap((product): ShownProduct[] => {
      const picture = pictures[product.picture];
      return picture ? [{ ...product, picture, category: category.id }] : [];
    }),
  );
  return { category, products, placePictures, fits };
}

/** What fits each product of a category that something fits, by its id. Rejects when it can't be had. */
export async function fetchFits(address: string): Promise<ReadonlyMap<string, FitList[]>> {
  const { parts } = await fetchParts<object, FitPart>(address);
  const lists = parts.flatMap((part) => part.lists);
  return new Map(
    parts.flatMap(({ of }) =>
      of.map(([id, numbers]) => [id, numbers.flatMap((number) => lists[number] ?? [])] as const),
    ),
  );
}

/** The search index from its file. Rejects when it can't be had. */
export async function fetchSearch(address: string): Promise<SearchData> {
  const { once, parts } = await fetchParts<SearchOnce, SearchPart>(address);
  return {
    places: once.places,
    facts: parts.flatMap(({ facts }) => facts),
    sets: parts.flatMap(({ sets }) => sets),
    rows: parts.flatMap(({ rows }) => rows),
  };
}
