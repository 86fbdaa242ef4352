import type { AnswerTo, QueryQuestion, QueryFiles } from "./query-engine.ts";

/** Messages from the page to the Worker: first the addresses of the data, then questions. */
export type ToWorker = { files: QueryFiles } | { number: number; question: QueryQuestion };

/** Messages from the Worker: first that it runs, then an answer or an error for each question. */
export type FromWorker = "ready" | { number: number; answer: unknown } | { number: number; fault: string };

type Answer = (question: QueryQuestion) => Promise<unknown>;

/**
 * Puts questions to the code that searches and counts. It runs in a Worker, so that no answer blocks the page. If a
 * Worker can't start, the same code runs in the page.
 */
export class QueryClient {
  readonly #files: QueryFiles;
  readonly #openWorker: (() => Worker) | undefined;
  #starting: Promise<Answer> | undefined;

  /** `openWorker` starts the Worker; if omitted, the code runs in the page. */
  constructor(files: QueryFiles, openWorker?: () => Worker) {
    this.#files = files;
    this.#openWorker = openWorker;
  }

  /** Starts the engine before the first question. Never rejects: the first question reports a failure. */
  prepare(): void {
    this.#start().catch(() => undefined);
  }

  /** Rejects if code or data fails to load; the next question tries again. */
  ask = async <Q extends QueryQuestion>(question: Q): Promise<AnswerTo<Q>> => {
    const answer = await this.#start();
    return (await answer(question)) as AnswerTo<Q>; // the engine answers each kind with its own answer
  };

  #start(): Promise<Answer> {
    this.#starting ??= this.#startWorker().catch(() => this.#startHere());
    this.#starting.catch(() => (this.#starting = undefined));
    return this.#starting;
  }

  async #startHere(): Promise<Answer> {
    const { QueryEngine } = await import("./query-engine.ts");
    const engine = new QueryEngine(this.#files);
    return (question) => engine.answer(question);
  }

  /** Rejects if no Worker can start: an old browser, a blocked script, no network. */
  async #startWorker(): Promise<Answer> {
    if (!this.#openWorker) throw new Error("No Worker is wanted.");
    // Not within the press that asks first: the page is shown before.
    await new Promise((resolve) => setTimeout(resolve));
    const worker = this.#openWorker();
    const waiting = new Map<number, PromiseWithResolvers<unknown>>();
    const post = (message: ToWorker): void => worker.postMessage(message);
    const { promise: running, resolve: isRunning, reject: hasFailed } = Promise.withResolvers<void>();
    worker.addEventListener("error", (event) => hasFailed(new Error(event.message)));
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data === "ready") {
        isRunning();
        return;
      }
      const pending = waiting.get(data.number);
      waiting.delete(data.number);
      if ("fault" in data) pending?.reject(new Error(data.fault));
      else pending?.resolve(data.answer);
    });
    await running;
    // The Worker may also fail later, for want of memory: then reject all pending questions.
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      this.#starting = undefined;
      for (const pending of waiting.values()) pending.reject(new Error(message));
    });
    post({ files: this.#files });
    let number = 0;
    return (question) => {
      number += 1;
      const pending = Promise.withResolvers<unknown>();
      waiting.set(number, pending);
      post({ number, question });
      return pending.promise;
    };
  }
}
