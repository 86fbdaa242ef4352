import { once } from "node:events";
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands in front of a server and notes what really reaches it, whoever in the browser asks. */
export class CountingProxy {
  readonly #server: Server;
  /** Paths that were asked for, in order. */
  paths: string[] = [];
  /** Those of them that were answered "not modified". */
  unchanged: string[] = [];

  constructor(target: string) {
    this.#server = createServer((incoming, outgoing) => {
      this.paths.push(incoming.url ?? "");
      const { method, headers, url } = incoming;
      const onward = ask(new URL(url ?? "/", target), { method, headers }, (answer) => {
        if (answer.statusCode === 304) this.unchanged.push(url ?? "");
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    });
  }

  /** Starts it; answers with its address. */
  async start(): Promise<string> {
    this.#server.listen(0, "localhost");
    await once(this.#server, "listening");
    const address = this.#server.address() as AddressInfo; // it listens on a port, not on a pipe
    return `http://localhost:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }
}
