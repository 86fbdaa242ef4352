import type { World } from "./world.ts";

const HOUR = 3_600_000;

/** What simulations have gone through, in sum. */
export class Figures {
  worlds = 0;
  steps = 0;
  checks = 0;
  letters = 0;
  mails = 0;
  /** Milliseconds of waking time, and of sleep. */
  awake = 0;
  asleep = 0;
  readonly counts = new Map<string, number>();
  readonly #began = performance.now();

  add({ time, oracle, counts, mails, letters }: World): void {
    this.worlds += 1;
    this.steps += time.steps;
    this.checks += oracle.checks;
    this.letters += letters.length;
    this.mails += mails.taken.length;
    this.awake += time.now - time.asleep;
    this.asleep += time.asleep;
    for (const [kind, count] of Object.entries(counts)) this.#count(kind, count);
    for (const [treatment, count] of Object.entries(mails.counts))
      this.#count(`mail server ${treatment}`, count);
    for (const [kind, count] of oracle.desk.counts) this.#count(`desk: ${kind}`, count);
    for (const [kind, count] of oracle.pages.counts) this.#count(`page: ${kind}`, count);
    for (const [status, count] of oracle.answers.counts) this.#count(`answer ${status}`, count);
  }

  /** The figures as lines for people. */
  toString(): string {
    const seconds = (performance.now() - this.#began) / 1_000;
    const rows = [...this.counts]
      .map(([kind, count]) => `  ${kind}: ${count}`)
      .toSorted((one, other) => one.localeCompare(other));
    return [
      `${this.worlds} worlds in ${seconds.toFixed(1)} s: ${this.steps} steps, ${this.checks} checks of the store,`,
      `${this.letters} letters, ${this.mails} mails taken; ${(this.awake / HOUR).toFixed(1)} hours awake and ` +
        `${(this.asleep / HOUR / 24).toFixed(0)} days asleep.`,
      ...rows,
    ].join("\n");
  }

  #count(kind: string, more: number): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + more);
  }
}
