import { Inquiry, type InquiryState } from "../../../browsing/observable/inquiry.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import type { QueryQuestion } from "../../../browsing/query-engine.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";

type SearchQuestion = Extract<QueryQuestion, { kind: "search" }>;

/** What was found, and for which question. */
export type Found = NonNullable<InquiryState<SearchQuestion, SearchResult>["last"]>;

/** What the console says of a search that fails. */
export const SEARCH_COMPLAINT = "The list of tools could not be loaded.";

/** Asks for what was typed among the tools for `groups`, `limit` hits at most; undefined where there is no query. */
export function searchQuestion(
  query: string,
  limit: number,
  groups: readonly WorkpieceGroup[] = [],
): SearchQuestion | undefined {
  if (query.trim() === "" && groups.length === 0) return undefined;
  return { kind: "search", query, limit, groups };
}

/**
 * The search of a field. It asks, and at the same time fetches what stands above the answer: an answer that is shown
 * doesn't move. `prepare` must not reject.
 */
export function searchInquiry(
  { ask }: Pick<QueryClient, "ask">,
  prepare: (query: string) => Promise<void>,
): Inquiry<SearchQuestion, SearchResult> {
  return new Inquiry(async (question) => {
    const [result] = await Promise.all([ask(question), prepare(question.query)]);
    return result;
  }, SEARCH_COMPLAINT);
}
