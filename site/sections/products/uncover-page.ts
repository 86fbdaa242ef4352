/** What had the focus on the page when it was covered. */
let focused: HTMLElement | undefined;

/** Spares the browser the page under the overlay: to make it inert each of its parts would be looked at. */
export function coverPage(): void {
  const page = document.getElementById("page");
  if (!page) return;
  const { activeElement } = document;
  focused = activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : undefined;
  page.dataset.covered = "";
}

/** Takes the overlay off the page at once: scrolling and focus work in the same moment. */
export function uncoverPage(): void {
  const page = document.getElementById("page");
  page?.removeAttribute("data-covered");
  // A page that was drawn under an open overlay is inert until a script can close it.
  page?.removeAttribute("inert");
  document.querySelector<HTMLDialogElement>("dialog[data-overlay]")?.close();
  // The dialog itself gives the focus back only to what could be seen when it opened.
  focused?.focus({ preventScroll: true });
  focused = undefined;
}
