import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Maximum number of requests that may wait on a connection. Neither browsers nor nginx let any wait. */
const MOST_WAITING = 8;

/**
 * Answers pipelined requests of a connection one after the other. Otherwise the answers to thousands would pile up in
 * memory for a client that reads none.
 */
export class Turns {
  readonly #latest = new WeakMap<Duplex, ServerResponse>();
  readonly #before = new WeakMap<ServerResponse, ServerResponse>();
  readonly #waiting = new WeakMap<Duplex, number>();

  /** The answer to a connection's latest request, complete or not. */
  latest(socket: Duplex): ServerResponse | undefined {
    return this.#latest.get(socket);
  }

  /** The answer that has to finish before this one; undefined when it is this one's turn. */
  before(response: ServerResponse): ServerResponse | undefined {
    const before = this.#before.get(response);
    return before?.closed === false ? before : undefined;
  }

  /** Calls `answer` when its turn comes; ends a connection with too many waiting requests. */
  wait({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const before = this.#latest.get(socket);
    this.#latest.set(socket, response);
    if (before === undefined || before.closed) return answer();
    const waiting = (this.#waiting.get(socket) ?? 0) + 1;
    if (waiting > MOST_WAITING) return void socket.destroy();
    this.#waiting.set(socket, waiting);
    this.#before.set(response, before);
    before.once("close", () => {
      this.#waiting.set(socket, (this.#waiting.get(socket) ?? 1) - 1);
      if (!socket.destroyed) answer();
    });
  }
}
