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
import type { HoleKit } from "../catalogue/search/holes/hole-kit.ts";
import { matchHand, type HandAnswer } from "./match-hand.ts";
import { matchLine, type MatchedLine } from "./match-line.ts";
import type { RequestedHole } from "../catalogue/search/holes/read-hole.ts";
import type { InHand } from "#engineering/in-hand/in-hand.ts";
import { readPastedList, type PastedList } from "../catalogue/paste/read-pasted-list.ts";
import { readListFile, type FileFault } from "./read-list-file.ts";
import { once } from "./once.ts";
import type { ShownProduct } from "./shown-product.ts";

/** Addresses of the data files. */
export interface QueryFiles {
  /** Address of each category's data, by category id. */
  categories: Readonly<Record<string, string>>;
  /** Address of the search index. */
  search: string;
}

/** A question to the engine. */
export type QueryQuestion =
  /** The tools that match a query, only those for `groups` if there are any; the best `limit` of them as hits. */
  | { kind: "search"; query: string; limit: number; groups: readonly WorkpieceGroup[] }
  /** The steps from the workpiece to the tools, for a query or for the only group in the filter. */
  | { kind: "work steps"; query: string; group: WorkpieceGroup | undefined }
  /** The products of a place that match search and filters, and the facets with their counts. */
  | { kind: "narrow"; selection: Selection; query: string; filters: Filters }
  /** The listed products with these ids. */
  | { kind: "tools"; ids: readonly string[] }
  /** The lines of a pasted list or a file, with the tools that match them. */
  | { kind: "match list"; from: string | Blob }
  /** The possible identities of an insert in the hand, and the holders for it. */
  | { kind: "match hand"; hand: InHand }
  /** The tools that make a hole. */
  | { kind: "hole kit"; asked: RequestedHole };

/** The matching products of a place. */
export interface Narrowed {
  /** Positions in the place's list, in its order. */
  positions: number[];
  facets: Facet[];
  /** The search's report on its tools, including those of other places; undefined without a query. */
  answer?: SearchAnswer;
}

/** The answer type of each kind of question. */
export interface Answers {
  search: SearchResult;
  "work steps": WorkSteps | undefined;
  narrow: Narrowed;
  tools: ShownProduct[];
  "match list": MatchedList | FileFault;
  "match hand": HandAnswer;
  "hole kit": HoleKit;
}

/** A list's lines with their tools, and a count of the lines left out. */
export interface MatchedList extends Omit<PastedList, "lines"> {
  lines: MatchedLine[];
}

/** The answer to one question. */
export type AnswerTo<Q extends QueryQuestion> = Answers[Q["kind"]];

/** A place's products with their facet values. */
interface PlaceData {
  products: readonly ShownProduct[];
  table: FacetTable<ShownProduct>;
}

/** Takes the workpiece groups of a holder that names none from the inserts that it holds. */
function withGroupsOfInserts({ id, family, specifications, insertGroups = "" }: ShownProduct): Filterable {
  const groups = insertGroups.split("").filter(isWorkpieceGroup);
  if (groups.length === 0) return { id, family, specifications };
  const material = groups.map((letter) => `${letter} – ${workpieceGroups[letter].toLowerCase()}`).join("; ");
  return { id, family, specifications: { ...specifications, material } };
}

/**
 * Searches and counts over the data files, each fetched once at first use. It uses no DOM: it runs in a Worker, or in
 * the page if there is no Worker.
 */
export class QueryEngine {
  readonly #files: QueryFiles;
  readonly #places = new Map<string, PlaceData>();
  readonly #category = once(fetchCategory);
  readonly #index = once(async () => openSearch(await fetchSearch(this.#files.search)));

  constructor(files: QueryFiles) {
    this.#files = files;
  }

  /** Rejects if a data file fails to load. */
  async answer(question: QueryQuestion): Promise<Answers[QueryQuestion["kind"]]> {
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
      case "hole kit":
        return this.#holeKit(question.asked);
    }
  }

  async #narrow({
    selection,
    query,
    filters: requested,
  }: Extract<QueryQuestion, { kind: "narrow" }>): Promise<Narrowed> {
    const { products, table } = await this.#place(selection);
    const filters = knownFilters(table, requested);
    const matched = query === "" ? undefined : matching(await this.#index(), query);
    const found = matched && new Set(matched.ids);
    const remaining = new Set(applyFilters(table, filters, found));
    const positions = products.flatMap((product, position) => (remaining.has(product) ? [position] : []));
    const facets = facetsOf(table, filters, found);
    return { positions, facets, ...(matched && { answer: matched.answer }) };
  }

  async #matchList(from: string | Blob): Promise<MatchedList | FileFault> {
    const list = typeof from === "string" ? readPastedList(from) : await readListFile(from);
    if (typeof list === "string") return list;
    const index = await this.#index();
    return { ...list, lines: list.lines.map((line) => matchLine(index, line)) };
  }

  async #holeKit(asked: RequestedHole): Promise<HoleKit> {
    const [{ holeKit }, index] = await Promise.all([
      import("../catalogue/search/holes/hole-kit.ts"),
      this.#index(),
    ]);
    return holeKit(index, asked, (ids) => this.#tools(ids));
  }

  async #tools(ids: ReadonlySet<string>): Promise<ShownProduct[]> {
    const { entries } = await this.#index();
    const categories = new Set(
      entries.filter(({ id }) => ids.has(id)).map(({ place }) => place.category ?? ""),
    );
    const data = await Promise.all(
      [...categories].map((id) => this.#category(this.#files.categories[id] ?? "")),
    );
    // A category also lists tools of other categories.
    return data.flatMap(({ category, products }) =>
      products.filter((product) => ids.has(product.id) && product.category === category.id),
    );
  }

  async #place(selection: Selection): Promise<PlaceData> {
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
