/** A state outside React that components subscribe to: `useSyncExternalStore(it.subscribe, it.state)`. */
export class Observable<T> {
  readonly #listeners = new Set<() => void>();
  #state: T;

  constructor(state: T) {
    this.#state = state;
  }

  /** Calls `listener` after each change. The returned function unsubscribes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The current state; the same object until the next change. */
  state = (): T => this.#state;

  /** Notifies all listeners, even if the state is the same. */
  set = (state: T): void => {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  };
}
