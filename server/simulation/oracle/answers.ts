import type { Answer, Letter } from "../people/visitors.ts";
import type { World } from "../world.ts";

const ADDRESSES = /\/enquiry\/[\w-]{43}/g;
/** Whoever names a file that nobody has sent yet sends it. */
const HIS_FILES = /\/enquiry\/[\w-]{43}|\|m\d+\.pdf\|/g;

/** What a visitor may be answered. */
export class AnswerOracle {
  readonly #world: World;
  readonly counts = new Map<number, number>();

  constructor(world: World) {
    this.#world = world;
  }

  came(letter: Letter, answer: Answer): void {
    if (answer === undefined) return;
    const { status, text } = answer;
    this.counts.set(status, (this.counts.get(status) ?? 0) + 1);
    const isRight = status === 200 || status === 303 || status === 503 || (status >= 400 && status < 500);
    if (!isRight) this.#world.oracle.found(`answered ${status}: ${text}`);
    // Private addresses are random: one may look like a letter's token.
    const words = text.replaceAll(letter.foreignFiles.length > 0 ? HIS_FILES : ADDRESSES, "");
    const foreign = (words.match(/\bm\d+\b/g) ?? []).find((token) => token !== letter.token);
    if (foreign !== undefined)
      this.#world.oracle.found(`${letter.token} was shown something of ${foreign}: ${text}`);
    if (status === 503 && this.#world.isPlain && !this.#world.hasLimits)
      this.#world.oracle.found(`answered 503 though nothing failed: ${text}`);
  }

  commandFailed(name: string, fault: string): void {
    if (this.#world.isPlain) this.#world.oracle.found(`${name} failed though nothing else did: ${fault}`);
  }
}
