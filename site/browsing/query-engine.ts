import {
  applyFilters,
  facetTable,
  facetsOf,
  knownFilters,
  type Facet,
  type FacetTable,
  type Filterable,
  type Filters,
} from "../catalogue/facets/facets.ts";
import { openSearch } from "../catalogue/search/open-search.ts";
import { matching, search, type SearchAnswer, type SearchResult } from "../catalogue/search/search.ts";
import { workSteps, type WorkSteps } from "../catalogue/search/work-steps.ts";
import { addressOf } from "../catalogue/places/address.ts";
import type { Selection } from "../catalogue/places/selection.ts";
import { selectProducts } from "../catalogue/places/select-products.ts";
import {
  isWorkpieceGroup,
  workpieceGroups,
  type WorkpieceGroup,
} from "#engineering/values/workpiece-groups.ts";
import { fetchCategory, fetchSearch } from "./data-files.ts";
import { matchHand, type HandAnswer } from "./match-hand.ts";
import { matchLine, type MatchedLine } from "./match-line.ts";
import type { InHand } from "#engineering/in-hand/in-hand.ts";
import { readPastedList, type PastedList } from "../catalogue/paste/read-pasted-list.ts";
import { readListFile, type FileFault } from "./read-list-file.ts";
import { once } from "./once.ts";
import type { ShownProduct } from "./shown-product.ts";

/** Addresses of the data files that questions are answered from. */
export interface QueryFiles {
  /** Of each category's data, by its id. */
  categories: Readonly<Record<string, string>>;
  /** Of the search index. */
  search: string;
}

/** What can be asked. */
export type Question =
  /** The tools that a query finds, among those for `groups` where there are some; the best `limit` of them as hits. */
  | { kind: "search"; query: string; limit: number; groups: readonly WorkpieceGroup[] }
  /** The steps from the workpiece to the tools, for a query or the only group that the list is filtered by. */
  | { kind: "work steps"; query: string; group: WorkpieceGroup | undefined }
  /** A place's products that match search and filters, and its facets with their counts. */
  | { kind: "narrow"; selection: Selection; query: string; filters: Filters }
  /** The products with these ids, as far as they are listed. */
  | { kind: "tools"; ids: readonly string[] }
  /** The lines of a pasted list or of a file, with the tools that they may mean. */
  | { kind: "match list"; from: string | Blob }
  /** What an insert in the hand may be, and what takes it. */
  | { kind: "match hand"; hand: InHand };

/** The matching products of a place. */
export interface Narrowed {
  /** Positions in the place's list, in its order. */
  positions: number[];
  facets: Facet[];
  /** What the search says of its tools, those of other places too; undefined without a query. */
  answer?: SearchAnswer;
}

/** The answer to each kind of question. */
export interface Answers {
  search: SearchResult;
  "work steps": WorkSteps | undefined;
  narrow: Narrowed;
  tools: ShownProduct[];
  "match list": MatchedList | FileFault;
  "match hand": HandAnswer;
}

/** A list's lines with their tools, and what was left out. */
export interface MatchedList extends Omit<PastedList, "lines"> {
  lines: MatchedLine[];
}

/** The answer to one question. */
export type AnswerTo<Q extends Question> = Answers[Q["kind"]];

/** A place's products with the values of their facets. */
interface Place {
  products: readonly ShownProduct[];
  table: FacetTable<ShownProduct>;
}

/** A holder that names no workpiece is for the workpieces of the inserts that it takes. */
function withGroupsOfInserts({ id, family, specifications, insertGroups = "" }: ShownProduct): Filterable {
  const groups = insertGroups.split("").filter(isWorkpieceGroup);
  if (groups.length === 0) return { id, family, specifications };
  const material = groups.map((letter) => `${letter} – ${workpieceGroups[letter].toLowerCase()}`).join("; ");
  return { id, family, specifications: { ...specifications, material } };
}

/**
 * Searches and counts over the data files, each fetched once when first needed. It uses no DOM: it runs in a Worker,
 * and in the page where there is none.
 */
export class QueryEngine {
  readonly #files: QueryFiles;
  readonly #places = new Map<string, Place>();
  readonly #category = once(fetchCategory);
  readonly #index = once(async () => openSearch(await fetchSearch(this.#files.search)));

  constructor(files: QueryFiles) {
    this.#files = files;
  }

  /** Answers a question. Rejects when a data file fails to load. */
  async answer(question: Question): Promise<Answers[Question["kind"]]> {
    switch (question.kind) {
      case "search": {
        const { query, limit, groups } = question;
        return search(await this.#index(), query, limit, groups);
      }
      case "work steps":
        return workSteps(await this.#index(), question.query, question.group);
      case "narrow":
        return this.#narrow(question);
      case "tools":
        return this.#tools(new Set(question.ids));
      case "match list":
        return this.#matchList(question.from);
      case "match hand":
        return matchHand(await this.#index(), question.hand);
    }
  }

  async #narrow({
    selection,
    query,
    filters: asked,
  }: Extract<Question, { kind: "narrow" }>): Promise<Narrowed> {
    const { products, table } = await this.#place(selection);
    const filters = knownFilters(table, asked);
    const matched = query === "" ? undefined : matching(await this.#index(), query);
    const found = matched && new Set(matched.ids);
    const left = new Set(applyFilters(table, filters, found));
    const positions = products.flatMap((product, position) => (left.has(product) ? [position] : []));
    const facets = facetsOf(table, filters, found);
    return { positions, facets, ...(matched && { answer: matched.answer }) };
  }

  async #matchList(from: string | Blob): Promise<MatchedList | FileFault> {
    const list = typeof from === "string" ? readPastedList(from) : await readListFile(from);
    if (typeof list === "string") return list;
    const index = await this.#index();
    return { ...list, lines: list.lines.map((line) => matchLine(index, line)) };
  }

  async #tools(ids: ReadonlySet<string>): Promise<ShownProduct[]> {
    const { entries } = await this.#index();
    const categories = new Set(
      entries.filter(({ id }) => ids.has(id)).map(({ place }) => place.category ?? ""),
    );
    const data = await Promise.all(
      [...categories].map((id) => this.#category(this.#files.categories[id] ?? "")),
    );
    // A category lists tools of others too.
    return data.flatMap(({ category, products }) =>
      products.filter((product) => ids.has(product.id) && product.category === category.id),
    );
  }

  async #place(selection: Selection): Promise<Place> {
    const key = addressOf(selection);
    const known = this.#places.get(key);
    if (known) return known;
    const data = await this.#category(this.#files.categories[selection.category ?? ""] ?? "");
    const products = selectProducts(data.products, selection);
    const place = { products, table: facetTable(products, withGroupsOfInserts) };
    this.#places.set(key, place);
    return place;
  }
}
