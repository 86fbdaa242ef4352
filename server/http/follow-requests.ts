import type { RequestListener } from "node:http";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { CONTACT_PATH } from "#contract/contact.ts";

/** One request that was answered; nothing in it tells who asked. */
export interface AnsweredRequest {
  method: string;
  /** The address without its query, where it is one of ours; anything typed by a visitor is `(other)`. */
  path: string;
  /** 0 when the visitor went away before an answer. */
  status: number;
  /** Milliseconds from the request's headers to the end of the answer. */
  ms: number;
}

const OWN_PATHS = new Set<string>([CONTACT_PATH, ATTACHMENTS_PATH, "/healthz", "/readyz"]);

/** Statuses that only an address of ours is answered with. */
const OF_OUR_FILES = new Set([200, 206, 304, 308]);

/** Tells of each request once it is over. */
export function followRequests(
  listener: RequestListener,
  tell: (request: AnsweredRequest) => void,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const [path = ""] = (request.url ?? "").split("?");
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : 0;
      const isOurs = OWN_PATHS.has(path) || (OF_OUR_FILES.has(status) && path.startsWith("/"));
      const ms = Math.round(performance.now() - started);
      tell({ method: request.method ?? "", path: isOurs ? path : "(other)", status, ms });
    });
    listener(request, response);
  };
}
