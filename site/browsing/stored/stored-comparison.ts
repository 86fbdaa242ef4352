import { Observable } from "../observable/observable.ts";

/** Key prefix in the session storage. Value: the ids compared in a category, joined by commas. */
const KEY = "compare/1/";

/** The ids stored since the page was opened, by category: also for windows without storage. */
const stored = new Observable<ReadonlyMap<string, readonly string[]>>(new Map());

/** Calls `listener` when ids are stored. */
export const subscribeToComparisons = stored.subscribe;

/** The ids stored since the page was opened, by category: a new map with each change. */
export const storedComparisons = stored.state;

/** The ids last compared in a category in this window; undefined if there never were any. */
export function storedComparison(category: string): readonly string[] | undefined {
  const known = stored.state().get(category);
  if (known) return known;
  const text = read(category);
  return text === null ? undefined : text.split(",").filter((id) => id !== "");
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
  stored.set(new Map(stored.state()).set(category, ids));
  try {
    sessionStorage.setItem(KEY + category, ids.join(","));
  } catch {
    // If storage is blocked, the choice lasts until a reload; the address still contains it.
  }
}
