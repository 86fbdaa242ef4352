/** Takes the overlay off the page at once: scrolling and focus work in the same moment. */
export function uncoverPage(): void {
  document.querySelector<HTMLDialogElement>("dialog[data-overlay]")?.close();
  // A page that was drawn under an open overlay is inert until a script can close it.
  document.getElementById("page")?.removeAttribute("inert");
}
