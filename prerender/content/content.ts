import type * as v from "valibot";
import {
  categoriesSchema,
  productsSchema,
  type Category,
  type Product,
} from "#site/catalogue/model/schema.ts";
import { inSizeOrder } from "#site/catalogue/table/size-order.ts";
import { hsnSchema, type HsnTable } from "#site/catalogue/model/hsn-schema.ts";
import { companySchema, type Company } from "#site/copy/company.ts";
import { pageSchema, type PageCopy } from "#site/copy/page.ts";
import {
  customersSchema,
  partnersSchema,
  teamSchema,
  type Customer,
  type Partner,
  type TeamMember,
} from "#site/copy/people.ts";
import { privacySchema, type PrivacyCopy } from "#site/copy/privacy.ts";
import { checkCatalogue, checkTree, type FaultIn, inProductsFile } from "./check-catalogue.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkExamples } from "./check-examples.ts";
import { factFaults } from "./check-facts.ts";
import { checkTrade } from "./check-trade.ts";
import { checkHsnTable } from "../trade-rules/figures/order-figures.ts";
import { withPartnerNotes } from "../trade-rules/partner-notes.ts";
import { withStartValues } from "./with-start-values.ts";
import type { ContentFault } from "./faults/content-fault.ts";
import { type LegalTexts, readLegalPages } from "./legal-pages.ts";
import { Lines, pathOf } from "./lines.ts";
import { type Redirects, redirectsSchema, resolveRedirects } from "./redirects.ts";
import { ContentError, parseContent, refuseFaults } from "./parse-content.ts";
import { isThere, namesIn, readText } from "./read-text.ts";
import { headingOf } from "../series/expand-series.ts";
import {
  placesOfSizes,
  readSeries,
  seriesNames,
  standardsOfSizes,
  type ReadSeries,
} from "../series/read-series.ts";

/** All of `content/`, parsed. */
export interface Content {
  company: Company;
  page: PageCopy;
  privacy: PrivacyCopy;
  /** The legal pages that the owner has written. */
  legal: LegalTexts;
  team: TeamMember[];
  customers: Customer[];
  partners: Partner[];
  /** The tree, "all" first. */
  categories: Category[];
  /** Every product, in the order of the tree, in each of its places by size. */
  products: Product[];
  /** HSN codes by tool family. */
  hsn: HsnTable;
  /** Where addresses lead whose product or place was renamed. */
  redirects: Redirects;
  /** The file of each product, below the folder, by its id: `series/drills.csv`. */
  fileOf: ReadonlyMap<string, string>;
}

/**
 * Reads and parses a content folder. Throws a ContentError that names every fault of every file. The rules about the
 * whole catalogue are applied once each of its files is well formed by itself. @param year the current one.
 */
export function loadContent(folder: string, year = new Date().getFullYear()): Content {
  const faults: ContentFault[] = [];
  const texts = new Map<string, string>();

  function attempt<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  }

  function read<S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> | undefined {
    return attempt(() => {
      const text = readText(folder, name);
      const parsed = parseContent(`content/${name}`, text, schema);
      texts.set(`content/${name}`, text);
      return parsed;
    });
  }

  const categories = read("categories.json", categoriesSchema);
  const known = (categories ?? []).filter(({ id }) => id !== "all").map(({ id }) => id);
  const series = (attempt(() => seriesNames(folder)) ?? []).flatMap(
    (name) => attempt(() => readSeries(folder, name)) ?? [],
  );
  const products = known.flatMap((category) => [
    ...(read(`products/${category}.json`, productsSchema) ?? []).map((product) => ({ ...product, category })),
    ...sizesIn(series, category),
  ]);
  if (categories) {
    attempt(() => checkTree(categories));
    attempt(() => checkFiles(folder, known));
    attempt(() => checkCategories(series, known));
  }
  const renamed = isThere(folder, "redirects.json")
    ? read("redirects.json", redirectsSchema)
    : { products: {}, places: {} };
  const isRangeWhole = faults.length === 0;
  const others = {
    company: read("company.json", companySchema),
    page: read("page.json", pageSchema),
    privacy: read("privacy.json", privacySchema),
    hsn: read("hsn.json", hsnSchema),
    team: read("team.json", teamSchema),
    customers: read("customers.json", customersSchema),
    partners: read("partners.json", partnersSchema),
  };
  const legal = attempt(() => readLegalPages(folder, others.company));
  if (others.hsn) faults.push(...checkHsnTable(others.hsn));
  let redirects: Redirects = { addresses: new Map(), products: new Map() };
  faults.push(...factFaults({ ...others, legal, categories }, year));
  if (categories && isRangeWhole) {
    const resolved = renamed && resolveRedirects(renamed, categories, products);
    if (resolved) redirects = resolved;
    faults.push(...(resolved?.faults ?? []));
    const sizes = placesOfSizes(series);
    const faultIn: FaultIn = (product, fault) => {
      const place = sizes.get(product);
      if (!place) return inProductsFile(product, fault);
      return { ...place, record: product.id, field: headingOf(fault.field), sentence: fault.sentence };
    };
    attempt(() => checkCatalogue(categories, products, faultIn));
    const standards = standardsOfSizes(series);
    attempt(() => checkTrade(products, faultIn, (product) => standards.get(product)));
    attempt(() => checkPictures(folder, { ...others, categories, products }, faultIn));
    const { page } = others;
    if (page && faults.length === 0)
      attempt(() => checkExamples(page.products.examples, categories, products));
  }
  if (faults.length > 0) {
    const linesOf = new Map([...texts].map(([file, text]) => [file, new Lines(text)]));
    throw new ContentError(...faults.map((fault) => withLine(fault, linesOf)));
  }
  // Without a fault every file was read.
  const tree = categories ?? [];
  const ofSize = series.flatMap(({ name, sizes }) =>
    sizes.map(({ product }) => [product.id, `series/${name}.csv`] as const),
  );
  return {
    ...others,
    redirects,
    legal,
    categories,
    fileOf: new Map([
      ...products.map((product) => [product.id, `products/${product.category}.json`] as const),
      ...ofSize,
    ]),
    products: inSizeOrder(tree, withStartValues(withPartnerNotes(products))),
  } as Content;
}

/**
 * The tree, the products and the series as the files have them, without what the build adds. `products` holds the sizes
 * of the series too. Throws as `loadContent` does.
 */
export function readProducts(
  folder: string,
): Pick<Content, "categories" | "products"> & { series: ReadSeries[] } {
  const read = <S extends v.GenericSchema>(name: string, schema: S): v.InferOutput<S> =>
    parseContent(`content/${name}`, readText(folder, name), schema);
  const categories = read("categories.json", categoriesSchema);
  const series = seriesNames(folder).map((name) => readSeries(folder, name));
  const products = categories
    .filter(({ id }) => id !== "all")
    .flatMap(({ id }) => [
      ...read(`products/${id}.json`, productsSchema).map((product) => ({ ...product, category: id })),
      ...sizesIn(series, id),
    ]);
  return { categories, products, series };
}

/** The sizes of all series of a category, in the order of their tables. */
function sizesIn(series: readonly ReadSeries[], category: string): Product[] {
  return series.flatMap(({ sizes }) =>
    sizes.map(({ product }) => product).filter((product) => product.category === category),
  );
}

/** Each series stands in a category. */
function checkCategories(series: readonly ReadSeries[], known: readonly string[]): void {
  refuseFaults(
    series
      .filter(({ series: { category } }) => !known.includes(category))
      .map(({ name, series: { category } }) => ({
        file: `content/series/${name}.json`,
        field: "category",
        sentence: `expected one of ${known.join(", ")}, found "${category}".`,
      })),
  );
}

/** Each file of products belongs to a category. */
function checkFiles(folder: string, known: readonly string[]): void {
  const names = (namesIn(folder, "products") ?? []).filter((name) => name.endsWith(".json"));
  const foreign = names.filter((file) => !known.includes(file.slice(0, -5)));
  const expected = known.map((id) => `${id}.json`).join(", ");
  refuseFaults(
    foreign.map((file) => ({
      file: `content/products/${file}`,
      sentence: `no category has this id. Expected one of ${expected}.`,
    })),
  );
}

/** Adds the line to a fault that a rule about the whole content has found: such rules know records, not files. */
function withLine(fault: ContentFault, linesOf: ReadonlyMap<string, Lines>): ContentFault {
  const { file = "", record, field } = fault;
  const lines = linesOf.get(file);
  if (fault.line !== undefined || !lines || field === undefined) return fault;
  const path = pathOf(field);
  const line = record === undefined ? lines.of(path) : lines.ofRecord(record, path);
  return line === undefined ? fault : { ...fault, line };
}
