import { lazy, Suspense } from "react";
import type { SearchResult } from "../../../../catalogue/search/search.ts";

const CodeStrip = lazy(async () => ({ default: (await import("./code-strip.tsx")).CodeStrip }));

interface QueryCodeProps {
  result: Pick<SearchResult, "parts" | "inRange">;
  query: string;
  /** Searches for another text. */
  onQuery: (query: string) => void;
}

/** Three letters or digits in a row: what could be a code. Anything shorter doesn't fetch the reader of codes. */
const codeLike = /[a-z\d]{3}|\bm\d/i;

/** How the code in a query reads; its tables are fetched when something like a code is typed. */
export function QueryCode({ result, query, onQuery }: QueryCodeProps) {
  if (!codeLike.test(query)) return null;
  return (
    <Suspense fallback={null}>
      <CodeStrip result={result} query={query} onQuery={onQuery} />
    </Suspense>
  );
}
