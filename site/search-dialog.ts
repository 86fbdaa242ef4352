/** A key that writes a letter somewhere, and one pressed while the loading screen covers all, opens nothing. */
export function isSlashKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey || document.querySelector("[data-loader]")) return false;
  return !(target instanceof Element && target.closest("input, select, textarea, [contenteditable]"));
}

/** Opens the search, its field holding what the address searches for. Its code may come later. */
export function openSearchDialog(dialog: HTMLDialogElement | null): void {
  const field = dialog?.querySelector("input");
  if (!dialog || !field || dialog.open) return;
  dialog.showModal();
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.select();
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
