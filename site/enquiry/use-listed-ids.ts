import { useEffect, useState } from "react";
import type { QuoteLine } from "./quote-list.ts";

/** Gives the ids of all products there are; rejects when they can't be had. */
export type ListedIds = () => Promise<ReadonlySet<string>>;

/**
 * The ids of all products, asked for once a product's line needs them; undefined until they are known. When they
 * can't be had they stay unknown: nothing is called gone that only wasn't reached. While prerendering there is no
 * `load`.
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
