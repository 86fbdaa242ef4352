import { actionOf } from "../ui/page-action.ts";
import { findIsland } from "./hydrate-island.tsx";

/**
 * Whether a key types a character on a button that opens the search: its field has the focus in time to receive it. A
 * key of one character does nothing outside the search (WCAG 2.1.4).
 */
export function isTypedOnSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === " " || ctrlKey || metaKey || altKey) return false;
  return actionOf(target)?.pageAction.action === "open-search";
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
