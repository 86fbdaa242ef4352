import fc from "fast-check";

const RANGE = 2 ** 32;

/** The simulation's only source of chance: numbers that fast-check draws from a seed. */
export const numbers = fc.infiniteStream(fc.noBias(fc.integer({ min: 0, max: RANGE - 1 })));

/** Decisions made from a stream of numbers. */
export class Chance {
  readonly #numbers: Iterator<number>;

  constructor(stream: Iterable<number>) {
    this.#numbers = stream[Symbol.iterator]();
  }

  /** From 0 to 1, without 1. */
  draw(): number {
    return (this.#numbers.next().value ?? 0) / RANGE;
  }

  happens(share: number): boolean {
    return this.draw() < share;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.draw() * (most - least + 1));
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.between(0, choices.length - 1)] ?? choices[0];
  }

  /** 32 hexadecimal digits, in place of random bytes. */
  id(): string {
    const words = Array.from({ length: 4 }, () => this.between(0, RANGE - 1));
    return words.map((word) => word.toString(16).padStart(8, "0")).join("");
  }
}
