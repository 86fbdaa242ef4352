/** Shows the buttons that print the page, which only a script can. */
export function startPrinting(): void {
  for (const key of document.querySelectorAll<HTMLElement>("[data-print]")) {
    key.hidden = false;
    key.addEventListener("click", () => print());
  }
}
