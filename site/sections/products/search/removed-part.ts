/**
 * Remembers the number of a removed part until the remaining parts are drawn: the part that takes its place gets the
 * focus.
 */
export class RemovedPart {
  #number: number | undefined;

  /** Stores the number of the removed part. */
  note(number: number): void {
    this.#number = number;
  }

  /** Returns the number once; undefined if no part was removed since. */
  take(): number | undefined {
    const number = this.#number;
    this.#number = undefined;
    return number;
  }
}
