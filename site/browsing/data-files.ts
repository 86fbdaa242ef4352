import type { Partner } from "../catalogue/relations/fits.ts";
import type { GlossaryWords } from "../catalogue/glossary/glossary-schema.ts";
import type { HsnTable } from "../catalogue/model/hsn-schema.ts";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import type { Category } from "../catalogue/model/schema.ts";
import type { SeriesFacts } from "../catalogue/table/bands.ts";
import type { BandColumn } from "../catalogue/table/column-room.ts";
import type { SearchData } from "../catalogue/search/search-data.ts";
import type { CategoryData, ShownPicture, ShownProduct } from "./shown-product.ts";

/*
 * The formats of the data files that the build writes and the browser reads. Data that grows with the catalogue is
 * split into parts: the first file lists the others in `more`. File names contain hashes, and the files come from the
 * same build as this code, so they are not validated.
 */

/** A data file in parts: only the first part contains `Once`. */
type InParts<Once, Part> = Once & Part & { more: string[] };

/**
 * A product as stored in a data file: picture, series and starting ranges are indexes; `category` is left out if it is the
 * file's own.
 */
export type StoredProduct = Omit<ShownProduct, "picture" | "category" | "series" | "startValues"> & {
  picture: number;
  series: number;
  startValues?: number | undefined;
  category?: string | undefined;
};

/** A series as stored in a data file: its columns are indexes. */
export type StoredSeries = Omit<SeriesFacts, "columns"> & { columns: number[] };

/** The data that a category's files contain once. */
export interface CategoryOnce {
  category: Category;
  /** The pictures of the products, each once. */
  pictures: ShownPicture[];
  /** The series of the products, by the key `<category>/<series>`. */
  series: [key: string, facts: StoredSeries][];
  /** The columns of the series, each once. */
  seriesColumns: BandColumn[];
  /** The pictures of its places that list no product yet, by name. */
  placePictures: Readonly<Record<string, ShownPicture>>;
  /** Address of the file with the matching tools. */
  fits: string;
  /** Address of the glossary. */
  glossary?: string | undefined;
  hsn: HsnTable;
  places: CategoryData["places"];
  renamed?: CategoryData["renamed"];
}

/** The part of a category that each file contains. */
export interface CategoryPart {
  /** The starting ranges of the category, each once: many products share them. */
  startValues: StartValue[][];
  products: StoredProduct[];
}

/** A category's data file. */
export type CategoryFile = InParts<CategoryOnce, CategoryPart>;

/** The tools of one kind that fit a product or go with it. */
export interface FitList extends Pick<Partner<ShownProduct>, "as" | "why"> {
  /** Their ids, by the id of their category. */
  tools: Record<string, string[]>;
}

/** The tools that fit the products of a category, from all categories, spread over its files. */
export interface FitPart {
  /** Each list once, however many products share it. */
  lists: FitList[];
  /** Indexes of a product's lists, by its id; products without matching tools are left out. */
  of: [id: string, lists: number[]][];
}

/** The data that the search index contains once. */
export type SearchOnce = Pick<SearchData, "places" | "pictures">;

/** The part of the search index that each file contains; only one file contains `words`. */
export type SearchPart = Omit<SearchData, keyof SearchOnce | "words"> & { words: SearchData["words"][] };

/** Fetches one data file. Rejects if that fails or the file isn't JSON. */
async function fetchFile<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return (await response.json()) as File; // same build, see above
}

/**
 * Fetches a data file and its further parts, in order. `onFirst` receives the first part before the others arrive.
 * Rejects if one fails.
 */
async function fetchParts<Once, Part>(
  address: string,
  onFirst?: (once: Once) => void,
): Promise<{ once: Once; parts: Part[] }> {
  const first = await fetchFile<InParts<Once, Part>>(address);
  onFirst?.(first);
  const more = await Promise.all(first.more.map((each) => fetchFile<Part>(each)));
  return { once: first, parts: [first, ...more] };
}

/**
 * Loads a category, and its glossary with `fetchWords` if that is given. A category without glossary is still shown.
 * Rejects if the category fails.
 */
export async function fetchCategory(
  address: string,
  fetchWords?: (address: string) => Promise<GlossaryWords>,
): Promise<CategoryData> {
  let glossaryRequest: Promise<GlossaryWords | undefined> | undefined;
  const { once, parts } = await fetchParts<CategoryOnce, CategoryPart>(address, ({ glossary }) => {
    if (glossary) glossaryRequest = fetchWords?.(glossary).catch(() => undefined);
  });
  const { category, pictures, series, seriesColumns, placePictures, fits, hsn, places, renamed } = once;
  const startValues = parts.flatMap((part) => part.startValues);
  const products = parts.flatMap((part) =>
    part.products.flatMap((product): ShownProduct[] => {
      const picture = pictures[product.picture];
      const { startValues: range, category: other = category.id, ...rest } = product;
      const values = range === undefined ? undefined : startValues[range];
      const [key = ""] = series[product.series] ?? [];
      return picture
        ? [
            {
              ...rest,
              picture,
              category: other,
              series: key.slice(key.indexOf("/") + 1),
              ...(values && { startValues: values }),
            },
          ]
        : [];
    }),
  );
  return {
    category,
    products,
    series: Object.fromEntries(
      series.map(([key, facts]) => [
        key,
        { ...facts, columns: facts.columns.flatMap((number) => seriesColumns[number] ?? []) },
      ]),
    ),
    placePictures,
    fits,
    hsn,
    places,
    renamed,
    glossary: await glossaryRequest,
  };
}

/** Loads the tools that fit the products of a category, by product id. Rejects if that fails. */
export async function fetchFits(address: string): Promise<ReadonlyMap<string, FitList[]>> {
  const { parts } = await fetchParts<object, FitPart>(address);
  const lists = parts.flatMap((part) => part.lists);
  return new Map(
    parts.flatMap(({ of }) =>
      of.map(([id, numbers]) => [id, numbers.flatMap((number) => lists[number] ?? [])] as const),
    ),
  );
}

/** Loads the glossary. Rejects if that fails. */
export function fetchGlossary(address: string): Promise<GlossaryWords> {
  return fetchFile(address);
}

/** Loads the search index. Rejects if that fails. */
export async function fetchSearch(address: string): Promise<SearchData> {
  const { once, parts } = await fetchParts<SearchOnce, SearchPart>(address);
  const [words] = parts.flatMap((part) => part.words);
  if (!words) throw new Error(`${address}: without words`);
  return {
    places: once.places,
    pictures: once.pictures,
    words,
    facts: parts.flatMap(({ facts }) => facts),
    sets: parts.flatMap(({ sets }) => sets),
    rows: parts.flatMap(({ rows }) => rows),
  };
}
