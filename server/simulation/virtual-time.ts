import { setImmediate as turn } from "node:timers/promises";

/** Something that happens at a moment. */
interface Happening {
  at: number;
  order: number;
  /** Whose it is: it doesn't happen to a dead process. */
  owner: { readonly isAlive: boolean };
  happen: () => void;
}

/** Time that passes only when nothing else is left to do; at each moment one thing happens. */
export class VirtualTime {
  /** Milliseconds since the simulation's start. */
  now = 0;
  /** How much of it passed at once, as on a machine that was asleep. */
  asleep = 0;
  /** How many things have happened. */
  steps = 0;
  #order = 0;
  #coming: Happening[] = [];

  /** Lets something happen later; returns a function that calls it off. */
  after(ms: number, owner: Happening["owner"], happen: () => void): () => void {
    const happening = { at: this.now + Math.max(0, ms), order: (this.#order += 1), owner, happen };
    this.#coming.push(happening);
    return () => {
      this.#coming = this.#coming.filter((each) => each !== happening);
    };
  }

  /** Resolves after this time; never, where the owner has died meanwhile. */
  pass(ms: number, owner: Happening["owner"]): Promise<void> {
    return new Promise((resolve) => void this.after(ms, owner, resolve));
  }

  /** Runs until `end`, or until `isDone` says so. `afterEach` is called when all that a thing caused has settled. */
  async run(end: number, afterEach: () => void, isDone = (): boolean => false): Promise<void> {
    for (await turn(); !isDone(); await turn()) {
      afterEach();
      const next = this.#takeNext(end);
      if (next === undefined) {
        this.now = Math.max(this.now, end);
        return;
      }
      this.now = Math.max(this.now, next.at);
      this.steps += 1;
      next.happen();
    }
    afterEach();
  }

  /** Passes time at once: whatever was due meanwhile is due now, once. */
  sleep(ms: number): void {
    this.now += ms;
    this.asleep += ms;
  }

  #takeNext(end: number): Happening | undefined {
    this.#coming = this.#coming.filter(({ owner }) => owner.isAlive);
    const [next] = this.#coming.toSorted((one, other) => one.at - other.at || one.order - other.order);
    if (next === undefined || next.at > end) return undefined;
    this.#coming = this.#coming.filter((each) => each !== next);
    return next;
  }
}
