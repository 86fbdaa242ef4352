/** Key prefix in the session storage. Value: the ids compared in a category, joined by commas. */
const KEY = "compare/1/";

/** For windows without storage. */
const inMemory = new Map<string, string>();

/** The ids last compared in a category in this window; undefined if there never were any. */
export function storedComparison(category: string): string[] | undefined {
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

/** Stores the compared ids of a category until this window is closed. */
export function storeComparison(category: string, ids: readonly string[]): void {
  inMemory.set(category, ids.join(","));
  try {
    sessionStorage.setItem(KEY + category, ids.join(","));
  } catch {
    // If storage is blocked, the choice lasts until a reload; the address still contains it.
  }
}
