import type { Entry } from "../open-search.ts";
import type { Matcher } from "./match.ts";

const UNKNOWN = -2;

/** How weakly each tool of an index meets a part, computed at first use. */
export class Weakness {
  readonly #matcher: Matcher;
  readonly #known: Int16Array;

  constructor(matcher: Matcher, count: number) {
    this.#matcher = matcher;
    this.#known = new Int16Array(count).fill(UNKNOWN);
  }

  /** 0 is the best, `NO_MATCH` is no match. */
  of(entry: Entry): number {
    const known = this.#known[entry.number] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const weak = this.#matcher(entry);
    this.#known[entry.number] = weak;
    return weak;
  }
}
