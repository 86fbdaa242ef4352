/** Id of the heading over the tools that were found. */
export const FOUND_TITLE = "found-title";

/** Brings the page's list of what was found into view and takes the focus there, once it is drawn. */
export function focusFoundList(): void {
  requestAnimationFrame(() => {
    const title = document.getElementById(FOUND_TITLE);
    title?.scrollIntoView({ behavior: "instant" });
    title?.focus({ preventScroll: true });
  });
}
