import { once } from "node:events";
import type { Server } from "node:http";

/**
 * Stops accepting, lets requests in hand finish, and ends connections that take longer than `patience`.
 * @param patience milliseconds.
 */
export async function stopGracefully(server: Server, patience: number): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A connection kept alive goes idle after its answer and would hold the server until its own timeout.
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
