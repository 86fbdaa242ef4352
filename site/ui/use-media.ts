import { useCallback, useSyncExternalStore } from "react";

/** The window is at least as wide as `--fold` (site/styles/media.css). */
export const FOLD = "(min-width: 600px)";

/** The window is at least as wide as `--desk`. */
export const DESK = "(min-width: 1100px)";

/** The window is at least as wide as `--wide`. */
export const WIDE = "(min-width: 1800px)";

/** Whether the window matches a media query; undefined while prerendering. */
export function useMedia(media: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const query = matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => undefined,
  );
}
