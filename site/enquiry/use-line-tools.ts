import type { QueryClient } from "../browsing/query-client.ts";
import type { QueryQuestion } from "../browsing/query-engine.ts";
import type { ShownProduct } from "../browsing/shown-product.ts";
import type { QuoteLine } from "./quote-list.ts";
import { useAnswer } from "./use-answer.ts";

/** The products of the lines, by id: undefined for one that the catalogue no longer lists. */
export type LineTools = ReadonlyMap<string, ShownProduct | undefined>;

type ToolsQuestion = Extract<QueryQuestion, { kind: "tools" }>;

/** For prerendering, where no queries run. */
const askNobody: QueryClient["ask"] = () => Promise.reject(new Error("Nobody is there to ask."));

/**
 * The products of a list's lines, loaded at first use. If loading fails they stay unknown, so that no line is marked as
 * unlisted by mistake.
 */
export function useLineTools(queries: QueryClient | undefined, lines: readonly QuoteLine[]): LineTools {
  const ids = lines.flatMap(({ kind, key }) => (kind === "product" ? [key] : []));
  const { last } = useAnswer<ToolsQuestion, ShownProduct[]>(
    queries?.ask ?? askNobody,
    ids.length > 0 ? { kind: "tools", ids } : undefined,
  );
  const known = new Map(last?.answer.map((product) => [product.id, product]));
  return new Map(last?.question.ids.map((id) => [id, known.get(id)]));
}
