/** Something that happens at a moment. */
interface Happening {
  at: number;
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
  /** By time, then in the order in which they were announced. */
  readonly #coming: Happening[] = [];
  readonly #settle: () => Promise<void>;

  /** @param settle resolves when all that the last thing caused is done. */
  constructor(settle: () => Promise<void>) {
    this.#settle = settle;
  }

  /** Lets something happen later; returns a function that calls it off. */
  after(ms: number, owner: Happening["owner"], happen: () => void): () => void {
    const happening = { at: this.now + Math.max(0, ms), owner, happen };
    const place = this.#coming.findLastIndex(({ at }) => at <= happening.at) + 1;
    this.#coming.splice(place, 0, happening);
    return () => {
      const index = this.#coming.indexOf(happening);
      if (index >= 0) this.#coming.splice(index, 1);
    };
  }

  /** Resolves after this time; never, where the owner has died meanwhile. */
  pass(ms: number, owner: Happening["owner"]): Promise<void> {
    return new Promise((resolve) => void this.after(ms, owner, resolve));
  }

  /** Runs until `end`, or until `isDone` says so. `afterEach` is called when all that a thing caused has settled. */
  async run(end: number, afterEach: () => void, isDone = (): boolean => false): Promise<void> {
    for (await this.#settle(); !isDone(); await this.#settle()) {
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
    while (this.#coming[0]?.owner.isAlive === false) this.#coming.shift();
    const [next] = this.#coming;
    return next === undefined || next.at > end ? undefined : this.#coming.shift();
  }
}
