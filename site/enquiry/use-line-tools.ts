import { useEffect, useState } from "react";
import type { QueryClient } from "../browsing/query-client.ts";
import type { ShownProduct } from "../browsing/shown-product.ts";
import type { QuoteLine } from "./quote-list.ts";

/** What the catalogue knows of the lines' products, by id: undefined for one that it no longer lists. */
export type LineTools = ReadonlyMap<string, ShownProduct | undefined>;

const none: LineTools = new Map();

/**
 * The products of a list's lines, loaded when a line needs them. If loading fails they stay unknown, so that no line is
 * marked as unlisted by mistake. While prerendering there is no one to ask.
 */
export function useLineTools(queries: QueryClient | undefined, lines: readonly QuoteLine[]): LineTools {
  const [tools, setTools] = useState(none);
  const unknown = lines.flatMap(({ kind, key }) => (kind === "product" && !tools.has(key) ? [key] : []));
  const wanted = unknown.join(" ");
  useEffect(() => {
    if (!queries || wanted === "") return;
    const ids = wanted.split(" ");
    let isWanted = true;
    queries.ask({ kind: "tools", ids }).then(
      (found) => {
        if (!isWanted) return;
        const known = new Map(found.map((product) => [product.id, product]));
        setTools((before) => new Map([...before, ...ids.map((id) => [id, known.get(id)] as const)]));
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [queries, wanted]);
  return tools;
}
