/**
 * Calls `make` once for each key and returns the same promise from then on. A rejected promise is dropped, so that the
 * next call tries again.
 */
export function once<T>(make: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key = "") => {
    const known = made.get(key);
    if (known) return known;
    const promise = make(key);
    made.set(key, promise);
    promise.catch(() => made.delete(key));
    return promise;
  };
}
