import type { FieldErrors } from "#contract/contact.ts";

/** What became of a post, for the answer and for the log. */
export interface Receipt {
  event: "contact.stored" | "contact.repeated" | "contact.refused" | "contact.failed";
  status: 200 | 400 | 413 | 415 | 422 | 503;
  /** A sentence for people, on anything but success. */
  error?: string;
  fields?: FieldErrors;
  key?: string;
  /** Length of the body as it came. */
  bytes?: number;
  /** What went wrong in the store; for the log only. */
  cause?: string;
  /** What a visitor typed into the form, to be given back on an error. */
  typed?: Record<string, string>;
}

/** The sender's fault. */
export function refused(status: 400 | 413 | 415 | 422, error: string): Receipt {
  return { event: "contact.refused", status, error };
}
