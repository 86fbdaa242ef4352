import { fetchCategory } from "./data-files.ts";
import { Observable } from "./observable/observable.ts";
import type { CategoryData } from "./shown-product.ts";

/** Loading state of a category's data. */
export type CategoryState =
  | { status: "loading" }
  | { status: "ready"; data: CategoryData }
  | { status: "failed" };

const loading: CategoryState = { status: "loading" };
const failed: CategoryState = { status: "failed" };

/**
 * The categories' data, each fetched once when first needed. Lives outside React, so that a link can start the fetch
 * before anything is drawn.
 */
export class CatalogueStore {
  readonly #files: Readonly<Record<string, string>>;
  readonly #states = new Observable<ReadonlyMap<string, CategoryState>>(new Map());
  readonly #fetches = new Map<string, Promise<void>>();

  /** `files`: address of each category's data file, by the category's id; `known`: one that is loaded already. */
  constructor(files: Readonly<Record<string, string>>, known?: CategoryData) {
    this.#files = files;
    if (known) this.#set(known.category.id, { status: "ready", data: known });
  }

  subscribe = this.#states.subscribe;
  /** The states of all categories requested so far: a new map with each change. */
  states = this.#states.state;

  /** The state of a category; asking does not fetch. */
  stateOf(category: string): CategoryState {
    return this.states().get(category) ?? loading;
  }

  /** Ids of the categories, in the order of the tree. */
  get categories(): string[] {
    return Object.keys(this.#files);
  }

  /**
   * Fetches a category once; after a failure, again. Resolves when that has ended and never rejects: a failure is a
   * state.
   */
  load(category: string): Promise<void> {
    const file = this.#files[category];
    if (!file || this.stateOf(category).status === "ready") return Promise.resolve();
    const fetching = this.#fetches.get(category) ?? this.#fetch(category, file);
    this.#fetches.set(category, fetching);
    return fetching;
  }

  async #fetch(category: string, file: string): Promise<void> {
    this.#set(category, loading);
    try {
      this.#set(category, { status: "ready", data: await fetchCategory(file) });
    } catch (error) {
      console.error(`The products of "${category}" could not be loaded.`, error);
      this.#set(category, failed);
    } finally {
      this.#fetches.delete(category);
    }
  }

  #set(category: string, state: CategoryState): void {
    this.#states.set(new Map(this.states()).set(category, state));
  }
}
