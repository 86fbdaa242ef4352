import type { RequestListener } from "node:http";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { CONTACT_PATH, ENQUIRY_PATH } from "#contract/contact.ts";
import { REPORTS_PATH } from "#contract/reports.ts";

/** An answered request; nothing in it identifies the visitor. */
export interface AnsweredRequest {
  method: string;
  /**
   * The path without query, if it is one of the site's; `(other)` for anything that a visitor may have made up. Of a
   * private page only how it begins: the rest is its key.
   */
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
      const ms = Math.round(performance.now() - started);
      report({ method: request.method ?? "", path: namedPath(path, status), status, ms });
    });
    listener(request, response);
  };
}

function namedPath(path: string, status: number): string {
  // The server reads it in whatever way its letters are written.
  if (decoded(path).startsWith(ENQUIRY_PATH)) return ENQUIRY_PATH;
  const isOurs = OWN_PATHS.has(path) || (FILE_STATUSES.has(status) && path.startsWith("/"));
  return isOurs ? path : "(other)";
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
