import { fetchJson } from "./fetch-json.ts";
import { readCategory, type CategoryFile, type CategoryPart } from "./category-file.ts";
import type { CategoryData } from "./shown-product.ts";

/** How far a category's data has come. */
export type CategoryState =
  | { status: "loading" }
  | { status: "ready"; data: CategoryData }
  | { status: "failed" };

const loading: CategoryState = { status: "loading" };
const failed: CategoryState = { status: "failed" };

/**
 * The categories' data files, each fetched once when first asked for. Lives outside React, so that a link can
 * start the fetch before anything is drawn.
 */
export class CatalogueStore {
  readonly #files: Readonly<Record<string, string>>;
  readonly #states = new Map<string, CategoryState>();
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  /** `files`: address of each category's data file, by the category's id; `known`: one that is at hand already. */
  constructor(files: Readonly<Record<string, string>>, known?: CategoryData) {
    this.#files = files;
    if (known) this.#states.set(known.category.id, { status: "ready", data: known });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of a category; asking does not fetch. */
  stateOf(category: string): CategoryState {
    return this.#states.get(category) ?? loading;
  }

  /** Ids of the categories, in the order of the tree. */
  get categories(): string[] {
    return Object.keys(this.#files);
  }

  /**
   * Fetches a category, once; after a failure, once more. Resolves when it is known how that ended and never
   * rejects: a failure is a state.
   */
  load(category: string): Promise<void> {
    const file = this.#files[category];
    if (!file || this.stateOf(category).status === "ready") return Promise.resolve();
    const underWay = this.#underWay.get(category) ?? this.#fetch(category, file);
    this.#underWay.set(category, underWay);
    return underWay;
  }

  /** Brings the first file of each category that was not asked for yet near, one after the other, for a click to come. Failures don't matter. */
  async fetchAhead(): Promise<void> {
    for (const [category, file] of Object.entries(this.#files)) {
      if (!navigator.onLine) return;
      if (this.#states.has(category)) continue;
      const answer = await fetch(file, { priority: "low" }).catch(() => undefined);
      // Read to its end: only then the browser keeps it.
      await answer?.blob().catch(() => undefined);
    }
  }

  async #fetch(category: string, file: string): Promise<void> {
    this.#set(category, loading);
    try {
      // Written by the same build and named by their hashes: these files need no second check.
      const first = (await fetchJson(file)) as CategoryFile;
      const more = (await Promise.all(first.more.map(fetchJson))) as CategoryPart[];
      this.#set(category, { status: "ready", data: readCategory(first, more) });
    } catch (error) {
      console.error(`The products of "${category}" could not be loaded.`, error);
      this.#set(category, failed);
    } finally {
      this.#underWay.delete(category);
    }
  }

  #set(category: string, state: CategoryState): void {
    this.#states.set(category, state);
    for (const listener of this.#listeners) listener();
  }
}
