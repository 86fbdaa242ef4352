/**
 * Calls `make` once for each key and returns the same result from then on. A failure isn't stored: the next call tries
 * again. A call during an attempt that then fails gets the result of a new attempt, so that a press is never lost.
 */
export function once<T>(make: (key: string) => Promise<T>): (key?: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  function start(key: string): Promise<T> {
    const promise = make(key);
    made.set(key, promise);
    promise.catch(() => made.delete(key));
    return promise;
  }
  return (key = "") => made.get(key)?.catch(() => made.get(key) ?? start(key)) ?? start(key);
}
