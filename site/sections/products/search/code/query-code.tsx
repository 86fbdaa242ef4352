import type { SearchResult } from "../../../../catalogue/search/search.ts";
import type * as CodeReader from "./code-strip.tsx";

interface QueryCodeProps {
  result: Pick<SearchResult, "parts" | "inRange">;
  query: string;
  /** Searches for another text. */
  onQuery: (query: string) => void;
}

/** Three letters or digits in a row: what could be a code. Anything shorter doesn't fetch the reader of codes. */
const codeLike = /[a-z\d]{3}|\bm\d/i;

let reader: typeof CodeReader | undefined;

/**
 * Fetches the reader of codes if the query could hold one. Never rejects: without the reader the tools are shown alone,
 * and the next query tries again.
 */
export async function prepareCodeReader(query: string): Promise<void> {
  if (codeLike.test(query)) reader ??= await import("./code-strip.tsx").catch(() => undefined);
}

/** How the code in a query reads. Nothing where `prepareCodeReader` could not fetch the reader. */
export function QueryCode({ result, query, onQuery }: QueryCodeProps) {
  if (!reader || !codeLike.test(query)) return null;
  return <reader.CodeStrip result={result} query={query} onQuery={onQuery} />;
}
