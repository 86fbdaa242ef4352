/** A mark counts as near when it is this far below what is in sight. */
const NEAR = "1200px";

/** Calls `act` each time a mark comes near the sight, inside a scrolling box too. Returns how to stop watching. */
export function whenInSight(mark: Element, act: () => void): () => void {
  // The DOM's types don't know `scrollMargin` yet; browsers without it act when the mark is in sight.
  const options = { rootMargin: `0px 0px ${NEAR}`, scrollMargin: `0px 0px ${NEAR}` };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) act();
  }, options);
  observer.observe(mark);
  return () => observer.disconnect();
}
