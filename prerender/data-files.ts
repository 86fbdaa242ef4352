import { partnersOf, type FitIndex } from "#site/catalogue/fits.ts";
import { addressOfProduct } from "#site/catalogue/address.ts";
import { searchData } from "#site/catalogue/search/search-data.ts";
import type { Category } from "#site/catalogue/schema.ts";
import type { CategoryFile, StoredProduct } from "#site/sections/products/category-file.ts";
import type { FitFile, FitList } from "#site/sections/products/fit-source.ts";
import type { SearchFile } from "#site/sections/products/search-source.ts";
import type { CategoryData, ShownProduct } from "#site/sections/products/shown-product.ts";
import type { Assets } from "./assets.ts";

/** Bytes of a data file before compression: one file is read in one short task. */
export const LARGEST_FILE = 100 * 1024;

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Cuts a list into pieces of at most so many bytes as JSON, the first one of fewer. */
function cut<T>(list: readonly T[], beside: number): T[][] {
  const pieces: T[][] = [];
  let piece: T[] = [];
  let room = LARGEST_FILE - beside;
  for (const each of list) {
    const size = bytes(each) + 1;
    if (size > room && piece.length > 0) {
      pieces.push(piece);
      piece = [];
      room = LARGEST_FILE - 2;
    }
    piece.push(each);
    room -= size;
  }
  return [...pieces, piece];
}

/** Writes the files of a list that stands in an object; returns the address of the first. */
function addPieces<T>(
  assets: Assets,
  name: string,
  list: readonly T[],
  fileOf: (piece: T[], more: string[]) => object,
): string {
  // Room for the addresses of as many further files as there can be.
  const most = Math.ceil((bytes(list) * 2) / LARGEST_FILE);
  const beside = bytes(fileOf([], [])) + most * (name.length + 16);
  const [first = [], ...rest] = cut(list, beside);
  const more = rest.map((piece) => assets.add(name, JSON.stringify(piece)));
  return assets.add(name, JSON.stringify(fileOf(first, more)));
}

/** Adds a category's data and returns its address. */
export function addCategory(assets: Assets, { category, products, fits }: CategoryData): string {
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
  return addPieces(assets, `/data/${category.id}.json`, stored, (piece, more): CategoryFile => ({
    category,
    pictures,
    fits,
    products: piece,
    more,
  }));
}

/** Adds the search index over all products and returns its address. */
export function addSearch(
  assets: Assets,
  tree: readonly Category[],
  products: readonly ShownProduct[],
): string {
  const { rows, ...shared } = searchData(tree, products);
  return addPieces(assets, "/data/search.json", rows, (piece, more): SearchFile => ({
    ...shared,
    rows: piece,
    more,
  }));
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
  const entries = products.flatMap((product): [string, number[]][] => {
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
  const file: FitFile = { lists, of: Object.fromEntries(entries) };
  return assets.add(`/data/fits-${category.id}.json`, JSON.stringify(file));
}
