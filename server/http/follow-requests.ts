import type { RequestListener } from "node:http";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { CONTACT_PATH } from "#contract/contact.ts";
import { REPORTS_PATH } from "#contract/reports.ts";

/** An answered request; nothing in it identifies the visitor. */
export interface AnsweredRequest {
  method: string;
  /** The path without query, if it is one of the site's; `(other)` for anything that a visitor may have made up. */
  path: string;
  /** 0 when the visitor left before an answer. */
  status: number;
  /** Milliseconds from the request's headers to the end of the answer. */
  ms: number;
}

const OWN_PATHS = new Set<string>([CONTACT_PATH, ATTACHMENTS_PATH, REPORTS_PATH, "/healthz", "/readyz"]);

/** Statuses given only to paths that exist here. */
const FILE_STATUSES = new Set([200, 206, 304, 308]);

/** Reports each request once it is over. */
export function followRequests(
  listener: RequestListener,
  report: (request: AnsweredRequest) => void,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const [path = ""] = (request.url ?? "").split("?");
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : 0;
      const isOurs = OWN_PATHS.has(path) || (FILE_STATUSES.has(status) && path.startsWith("/"));
      const ms = Math.round(performance.now() - started);
      report({ method: request.method ?? "", path: isOurs ? path : "(other)", status, ms });
    });
    listener(request, response);
  };
}
