/** A mark counts as near when it is this far below the window. */
const NEAR_PX = 1200;

/**
 * Calls `act` once when a mark is in the window or close below it, and scrolling rests. What is added while a
 * smooth scroll passes by would make that scroll end in the wrong place. Returns how to stop watching.
 */
export function whenNearing(mark: Element, act: () => void): () => void {
  let isScrolling = false;
  let isNear = false;
  const stop = new AbortController();
  const tryNow = (): void => {
    if (!isNear || isScrolling) return;
    end();
    act();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      tryNow();
    },
    { rootMargin: `0px 0px ${NEAR_PX}px` },
  );
  function end(): void {
    observer.disconnect();
    stop.abort();
  }
  // Where a browser does not tell the end of a scroll, no scroll is waited for.
  if ("onscrollend" in window) {
    const { signal } = stop;
    addEventListener("scroll", () => (isScrolling = true), { passive: true, signal });
    addEventListener(
      "scrollend",
      () => {
        isScrolling = false;
        tryNow();
      },
      { signal },
    );
  }
  observer.observe(mark);
  return end;
}
