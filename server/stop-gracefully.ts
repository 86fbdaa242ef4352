import { once } from "node:events";
import type { Server } from "node:http";

/**
 * Stops accepting connections and lets running requests finish. Connections that take longer than `patience` are
 * closed.
 * @param patience milliseconds.
 */
export async function stopGracefully(server: Server, patience: number): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A keep-alive connection is idle after its answer; without this header it would stay open until its timeout.
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
