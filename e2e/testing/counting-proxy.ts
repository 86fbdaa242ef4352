import { once } from "node:events";
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy that records every request to the server, including the service worker's. */
export class CountingProxy {
  readonly #server: Server;
  /** Requested paths, in order. */
  paths: string[] = [];
  /** Requested paths that were answered 304 (Not Modified). */
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

  /** Starts it and returns its address. */
  async start(): Promise<string> {
    this.#server.listen(0, "localhost");
    await once(this.#server, "listening");
    const address = this.#server.address() as AddressInfo; // it listens on a port, not a pipe
    return `http://localhost:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }
}
