/**
 * Remembers which part of a reading was removed, over the drawing of what is left: the focus goes to the part that takes
 * its place.
 */
export class RemovedPart {
  #number: number | undefined;

  /** Notes the number of the part. */
  note(number: number): void {
    this.#number = number;
  }

  /** Its number, once; undefined if none was removed since. */
  take(): number | undefined {
    const number = this.#number;
    this.#number = undefined;
    return number;
  }
}
