import type { OpenedSearch } from "../../catalogue/search/open-search.ts";
import type { SearchData } from "../../catalogue/search/search-data.ts";
import { breathe } from "./breathe.ts";
import { fetchJson } from "./fetch-json.ts";

/** What of the search index is spread over its files. */
export type SearchPart = Omit<SearchData, "places">;

/** The search index's file. What doesn't fit into it stands in further files, in order. */
export interface SearchFile extends SearchData {
  /** Addresses of the further files: each a part. */
  more: string[];
}

/** So many products are made ready at a time: no long task. */
const STEP = 50;

/** Takes steps until one says that it was the last: before the first letter is typed there is time for it. */
async function getReady(step: () => boolean): Promise<void> {
  do await breathe();
  while (!step());
}

/** The search index, fetched and opened once, when it is first asked for. */
export class SearchSource {
  readonly #file: string;
  #opening: Promise<OpenedSearch> | undefined;
  #opened: OpenedSearch | undefined;

  /** `file`: address of the index. */
  constructor(file: string) {
    this.#file = file;
  }

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
    // The code that searches comes with the index: the first load has neither.
    const { openSearch, prepare } = await import("../../catalogue/search/open-search.ts");
    const more = (await Promise.all(first.more.map(fetchJson))) as SearchPart[];
    const parts = [first, ...more];
    const opened = openSearch({
      places: first.places,
      facts: parts.flatMap(({ facts }) => facts),
      sets: parts.flatMap(({ sets }) => sets),
      rows: parts.flatMap(({ rows }) => rows),
    });
    this.#opened = opened;
    void getReady(() => prepare(opened, STEP));
    return opened;
  }
}
