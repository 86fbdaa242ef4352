import { Inquiry, type InquiryState } from "../../../browsing/observable/inquiry.ts";
import type { QueryClient } from "../../../browsing/query-client.ts";
import type { QueryQuestion } from "../../../browsing/query-engine.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { SearchResult } from "../../../catalogue/search/search.ts";

type SearchQuestion = Extract<QueryQuestion, { kind: "search" }>;

/** A result with its question. */
export type FoundResult = NonNullable<InquiryState<SearchQuestion, SearchResult>["last"]>;

/** The console message of a failed search. */
export const SEARCH_FAILURE = "The list of tools could not be loaded.";

/**
 * The question for a query, among the tools for `groups`, with at most `limit` hits; undefined without query and
 * groups.
 */
export function searchQuestion(
  query: string,
  limit: number,
  groups: readonly WorkpieceGroup[] = [],
): SearchQuestion | undefined {
  if (query.trim() === "" && groups.length === 0) return undefined;
  return { kind: "search", query, limit, groups };
}

/**
 * The search of a field. While it asks, `prepare` fetches the code for the part above the answer, so that an answer
 * doesn't move after it is shown. `prepare` must not reject.
 */
export function searchInquiry(
  { ask }: Pick<QueryClient, "ask">,
  prepare: (query: string) => Promise<void>,
): Inquiry<SearchQuestion, SearchResult> {
  return new Inquiry(async (question) => {
    const [result] = await Promise.all([ask(question), prepare(question.query)]);
    return result;
  }, SEARCH_FAILURE);
}
