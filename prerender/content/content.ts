import type * as v from "valibot";
import {
  categoriesSchema,
  type Category,
  type Product,
  type SeriesText,
} from "#site/catalogue/model/schema.ts";
import { inUsualOrder } from "#site/catalogue/table/usual-order.ts";
import { hsnSchema, type HsnTable } from "#site/catalogue/model/hsn-schema.ts";
import { companySchema, type Company } from "#site/copy/company.ts";
import { pageSchema, type PageCopy } from "#site/copy/page.ts";
import {
  customersSchema,
  partnersSchema,
  teamSchema,
  type Customer,
  type PartnerBrand,
  type TeamMember,
} from "#site/copy/people.ts";
import { privacySchema, type PrivacyCopy } from "#site/copy/privacy.ts";
import { workedCaseSchema, type WorkedCaseCopy } from "#site/copy/worked-case.ts";
import { workOut } from "#site/catalogue/worked-case/worked-case.ts";
import { checkCatalogue, checkTree, type FaultIn } from "./check-catalogue.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkExamples } from "./check-examples.ts";
import { factFaults, withYear } from "./check-facts.ts";
import { wordFaults } from "./check-words.ts";
import { titleFaults } from "./check-series.ts";
import { checkTrade } from "./check-trade.ts";
import { checkHsnTable } from "../trade-rules/figures/order-figures.ts";
import { withPartnerNotes } from "../trade-rules/partner-notes.ts";
import { withStartValues } from "../series/with-start-values.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { type LegalTexts, readLegalPages } from "./legal-pages.ts";
import { Lines, pathOf } from "../reading/lines.ts";
import { type Redirects, redirectsSchema, resolveRedirects } from "./redirects.ts";
import { ContentError, parseContent } from "../reading/parse-content.ts";
import { readWords, searchWords, wholeWords, type Words } from "./words.ts";
import { isThere, readText } from "../reading/read-text.ts";
import { headingOf } from "../series/expand-series.ts";
import { productsOf } from "../series/read-range.ts";
import { seriesTexts } from "../series/series-texts.ts";
import {
  checkRangeFolders,
  placesOfSizes,
  readSeries,
  seriesOf,
  standardsOfSizes,
} from "../series/read-series.ts";

/** All of `content/`, parsed. */
export interface Content {
  company: Company;
  page: PageCopy;
  privacy: PrivacyCopy;
  /** Undefined if the owner has none. */
  workedCase?: WorkedCaseCopy | undefined;
  /** The legal pages that the owner has written. */
  legal: LegalTexts;
  team: TeamMember[];
  customers: Customer[];
  partners: PartnerBrand[];
  /** The tree, "all" first. */
  categories: Category[];
  /** Every product, in the usual order of lists. */
  products: Product[];
  /** What lists say above the sizes of a series, by `<category>/<series>`. */
  series: ReadonlyMap<string, SeriesText>;
  /** HSN codes by tool family. */
  hsn: HsnTable;
  /** The words that explain and find tools. */
  words: Words;
  /** Where addresses lead whose product or place was renamed. */
  redirects: Redirects;
  /** The file of each product, below the folder, by its id: `range/drilling/drills.csv`. */
  fileOf: ReadonlyMap<string, string>;
}

/** The last parsing of each file that had no fault; of the range's files `readSeries` keeps it. */
const lastParsings = new Map<string, { text: string; schema: v.GenericSchema; parsed: unknown }>();

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
      const last = lastParsings.get(name);
      const parsed =
        last?.text === text && last.schema === schema
          ? last.parsed
          : parseContent(`content/${name}`, text, schema);
      lastParsings.set(name, { text, schema, parsed });
      texts.set(`content/${name}`, text);
      return parsed;
    });
  }

  const categories = read("categories.json", categoriesSchema);
  const known = (categories ?? []).filter(({ id }) => id !== "all").map(({ id }) => id);
  const series = known
    .flatMap((category) => attempt(() => seriesOf(folder, category)) ?? [])
    .flatMap((path) => attempt(() => readSeries(folder, path)) ?? []);
  const products = productsOf(series);
  if (categories) {
    attempt(() => checkTree(categories));
    attempt(() => checkRangeFolders(folder, known));
  }
  const renamed = isThere(folder, "redirects.json")
    ? read("redirects.json", redirectsSchema)
    : { products: {}, places: {} };
  const isRangeWhole = faults.length === 0;
  const company = read("company.json", companySchema);
  const copy = read("page.json", pageSchema);
  const page = copy && withYear(copy, company);
  const others = {
    company,
    page,
    privacy: read("privacy.json", privacySchema),
    hsn: read("hsn.json", hsnSchema),
    team: read("team.json", teamSchema),
    customers: read("customers.json", customersSchema),
    partners: read("partners.json", partnersSchema),
    workedCase: isThere(folder, "worked-case.json") ? read("worked-case.json", workedCaseSchema) : undefined,
  };
  const words = readWords(read);
  faults.push(...wordFaults(words, folder));
  const legal = attempt(() => readLegalPages(folder, others.company));
  if (others.hsn) faults.push(...checkHsnTable(others.hsn));
  let redirects: Redirects = { addresses: new Map(), products: new Map() };
  faults.push(...factFaults({ ...others, legal, categories }, year));
  if (categories && isRangeWhole) {
    const resolved = renamed && resolveRedirects(renamed, categories, products);
    if (resolved) redirects = resolved;
    faults.push(...(resolved?.faults ?? []));
    const places = placesOfSizes(series);
    const faultIn: FaultIn = (product, { field, sentence }) => ({
      ...places.get(product),
      record: product.id,
      field: headingOf(field),
      sentence,
    });
    attempt(() => checkCatalogue(categories, products, faultIn));
    faults.push(...titleFaults(series));
    const standards = standardsOfSizes(series);
    attempt(() => checkTrade(products, faultIn, (product) => standards.get(product)));
    attempt(() => checkPictures(folder, { ...others, categories, products }, faultIn));
    const whole = wholeWords(words);
    if (page && whole && faults.length === 0)
      attempt(() =>
        checkExamples(page.products.examples, categories, products, searchWords(whole, products)),
      );
  }
  const range = faults.length === 0 ? withStartValues(withPartnerNotes(products)) : [];
  const { workedCase } = others;
  const insert = range.find(({ id }) => id === workedCase?.after.product);
  if (workedCase && faults.length === 0 && !workOut(workedCase, insert)) {
    faults.push({
      file: "content/worked-case.json",
      field: "after.product",
      sentence: `expected the id of a turning insert with start values for speed and feed, or both of them here; found "${workedCase.after.product}".`,
    });
  }
  if (faults.length > 0) {
    const lines = new Map<string, Lines>();
    throw new ContentError(...faults.map((fault) => withLine(fault, texts, lines)));
  }
  // Without a fault every file was read.
  const tree = categories ?? [];
  return {
    ...others,
    words: wholeWords(words),
    redirects,
    legal,
    categories,
    fileOf: new Map(
      series.flatMap(({ path, sizes }) => sizes.map(({ product }) => [product.id, `${path}.csv`] as const)),
    ),
    series: seriesTexts(series),
    products: inUsualOrder(tree, range),
  } as Content;
}

/** Adds the line to a fault that a rule about the whole content has found: such rules know records, not files. */
function withLine(
  fault: ContentFault,
  texts: ReadonlyMap<string, string>,
  known: Map<string, Lines>,
): ContentFault {
  const { file = "", field } = fault;
  const text = texts.get(file);
  if (fault.line !== undefined || text === undefined || field === undefined) return fault;
  const lines = known.get(file) ?? new Lines(text);
  known.set(file, lines);
  return { ...fault, line: lines.of(pathOf(field)) };
}
