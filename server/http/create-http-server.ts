import { type RequestListener, STATUS_CODES, type Server, createServer } from "node:http";

/** How long a client may take. Milliseconds. */
export const PATIENCE = {
  headersTimeout: 5_000,
  /** For the whole request: the longest quote list still comes over a phone's 20 kbit/s. */
  requestTimeout: 30_000,
  /** Silence between two requests. */
  keepAliveTimeout: 5_000,
  /** Node looks for slow clients only every 30 s unless told otherwise. */
  connectionsCheckingInterval: 1_000,
};

const STATUS_OF_CODE = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
]);

/**
 * Makes the HTTP server around a request listener, with limits on slow clients.
 * @param headers for answers to requests that aren't valid HTTP. The listener never sees those.
 */
export function createHttpServer(
  listener: RequestListener,
  headers: [string, string][],
  patience = PATIENCE,
): Server {
  // The app refuses a missing Host, so that the answer has the headers of all others.
  const server = createServer({ ...patience, requireHostHeader: false }, listener);
  // An unknown `Expect` may be ignored. Node's own 417 would lack the headers.
  server.on("checkExpectation", listener);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = STATUS_OF_CODE.get(error.code ?? "") ?? 400;
    const reason = STATUS_CODES[status] ?? "";
    const body = JSON.stringify({ success: false, error: `${reason}.` });
    const lines = [
      ...headers,
      ["Content-Type", "application/json"],
      ["Content-Length", String(body.length)],
      ["Connection", "close"],
    ].map((pair) => pair.join(": "));
    return socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  });
  return server;
}
