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
  /** A sentence for people, on anything but success. */
  error?: string;
  fields?: FieldErrors;
  /** Ids of files that the message names and that aren't there. */
  files?: string[];
  key?: string;
  /** Length of the body as it came. */
  bytes?: number;
  /** Why it was marked to be checked. */
  flag?: string | undefined;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** Whether the connection is closed, since the rest of the request is not read. */
  endsConnection?: boolean;
  /** What went wrong in the store; for the log only. */
  cause?: string;
  /** What a visitor typed into the form, to be given back on an error. */
  typed?: Record<string, string>;
}

/** The sender's fault. */
export function refused(status: 400 | 403 | 413 | 415 | 422, error: string): Receipt {
  return { event: "contact.refused", status, error };
}

/** The store's fault. */
export function storeFailed(fault: unknown): Receipt {
  const cause = fault instanceof Error ? fault.message : String(fault);
  // The wording of the specification: a visitor may read it.
  const error = "Failed to send message. Please try again later.";
  return { event: "contact.failed", status: 503, error, cause };
}

/** The headers of every answer to a post, as JSON or as a page. */
export function answerHeaders({ retryAfter, endsConnection = false }: Receipt): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  if (endsConnection) headers.set("Connection", "close");
  return headers;
}
