import { partnersOf, type FitIndex } from "#site/catalogue/relations/fits.ts";
import { addressOfProduct } from "#site/catalogue/places/address.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import type { Category } from "#site/catalogue/model/schema.ts";
import type {
  CategoryOnce,
  CategoryPart,
  FitList,
  FitPart,
  SearchOnce,
  SearchPart,
  StoredProduct,
} from "#site/browsing/data-files.ts";
import type { CategoryData, ShownProduct } from "#site/browsing/shown-product.ts";
import type { Assets } from "../bundles/assets.ts";

/** Bytes of a data file before compression: one file is read in one short task. */
export const LARGEST_FILE = 100 * 1024;

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The lists of a data file that grow with the range, by their names in it. */
type Lists = Readonly<Record<string, readonly unknown[]>>;

/** Cuts lists into parts of at most so many bytes as JSON, the first one of fewer, in order. */
function cut(lists: Lists, beside: number): Record<string, unknown[]>[] {
  const empty = (): Record<string, unknown[]> =>
    Object.fromEntries(Object.keys(lists).map((name) => [name, []]));
  const frame = bytes(empty());
  const parts: Record<string, unknown[]>[] = [];
  let part = empty();
  let room = LARGEST_FILE - frame - beside;
  let isEmpty = true;
  for (const [name, list] of Object.entries(lists)) {
    for (const each of list) {
      const size = bytes(each) + 1;
      if (size > room && !isEmpty) {
        parts.push(part);
        part = empty();
        room = LARGEST_FILE - frame;
      }
      part[name]?.push(each);
      room -= size;
      isEmpty = false;
    }
  }
  return [...parts, part];
}

/**
 * Writes a data file: what stands in it once, and as much of its lists as there is room for; the rest of them stands
 * in further files, whose addresses it holds as `more`. Returns its address.
 */
function addParts(assets: Assets, name: string, once: object, lists: Lists): string {
  // Room for the addresses of as many further files as there can be.
  const most = Math.ceil((bytes(lists) * 2) / LARGEST_FILE);
  const [first, ...rest] = cut(lists, bytes(once) + most * (name.length + 16) + 16);
  const more = rest.map((part) => assets.add(name, JSON.stringify(part)));
  return assets.add(name, JSON.stringify({ ...once, ...first, more }));
}

/** Adds a category's data and returns its address. */
export function addCategory(
  assets: Assets,
  { category, products, placePictures, fits }: CategoryData,
): string {
  const pictures = [...new Map(products.map(({ picture }) => [picture.src, picture])).values()];
  const numbers = new Map(pictures.map(({ src }, number) => [src, number]));
  const stored = products.map(
    // JSON leaves out what is undefined.
    (product): StoredProduct => ({
      ...product,
      category: undefined,
      picture: numbers.get(product.picture.src) ?? 0,
    }),
  );
  const once = { category, pictures, placePictures, fits } satisfies CategoryOnce;
  return addParts(assets, `/data/${category.id}.json`, once, { products: stored } satisfies CategoryPart);
}

/** Adds the search index over all products and returns its address. */
export function addSearch(
  assets: Assets,
  tree: readonly Category[],
  products: readonly ShownProduct[],
): string {
  const { places, ...lists } = searchData(tree, products);
  return addParts(assets, "/data/search.json", { places } satisfies SearchOnce, lists satisfies SearchPart);
}

/** A sheet names so many partners of a kind; the rest it counts. */
const MOST_PARTNERS = 24;

/** Adds what fits a category's products, over all categories, and returns the address. */
export function addFits(
  assets: Assets,
  category: Category,
  products: readonly ShownProduct[],
  index: FitIndex<ShownProduct>,
): string {
  const lists: FitList[] = [];
  const numbers = new Map<string, number>();
  const of = products.flatMap((product): FitPart["of"] => {
    const partners = partnersOf(index, product);
    const kinds = Map.groupBy(partners, ({ as, why }) => `${as}: ${why}`);
    const own = [...kinds.values()].map((group) => {
      const list: FitList = {
        as: group[0]?.as ?? "insert",
        why: group[0]?.why ?? "",
        total: group.length,
        partners: group.slice(0, MOST_PARTNERS).map(({ product: partner }) => ({
          name: partner.name,
          address: addressOfProduct(partner),
        })),
      };
      const text = JSON.stringify(list);
      const number = numbers.get(text) ?? lists.push(list) - 1;
      numbers.set(text, number);
      return number;
    });
    return own.length > 0 ? [[product.id, own]] : [];
  });
  return addParts(assets, `/data/fits-${category.id}.json`, {}, { lists, of } satisfies FitPart);
}
