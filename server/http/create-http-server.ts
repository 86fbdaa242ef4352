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

/** How long a client may take, in milliseconds. */
export const PATIENCE = {
  headersTimeout: 5_000,
  /** For a whole request: enough for the longest quote list at a phone's 20 kbit/s. */
  requestTimeout: 30_000,
  /** For a request with files: enough for 20 MB at 600 kbit/s. */
  fileTimeout: 300_000,
  /**
   * How often the progress of such a request is checked, and the fewest bytes per second expected: the slowest phone's.
   */
  stallTimeout: 20_000,
  leastPace: 1_000,
  /** For an answer that the client doesn't read, and for any other stalled connection. */
  unreadTimeout: 60_000,
  /** Idle time between two requests. */
  keepAliveTimeout: 5_000,
  /** How often Node looks for slow clients; by default only every 30 s. */
  connectionsCheckingInterval: 1_000,
};

/** Milliseconds between two signs that this process reads at all. */
const BEAT = 500;

const TOO_SLOW = "ERR_HTTP_REQUEST_TIMEOUT";

const STATUS_OF_CODE = new Map([
  [TOO_SLOW, 408],
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
]);

/** A body coded in chunks last marks its own end (RFC 9112, 6.3). */
const CODED_IN_CHUNKS = /(?:^|,)\s*chunked\s*$/i;

/** The error that Node's parser reports for an unreadable request. */
interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/**
 * Creates the HTTP server around a request listener, with limits on slow clients.
 * @param currentHeaders for answers to requests that aren't valid HTTP; these never reach the listener.
 */
export function createHttpServer(
  listener: RequestListener,
  currentHeaders: () => [string, string][],
  patience = PATIENCE,
): Server {
  // The app itself refuses a missing Host, so that this answer gets the usual headers.
  const server = createServer({
    ...patience,
    requestTimeout: patience.fileTimeout,
    requireHostHeader: false,
  });
  server.timeout = patience.unreadTimeout;
  const turns = new Turns();
  const hasSlept = watchSleep(server);
  const spared = new WeakSet<object>();
  const follow = (request: IncomingMessage, response: ServerResponse) => {
    limitBody(request, response, patience, (error) => server.emit("clientError", error, request.socket));
    turns.wait(request, response, () => answer(request, response));
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const unknown = unknownProtocol(request);
    if (unknown !== undefined)
      return void response.writeHead(unknown, [...currentHeaders(), ["Connection", "close"]].flat()).end();
    // The parser is about to report that the body's end can't be found; an answer now would precede its 400.
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
    socket.end(rawAnswer(405, [...currentHeaders(), ["Allow", "GET, HEAD, POST"]]));
  });
  server.on("clientError", (error: ParserError, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const refuse = () => void socket.end(rawAnswer(statusOf(error), currentHeaders()));
    const response = turns.latest(socket);
    // Node counts the time in which this process read nothing, as on a disk that hangs: the client gets it once more.
    if (error.code === TOO_SLOW && hasSlept() && !spared.has(socket)) {
      spared.add(socket);
      const again = () => {
        const isSame = turns.latest(socket) === response && response?.req.complete !== true;
        if (isSame) server.emit("clientError", error, socket);
      };
      return void setTimeout(again, patience.headersTimeout).unref();
    }
    if (response === undefined) return refuse();
    const previous = turns.before(response);
    if (previous !== undefined)
      return void previous.once("close", () => server.emit("clientError", error, socket));
    // An answered request gets no second answer about its broken body.
    if (response.writableFinished) return response.req.complete ? refuse() : void socket.end();
    // The current request is the broken one, and its answer hasn't started.
    if (!response.req.complete && !response.headersSent) return refuse();
    // Written now, the refusal would land in the middle of the answer.
    response.once("finish", () => (response.req.complete ? refuse() : socket.end()));
  });
  return server;
}

/** Tells whether this process has just come back from reading nothing for a while. */
function watchSleep(server: Server): () => boolean {
  let awake = performance.now();
  let slept = Number.NEGATIVE_INFINITY;
  const look = () => {
    const now = performance.now();
    if (now - awake > 2 * BEAT) slept = now;
    awake = now;
    return now - slept < 2 * BEAT;
  };
  const beat = setInterval(look, BEAT).unref();
  server.once("close", () => clearInterval(beat));
  return look;
}

/** The status for an unsupported HTTP version or body coding; undefined where both are supported. */
function unknownProtocol({ httpVersion, headers }: IncomingMessage): number | undefined {
  if (!["1.0", "1.1"].includes(httpVersion)) return 505;
  const coding = headers["transfer-encoding"]?.trim().toLowerCase() ?? "chunked";
  return CODED_IN_CHUNKS.test(coding) && coding !== "chunked" ? 501 : undefined;
}

/** Sends `100 Continue` for a request that waits for it (`Expect`), but only once the body is read. */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const { shouldKeepAlive } = response;
  const read = request._read.bind(request);
  // After an answer without it, the client may or may not send the body: the connection can't be reused.
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

/** Ends a request whose body takes too long. Node itself has only one timeout for all requests. */
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
    else refuse(Object.assign(new Error("too slow"), { code: TOO_SLOW }));
  };
  const isForm = headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") ?? false;
  if (isForm || url.startsWith(ATTACHMENTS_PATH)) {
    let previous = request.socket.bytesRead;
    const check = setInterval(() => {
      const { bytesRead } = request.socket;
      const isSlow = bytesRead - previous < (leastPace * stallTimeout) / 1_000;
      previous = bytesRead;
      // Not when bytes are waiting to be read: then the store is the slow part.
      if (isSlow && request.readableLength === 0) end();
    }, stallTimeout);
    request.once("close", () => clearInterval(check));
    return;
  }
  const timer = setTimeout(end, requestTimeout);
  // Not at the answer, which may come before the body's end.
  request.once("close", () => clearTimeout(timer));
}

function statusOf({ code = "", rawPacket }: ParserError): number {
  const status = STATUS_OF_CODE.get(code);
  if (status !== undefined) return status;
  // A possible method name before a path. Other bytes, such as TLS, aren't HTTP at all.
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
