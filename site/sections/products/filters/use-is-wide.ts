import { useSyncExternalStore } from "react";

const wide = "(min-width: 1100px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for filters beside the list; undefined while prerendering. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => undefined,
  );
}
