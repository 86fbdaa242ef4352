import { fetchCategory, fetchGlossary } from "./data-files.ts";
import { Observable } from "./observable/observable.ts";
import { once } from "./once.ts";
import type { CategoryData } from "./shown-product.ts";

/** Loading state of a category's data. */
export type CategoryState =
  | { status: "loading" }
  | { status: "ready"; data: CategoryData }
  | { status: "failed" };

const loading: CategoryState = { status: "loading" };
const failed: CategoryState = { status: "failed" };

/**
 * The categories' data, each fetched once at first use. The store lives outside React, so that a link can start the
 * fetch before anything is drawn.
 */
export class CatalogueStore {
  readonly #files: Readonly<Record<string, string>>;
  readonly #states = new Observable<ReadonlyMap<string, CategoryState>>(new Map());
  readonly #glossary = once(fetchGlossary);
  readonly #fetch = once(async (category): Promise<CategoryState> => {
    const data = await fetchCategory(this.#files[category] ?? "", this.#glossary);
    return { status: "ready", data };
  });
  /** The last request for each category: only its outcome counts. */
  readonly #last = new Map<string, symbol>();

  /**
   * `files`: address of each category's data file, by the category's id; `known`: a category that is already loaded.
   */
  constructor(files: Readonly<Record<string, string>>, known?: CategoryData) {
    this.#files = files;
    if (known) this.#set(known.category.id, { status: "ready", data: known });
  }

  subscribe = this.#states.subscribe;
  /** The states of all categories requested so far: a new map with each change. */
  states = this.#states.state;

  /** The state of a category. Reading it doesn't fetch. */
  stateOf(category: string): CategoryState {
    return this.states().get(category) ?? loading;
  }

  /** Ids of the categories, in the order of the tree. */
  get categories(): string[] {
    return Object.keys(this.#files);
  }

  /**
   * Fetches a category once, and again after a failure. A call during an attempt that then fails makes one more
   * attempt. Resolves at the end and never rejects: a failure is a state.
   */
  async load(category: string): Promise<void> {
    if (!this.#files[category] || this.stateOf(category).status === "ready") return;
    const request = Symbol(category);
    this.#last.set(category, request);
    this.#set(category, loading);
    try {
      this.#set(category, await this.#fetch(category));
    } catch (error) {
      if (this.#last.get(category) !== request) return;
      console.error(`The products of "${category}" could not be loaded.`, error);
      this.#set(category, failed);
    }
  }

  /**
   * Fetches a category that nobody has asked for yet. Rejects on a failure, which leaves the state as it is. One that
   * has failed waits for the visitor: its button may have the focus.
   */
  async loadAhead(category: string): Promise<void> {
    if (this.states().has(category)) return;
    this.#set(category, await this.#fetch(category));
  }

  #set(category: string, state: CategoryState): void {
    if (this.states().get(category) === state) return;
    this.#states.set(new Map(this.states()).set(category, state));
  }
}
