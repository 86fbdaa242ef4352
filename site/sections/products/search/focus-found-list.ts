/** Id of the heading above the tools found. */
export const FOUND_TITLE = "found-title";

/** Scrolls to the page's list of found tools and focuses its heading, once it is drawn. */
export function focusFoundList(): void {
  requestAnimationFrame(() => {
    const title = document.getElementById(FOUND_TITLE);
    title?.scrollIntoView({ behavior: "instant" });
    title?.focus({ preventScroll: true });
  });
}
