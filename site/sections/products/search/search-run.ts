import type { OpenedSearch } from "../../../catalogue/search/open-search.ts";
import { searchInSteps, type SearchResult } from "../../../catalogue/search/search.ts";
import type { WorkpieceGroup } from "../../../catalogue/workpiece-groups.ts";
import { breathe } from "../breathe.ts";
import type { SearchSource } from "../search-source.ts";

/** How far a search has come. */
export type SearchState =
  /** Nothing was asked yet. */
  | { status: "waiting" }
  /** Nothing is asked for. */
  | { status: "idle" }
  /** The index is under way. */
  | { status: "loading" }
  /** The index can't be had. */
  | { status: "failed" }
  | { status: "found"; query: string; result: SearchResult };

/**
 * One place that searches: takes queries as they are typed, each ending the one before. What was found stays
 * until the next answer is there. Lives outside React.
 */
export class SearchRun {
  readonly #source: Pick<SearchSource, "open" | "opened">;
  readonly #listeners = new Set<() => void>();
  #state: SearchState = { status: "waiting" };
  #turn = 0;

  constructor(source: Pick<SearchSource, "open" | "opened">) {
    this.#source = source;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): SearchState => this.#state;

  /**
   * Searches for what was typed, with `groups` among the tools for these ISO 513 groups; `limit`: so many hits at the
   * most. Resolves when that is answered or given up for the next query; never rejects: a failure is a state.
   */
  async search(query: string, limit: number, groups: readonly WorkpieceGroup[] = []): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (query.trim() === "" && groups.length === 0) {
      this.#set({ status: "idle" });
      return;
    }
    // Without an await where the index is there: Enter finds the answer to the last letter.
    const index = this.#source.opened() ?? (await this.#open(turn));
    if (!index || turn !== this.#turn) return;
    const steps = searchInSteps(index, query, limit, groups);
    for (;;) {
      const step = steps.next();
      if (step.done) {
        this.#set({ status: "found", query, result: step.value });
        return;
      }
      await breathe();
      if (turn !== this.#turn) return;
    }
  }

  async #open(turn: number): Promise<OpenedSearch | undefined> {
    this.#set({ status: "loading" });
    try {
      return await this.#source.open();
    } catch (error) {
      console.error("The list of tools could not be loaded.", error);
      if (turn === this.#turn) this.#set({ status: "failed" });
      return undefined;
    }
  }

  #set(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
