/** Session storage: the ids chosen for a comparison in a category, joined by commas. */
const KEY = "compare/1/";

/** For windows without storage. */
const inMemory = new Map<string, string>();

/** The ids last chosen in a category in this window; undefined where none ever were. */
export function keptComparison(category: string): string[] | undefined {
  const text = inMemory.get(category) ?? read(category);
  if (text === null || text === undefined) return undefined;
  return text.split(",").filter((id) => id !== "");
}

function read(category: string): string | null {
  try {
    return sessionStorage.getItem(KEY + category);
  } catch {
    return null;
  }
}

/** Keeps the ids chosen in a category as long as this window is open. */
export function keepComparison(category: string, ids: readonly string[]): void {
  inMemory.set(category, ids.join(","));
  try {
    sessionStorage.setItem(KEY + category, ids.join(","));
  } catch {
    // Where storage is blocked the choice lasts until the page is loaded anew; the address still has it.
  }
}
