/** Walks the list of enquiries with j and k, as mail programs do; not while something is typed. */
export function walkList(): void {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || (key !== "j" && key !== "k")) return;
    if (target instanceof Element && target.closest("input, textarea, select")) return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-list] a")];
    const at = links.findIndex((link) => link === document.activeElement);
    const from = at === -1 ? links.findIndex((link) => link.ariaCurrent === "true") : at;
    const next = links[key === "j" ? from + 1 : Math.max(0, from - 1)];
    next?.focus();
  });
}
