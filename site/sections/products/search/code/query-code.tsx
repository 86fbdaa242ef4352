import type { SearchResult } from "../../../../catalogue/search/search.ts";
import type * as CodeReader from "./code-strip.tsx";

interface QueryCodeProps {
  result: Pick<SearchResult, "parts" | "inRange">;
  query: string;
  /** Searches for another text. */
  onQuery: (query: string) => void;
}

/** Three consecutive letters or digits may be a code. For shorter texts the reader of codes isn't fetched. */
const codeLike = /[a-z\d]{3}|\bm\d/i;

let reader: typeof CodeReader | undefined;

/**
 * Fetches the reader of codes if the query may contain a code. Never rejects: without the reader only the tools are
 * shown, and the next query tries again.
 */
export async function prepareCodeReader(query: string): Promise<void> {
  if (codeLike.test(query)) reader ??= await import("./code-strip.tsx").catch(() => undefined);
}

/** The explanation of the code in a query. Nothing if `prepareCodeReader` could not fetch the reader. */
export function QueryCode({ result, query, onQuery }: QueryCodeProps) {
  if (!reader || !codeLike.test(query)) return null;
  return <reader.CodeStrip result={result} query={query} onQuery={onQuery} />;
}
