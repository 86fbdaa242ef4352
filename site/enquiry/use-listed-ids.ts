import { useEffect, useState } from "react";
import type { QuoteLine } from "./quote-list.ts";

/** Loads the ids of all products; rejects when that fails. */
export type ListedIds = () => Promise<ReadonlySet<string>>;

/**
 * The ids of all products, loaded once a product's line needs them; undefined until then. If loading fails they stay
 * unknown, so that no line is marked as unlisted by mistake. While prerendering there is no `load`.
 */
export function useListedIds(
  load: ListedIds | undefined,
  lines: readonly QuoteLine[],
): ReadonlySet<string> | undefined {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const isNeeded = lines.some(({ kind }) => kind === "product");
  useEffect(() => {
    if (!load || !isNeeded) return;
    let isWanted = true;
    load().then(
      (all) => isWanted && setIds(all),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load, isNeeded]);
  return ids;
}
