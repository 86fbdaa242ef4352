/**
 * Calls `make` once for each key; what it made is the answer from then on. A failure is not kept: the next call tries
 * again. A call that meets an attempt which then fails is answered by an attempt that began after it, so that a press
 * is never lost to one that was under way already.
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
