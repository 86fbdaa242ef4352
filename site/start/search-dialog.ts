import { findIsland } from "./hydrate-island.tsx";

/** Whether a key press opens the search: not while typing in a field, and not below the loading screen. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || document.querySelector("[data-loader]")) return false;
  return !(target instanceof Element && target.closest("input, select, textarea, [contenteditable]"));
}

/** Opens the search dialog with the address's query in its field. Its code may load later. */
export function openSearchDialog(): void {
  const dialog = findIsland("search").querySelector("dialog");
  const field = dialog?.querySelector("input");
  if (!dialog || !field || dialog.open) return;
  dialog.showModal();
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.select();
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
