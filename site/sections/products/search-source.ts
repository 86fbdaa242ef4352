import { openSearch, type OpenedSearch } from "../../catalogue/search/open-search.ts";
import type { SearchData, SearchRow } from "../../catalogue/search/search-data.ts";
import { fetchJson } from "./fetch-json.ts";

/** The search index's file: what all products share, the first rows, and where the others are. */
export interface SearchFile extends SearchData {
  /** Addresses of the files with the rest of the rows, in order: each a list of them. */
  more: string[];
}

/** The search index, fetched and opened once, when it is first asked for. */
export class SearchSource {
  readonly #file: string;
  #opening: Promise<OpenedSearch> | undefined;
  #opened: OpenedSearch | undefined;
  readonly #listeners = new Set<() => void>();

  /** `file`: address of the index. */
  constructor(file: string) {
    this.#file = file;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The index once it is there; asking does not fetch. */
  opened = (): OpenedSearch | undefined => this.#opened;

  /** Fetches the index, once; after a failure, once more. Rejects when it can't be had. */
  open(): Promise<OpenedSearch> {
    this.#opening ??= this.#fetch();
    this.#opening.catch(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #fetch(): Promise<OpenedSearch> {
    // Written by the same build and named by their hashes: these files need no second check.
    const first = (await fetchJson(this.#file)) as SearchFile;
    const more = (await Promise.all(first.more.map(fetchJson))) as SearchRow[][];
    const opened = openSearch({ ...first, rows: [first.rows, ...more].flat() });
    this.#opened = opened;
    for (const listener of this.#listeners) listener();
    return opened;
  }
}

const sources = new Map<string, SearchSource>();

/** The page's one source of an index: whoever searches shares what was fetched. */
export function searchSourceOf(file: string): SearchSource {
  const source = sources.get(file) ?? new SearchSource(file);
  sources.set(file, source);
  return source;
}
