/** How a list shows its products. */
export type ListView = "cards" | "table";

/** Storage key of the choice on this device. */
const KEY = "list-view/1";

/** The list view last chosen on this device. */
export function storedView(): ListView {
  try {
    return localStorage.getItem(KEY) === "table" ? "table" : "cards";
  } catch {
    // If storage is blocked, the address still contains the choice.
    return "cards";
  }
}

/** Stores the choice on this device. */
export function storeView(view: ListView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // As above.
  }
}
