import { Observable } from "./observable.ts";

/** How far a question has got. */
export interface Inquired<Q, A> {
  /** The question put last; undefined before the first, and where nothing is asked. */
  question: Q | undefined;
  status: "asking" | "answered" | "failed" | "idle";
  /** The answer that came last, with its question: it stays until the next one comes, or nothing is asked. */
  last: { question: Q; answer: A } | undefined;
}

/** Puts questions, each superseding the one before. */
export class Inquiry<Q, A> {
  readonly #ask: (question: Q) => Promise<A>;
  readonly #complaint: string | undefined;
  readonly #state = new Observable<Inquired<Q, A>>({
    question: undefined,
    status: "asking",
    last: undefined,
  });
  #turn = 0;

  /** `complaint`: what the console says of a failure. */
  constructor(ask: (question: Q) => Promise<A>, complaint?: string) {
    this.#ask = ask;
    this.#complaint = complaint;
  }

  subscribe = this.#state.subscribe;
  state = this.#state.state;

  /** Resolves when that is answered or superseded by the next question; never rejects: a failure is a state. */
  async put(question: Q | undefined): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { last } = this.state();
    if (question === undefined) {
      this.#state.set({ question, status: "idle", last: undefined });
      return;
    }
    this.#state.set({ question, status: "asking", last });
    try {
      const answer = await this.#ask(question);
      if (turn === this.#turn) this.#state.set({ question, status: "answered", last: { question, answer } });
    } catch (error) {
      if (this.#complaint !== undefined) console.error(this.#complaint, error);
      if (turn === this.#turn) this.#state.set({ question, status: "failed", last });
    }
  }
}
