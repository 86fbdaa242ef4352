import type { CatalogueStore } from "../catalogue-store.ts";
import { putQuery } from "./search-address.ts";

/** Browsers refuse more than about a hundred changes of the address in some ten to thirty seconds. */
const REST_MS = 300;

/** Keeps the address's query as what is typed, with a rest between two changes. */
export class QueryKeeper {
  readonly #store: CatalogueStore;
  #waiting: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: CatalogueStore) {
    this.#store = store;
  }

  /** Takes what was typed; the address follows within the rest. */
  typed(query: string): void {
    this.#waiting = query;
    this.#timer ??= setTimeout(() => this.finish(), REST_MS);
  }

  /** Writes what still waits, at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const query = this.#waiting;
    this.#waiting = undefined;
    if (query !== undefined) putQuery(this.#store, query);
  }
}
