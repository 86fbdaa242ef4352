import {
  type IncomingMessage,
  type RequestListener,
  STATUS_CODES,
  type Server,
  type ServerResponse,
  createServer,
} from "node:http";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { Turns } from "./turns.ts";

/** How long a client may take. Milliseconds. */
export const PATIENCE = {
  headersTimeout: 5_000,
  /** For the whole request: the longest quote list still comes over a phone's 20 kbit/s. */
  requestTimeout: 30_000,
  /** For a request that may bring files: 20 MB over a line of 600 kbit/s. */
  fileTimeout: 300_000,
  /** How often such a request is looked at, and the least bytes a second it must have come on with: the slowest phone's. */
  stallTimeout: 20_000,
  leastPace: 1_000,
  /** An answer that nobody reads, and any other standstill of a connection. */
  unreadTimeout: 60_000,
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

/** The last coding of a request's body says where it ends (RFC 9112, 6.3). */
const CODED_IN_CHUNKS = /(?:^|,)\s*chunked\s*$/i;

/** What Node's parser tells of a request that it can't read. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

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
  const server = createServer({
    ...patience,
    requestTimeout: patience.fileTimeout,
    requireHostHeader: false,
  });
  server.timeout = patience.unreadTimeout;
  const turns = new Turns();
  const follow = (request: IncomingMessage, response: ServerResponse) => {
    limitBody(request, response, patience, (error) => server.emit("clientError", error, request.socket));
    turns.wait(request, response, () => answer(request, response));
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const unknown = unknownProtocol(request);
    if (unknown !== undefined)
      return void response.writeHead(unknown, [...headers, ["Connection", "close"]].flat()).end();
    // The parser says right after this that it can't tell where such a body ends; an answer would come before its 400.
    if (!CODED_IN_CHUNKS.test(request.headers["transfer-encoding"] ?? "chunked")) return;
    listener(request, response);
  };
  server.on("request", follow);
  server.on("checkContinue", (request, response) => {
    continueWhenRead(request, response);
    follow(request, response);
  });
  // An unknown `Expect` may be ignored. Node's own 417 would lack the headers.
  server.on("checkExpectation", follow);
  server.on("connect", (_request, socket) => {
    socket.end(rawAnswer(405, [...headers, ["Allow", "GET, HEAD, POST"]]));
  });
  server.on("clientError", (error: ParserError, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const refuse = () => void socket.end(rawAnswer(statusOf(error), headers));
    const response = turns.latest(socket);
    if (response === undefined) return refuse();
    const before = turns.before(response);
    if (before !== undefined)
      return void before.once("close", () => server.emit("clientError", error, socket));
    // A request that was answered gets no second answer for what is wrong with its body.
    if (response.writableFinished) return response.req.complete ? refuse() : void socket.end();
    // The request under way is itself the broken one, and nothing of its answer is out yet.
    if (!response.req.complete && !response.headersSent) return refuse();
    // Written now, the refusal would stand in the middle of the answer.
    response.once("finish", () => (response.req.complete ? refuse() : socket.end()));
  });
  return server;
}

/** The status for a version of HTTP or a coding of the body that is not understood here; undefined where both are. */
function unknownProtocol({ httpVersion, headers }: IncomingMessage): number | undefined {
  if (!["1.0", "1.1"].includes(httpVersion)) return 505;
  const coding = headers["transfer-encoding"]?.trim().toLowerCase() ?? "chunked";
  return CODED_IN_CHUNKS.test(coding) && coding !== "chunked" ? 501 : undefined;
}

/** Asks for the body of a request that waits for that (`Expect: 100-continue`) when it is read, if it is. */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const { shouldKeepAlive } = response;
  const read = request._read.bind(request);
  // Answered without it, it may come or not: what follows on the connection can't be told from it.
  response.shouldKeepAlive = false;
  request._read = (size) => {
    request._read = read;
    if (!response.headersSent) {
      response.shouldKeepAlive = shouldKeepAlive;
      response.writeContinue();
    }
    read(size);
  };
}

/** Ends a request whose body takes too long: Node itself has one time for all requests. */
function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { requestTimeout, stallTimeout, leastPace }: typeof PATIENCE,
  refuse: (error: ParserError) => void,
): void {
  const { headers, url = "" } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const end = () => {
    if (request.complete || request.socket.destroyed) return;
    if (response.writableFinished) request.socket.destroy();
    else refuse(Object.assign(new Error("too slow"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }));
  };
  const isForm = headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") ?? false;
  if (isForm || url.startsWith(ATTACHMENTS_PATH)) {
    let before = request.socket.bytesRead;
    const look = setInterval(() => {
      const { bytesRead } = request.socket;
      const isSlow = bytesRead - before < (leastPace * stallTimeout) / 1_000;
      before = bytesRead;
      // Not where bytes wait to be read: then the slow one is the store.
      if (isSlow && request.readableLength === 0) end();
    }, stallTimeout);
    request.once("close", () => clearInterval(look));
    return;
  }
  const timer = setTimeout(end, requestTimeout);
  // Not with the answer: that may come before the body.
  request.once("close", () => clearTimeout(timer));
}

function statusOf({ code = "", rawPacket }: ParserError): number {
  const status = STATUS_OF_CODE.get(code);
  if (status !== undefined) return status;
  // A word that could be a method, before a path; other bytes, such as those of TLS, are no HTTP at all.
  const start = rawPacket?.toString("latin1", 0, 200) ?? "";
  return code === "HPE_INVALID_METHOD" && /^[\w!#$%&'*+.^`|~-]+ [/*h]/.test(start) ? 501 : 400;
}

function rawAnswer(status: number, headers: [string, string][]): string {
  const reason = STATUS_CODES[status] ?? "";
  const body = JSON.stringify({ success: false, error: `${reason}.` });
  const lines = [
    ...headers,
    ["Date", new Date().toUTCString()],
    ["Content-Type", "application/json"],
    ["Content-Length", String(body.length)],
    ["Connection", "close"],
  ].map((pair) => pair.join(": "));
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
