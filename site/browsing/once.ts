/**
 * Makes something once for each key and returns the same promise from then on. What was rejected is forgotten, so that
 * the next call tries again.
 */
export function once<T>(make: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key = "") => {
    const promise = made.get(key) ?? make(key);
    made.set(key, promise);
    promise.catch(() => made.delete(key));
    return promise;
  };
}
