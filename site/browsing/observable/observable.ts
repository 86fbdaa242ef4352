/** A state outside React that components follow: `useSyncExternalStore(it.subscribe, it.state)`. */
export class Observable<T> {
  readonly #listeners = new Set<() => void>();
  #state: T;

  constructor(state: T) {
    this.#state = state;
  }

  /** Calls `listener` after each change, until what is returned is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The present state; the same object until the next change. */
  state = (): T => this.#state;

  /** Tells all listeners, also where the state is the one before. */
  set = (state: T): void => {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  };
}
