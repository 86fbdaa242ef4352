import type { QueryClient } from "../browsing/query-client.ts";
import type { Question } from "../browsing/query-engine.ts";
import type { ShownProduct } from "../browsing/shown-product.ts";
import type { QuoteLine } from "./quote-list.ts";
import { useAnswer } from "./use-answer.ts";

/** What the catalogue knows of the lines' products, by id: undefined for one that it no longer lists. */
export type LineTools = ReadonlyMap<string, ShownProduct | undefined>;

type ToolsQuestion = Extract<Question, { kind: "tools" }>;

/** While prerendering there is no one to ask. */
const askNobody: QueryClient["ask"] = () => Promise.reject(new Error("Nobody is there to ask."));

/**
 * The products of a list's lines, loaded when a line needs them. If loading fails they stay unknown, so that no line is
 * marked as unlisted by mistake.
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
