/** How a list shows its products. */
export type ListView = "cards" | "table";

/** Storage key of the choice on this device. */
const KEY = "list-view/1";

/** How this device's visitor last chose to see lists. */
export function keptView(): ListView {
  try {
    return localStorage.getItem(KEY) === "table" ? "table" : "cards";
  } catch {
    // Where storage is blocked the address still has the choice.
    return "cards";
  }
}

/** Keeps the choice on this device. */
export function keepView(view: ListView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // As above.
  }
}
