/** A message of WebDriver BiDi: an answer, which has an id, or an event. */
interface BidiMessage {
  id?: number;
  type: "success" | "error" | "event";
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** A session of W3C WebDriver BiDi over Node's own WebSocket. */
export class BidiSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEvent: (method: string, params: unknown) => void;
  #lastId = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(String(data)) as BidiMessage));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The browser has gone."));
      this.#waiting.clear();
    });
  }

  /** @param address that the browser prints when it starts, `ws://…`. */
  static async open(
    address: string,
    onEvent: (method: string, params: unknown) => void,
  ): Promise<BidiSession> {
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error(`Nothing answers at ${address}.`)));
    });
    return new BidiSession(socket, onEvent);
  }

  /** Sends a command; answers with its result, of the shape that the specification gives it, or throws its error. */
  async send<Result>(method: string, params: object): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return (await answer) as Result;
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, type, method, params, result, error, message }: BidiMessage): void {
    if (type === "event") {
      this.#onEvent(method ?? "", params);
      return;
    }
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (type === "success") waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }
}
