import { Observable } from "./observable.ts";

/** The progress of a question. */
export interface InquiryState<Q, A> {
  /** The latest question; undefined before the first one and after the inquiry was cleared. */
  question: Q | undefined;
  status: "asking" | "answered" | "failed" | "idle";
  /** The latest answer with its question. It stays until the next answer, or until the inquiry is cleared. */
  last: { question: Q; answer: A } | undefined;
}

/** Asks questions; each supersedes the one before. */
export class Inquiry<Q, A> {
  readonly #ask: (question: Q) => Promise<A>;
  readonly #failureMessage: string | undefined;
  readonly #state = new Observable<InquiryState<Q, A>>({
    question: undefined,
    status: "asking",
    last: undefined,
  });
  #turn = 0;

  /** `failureMessage` is logged with each failure. */
  constructor(ask: (question: Q) => Promise<A>, failureMessage?: string) {
    this.#ask = ask;
    this.#failureMessage = failureMessage;
  }

  subscribe = this.#state.subscribe;
  state = this.#state.state;

  /**
   * Asks a question; undefined clears the inquiry. Resolves when the question is answered or superseded. Never rejects:
   * a failure is a state.
   */
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
      if (this.#failureMessage !== undefined) console.error(this.#failureMessage, error);
      if (turn === this.#turn) this.#state.set({ question, status: "failed", last });
    }
  }
}
