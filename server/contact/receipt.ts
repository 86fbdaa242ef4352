import type { FieldErrors } from "#contract/contact.ts";

/** The result of a post, for the answer and for the log. */
export interface Receipt {
  event:
    | "contact.stored"
    | "contact.repeated"
    | "contact.refused"
    | "contact.limited"
    | "contact.full"
    | "contact.failed";
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503;
  /** For people; set unless the post succeeded. */
  error?: string;
  fields?: FieldErrors;
  /** Ids that the message names but that belong to no stored file. */
  files?: string[];
  key?: string;
  /** The token of the message's private address; for the answer only, never for the log. */
  enquiry?: string | undefined;
  /** Length of the body as received. */
  bytes?: number;
  /** Why the message was marked for checking. */
  flag?: string | undefined;
  /** Seconds after which to try again. */
  retryAfter?: number;
  /** Whether the connection closes without reading the rest of the request. */
  endsConnection?: boolean;
  /** The error of the store; for the log only. */
  cause?: string;
  /** The visitor's texts; the error page repeats them. */
  typed?: Record<string, string>;
}

/** The sender made a mistake. */
export function refused(status: 400 | 403 | 413 | 415 | 422, error: string): Receipt {
  return { event: "contact.refused", status, error };
}

/** The store failed. */
export function storeFailed(fault: unknown): Receipt {
  const cause = fault instanceof Error ? fault.message : String(fault);
  // The specification's wording: a visitor may read it.
  const error = "Failed to send message. Please try again later.";
  return { event: "contact.failed", status: 503, error, cause };
}

/** Headers of every answer to a post, JSON or page. */
export function answerHeaders({ retryAfter, endsConnection = false }: Receipt): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  if (endsConnection) headers.set("Connection", "close");
  return headers;
}
