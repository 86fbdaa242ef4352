import type { StartValue } from "#engineering/cutting/start-value.ts";
import { partnerLists, type FitIndex } from "#site/catalogue/relations/fits.ts";
import type { BandColumn } from "#site/catalogue/table/column-room.ts";
import { seriesKey } from "#site/catalogue/table/bands.ts";
import { numbering } from "#site/catalogue/search/numbering.ts";
import type { SearchData } from "#site/catalogue/search/search-data.ts";
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
import type { Redirects } from "../content/redirects.ts";
import type { Assets } from "../bundles/assets.ts";

/** Maximum size of a data file in bytes before compression, so that parsing it is one short task. */
export const LARGEST_FILE = 100 * 1024;

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The lists of a data file that grow with the number of products, by name. */
type Lists = Readonly<Record<string, readonly unknown[]>>;

/**
 * Splits lists, in order, into parts of at most `LARGEST_FILE` bytes of JSON. The first part leaves room for `beside`
 * bytes.
 */
function splitLists(lists: Lists, beside: number): Record<string, unknown[]>[] {
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
 * Writes a data file: the values of `once`, and as much of the lists as fits. The rest goes into further files, whose
 * addresses are in its `more`. Returns its address.
 */
function addParts(assets: Assets, name: string, once: object, lists: Lists): string {
  // Space for the maximum number of addresses of further files.
  const most = Math.ceil((bytes(lists) * 2) / LARGEST_FILE);
  const [first, ...rest] = splitLists(lists, bytes(once) + most * (name.length + 16) + 16);
  const more = rest.map((part) => assets.add(name, JSON.stringify(part)));
  return assets.add(name, JSON.stringify({ ...once, ...first, more }));
}

/** The old ids of a category's renamed products, with the new ones; undefined if there are none. */
export function renamedIn({ products }: Redirects, own: readonly { id: string }[]): CategoryData["renamed"] {
  const ids = new Set(own.map(({ id }) => id));
  const renamed = [...products].filter(([, to]) => ids.has(to));
  return renamed.length > 0 ? Object.fromEntries(renamed) : undefined;
}

/** Adds a category's data and returns its address. */
export function addCategory(
  assets: Assets,
  { category, products, series, placePictures, fits, hsn, places, renamed, glossary }: CategoryData,
): string {
  const pictures = [...new Map(products.map(({ picture }) => [picture.src, picture])).values()];
  const numbers = new Map(pictures.map(({ src }, number) => [src, number]));
  const keys = Object.keys(series);
  const seriesNumbers = new Map(keys.map((key, number) => [key, number]));
  const seriesColumns = numbering<BandColumn>();
  const storedSeries = Object.entries(series).map(([key, facts]): CategoryOnce["series"][number] => [
    key,
    { ...facts, columns: facts.columns.map(seriesColumns.of) },
  ]);
  const ranges = numbering<StartValue[]>();
  const stored = products.map(
    // JSON omits undefined.
    (product): StoredProduct => ({
      ...product,
      category: product.category === category.id ? undefined : product.category,
      picture: numbers.get(product.picture.src) ?? 0,
      series: seriesNumbers.get(seriesKey(product)) ?? 0,
      startValues: product.startValues && ranges.of(product.startValues),
    }),
  );
  const once = {
    category,
    pictures,
    series: storedSeries,
    seriesColumns: seriesColumns.list,
    placePictures,
    fits,
    glossary: glossary && assets.add("/data/glossary.json", JSON.stringify(glossary)),
    hsn,
    places,
    renamed,
  } satisfies CategoryOnce;
  return addParts(assets, `/data/${category.id}.json`, once, {
    startValues: ranges.list,
    products: stored,
  } satisfies CategoryPart);
}

/** Adds the search index and returns its address. */
export function addSearch(assets: Assets, { places, pictures, words, ...lists }: SearchData): string {
  return addParts(
    assets,
    "/data/search.json",
    { places, pictures } satisfies SearchOnce,
    { ...lists, words: [words] } satisfies SearchPart,
  );
}

/** Adds the tools that fit a category's products, from all categories, and returns the address. */
export function addFits(
  assets: Assets,
  category: Category,
  products: readonly ShownProduct[],
  index: FitIndex<ShownProduct>,
): string {
  const lists = numbering<FitList>();
  const of = products.flatMap((product): FitPart["of"] => {
    const own = partnerLists(index, product).map(({ as, why, products: partners }) => {
      const byCategory = Map.groupBy(partners, (partner) => partner.category);
      const tools = [...byCategory].map(([id, group]) => [id, group.map((partner) => partner.id)] as const);
      return lists.of({ as, why, tools: Object.fromEntries(tools) });
    });
    return own.length > 0 ? [[product.id, own]] : [];
  });
  return addParts(assets, `/data/fits-${category.id}.json`, {}, { lists: lists.list, of } satisfies FitPart);
}
