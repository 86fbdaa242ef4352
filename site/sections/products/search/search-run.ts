import { Observable } from "../../../browsing/observable.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";
import type { WorkpieceGroup } from "../../../catalogue/glossary/workpiece-groups.ts";

/** State of a search. */
export type SearchState =
  /** There is no query. */
  | { status: "idle" }
  /** The search's code or the first answer is loading. */
  | { status: "loading" }
  /** Loading failed. */
  | { status: "failed" }
  | { status: "found"; query: string; groups: readonly WorkpieceGroup[]; result: SearchResult };

/**
 * Runs queries as they are typed, each superseding the one before. What was found stays until the next answer arrives.
 * Lives outside React.
 */
export class SearchRun {
  readonly #queries: Pick<QueryClient, "ask">;
  readonly #prepare: (query: string) => Promise<void>;
  readonly #state = new Observable<SearchState>({ status: "loading" });
  #turn = 0;

  /**
   * @param queries answers.
   * @param prepare fetches what stands above the answer, at the same time: an answer that is shown doesn't move. Must
   *   not reject.
   */
  constructor(
    queries: Pick<QueryClient, "ask">,
    prepare = async (_query: string): Promise<void> => undefined,
  ) {
    this.#queries = queries;
    this.#prepare = prepare;
  }

  subscribe = this.#state.subscribe;
  state = this.#state.state;

  /**
   * Searches for what was typed, with `groups` among the tools for these ISO 513 groups; `limit`: the most hits.
   * Resolves when that is answered or superseded by the next query; never rejects: a failure is a state.
   */
  async search(query: string, limit: number, groups: readonly WorkpieceGroup[] = []): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    if (query.trim() === "" && groups.length === 0) {
      this.#state.set({ status: "idle" });
      return;
    }
    if (this.state().status !== "found") this.#state.set({ status: "loading" });
    try {
      const [result] = await Promise.all([
        this.#queries.ask({ kind: "search", query, limit, groups }),
        this.#prepare(query),
      ]);
      if (turn === this.#turn) this.#state.set({ status: "found", query, groups, result });
    } catch (error) {
      console.error("The list of tools could not be loaded.", error);
      if (turn === this.#turn) this.#state.set({ status: "failed" });
    }
  }
}
