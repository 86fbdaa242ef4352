import { useEffect, useState } from "react";
import { fetchFits, type FitList } from "../../../browsing/data-files.ts";
import { once } from "../../../browsing/once.ts";

/** Each category's file, fetched once. */
const fitsIn = once(fetchFits);

/** Loading state of what fits a product. */
export type FitsState = { status: "loading" } | { status: "ready"; lists: FitList[] } | { status: "failed" };

/** What fits a product, loaded when drawn; `retry` loads again after a failure. */
export function useFits(fits: string, productId: string): { state: FitsState; retry: () => void } {
  const [state, setState] = useState<FitsState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const settle = (next: FitsState): void => {
      if (isWanted) setState(next);
    };
    fitsIn(fits).then(
      (all) => settle({ status: "ready", lists: all.get(productId) ?? [] }),
      (error: unknown) => {
        console.error(`What fits "${productId}" could not be loaded.`, error);
        settle({ status: "failed" });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [fits, productId, attempt]);

  function retry(): void {
    setState({ status: "loading" });
    setAttempt(attempt + 1);
  }
  return { state, retry };
}
