import type { UploadedFile } from "#contract/attachments.ts";
import { type Unwanted, unwantedSentence } from "#contract/file-kind.ts";

/** Outcome of an upload, for the answer and for the log. */
export type FileReceipt = StoredReceipt | RefusedReceipt;

/** The file is on disk. */
export interface StoredReceipt {
  event: "file.stored" | "file.repeated";
  status: 200;
  file: UploadedFile & { sha256: string };
}

/** The file was not stored; no part of it was kept. */
export interface RefusedReceipt {
  event: "file.refused" | "file.limited" | "file.full" | "file.failed";
  status: 400 | 403 | 413 | 415 | 429 | 503;
  /** A sentence for people. */
  error: string;
  /** Reason for the log; contains neither name nor content. */
  cause?: string;
  /** Seconds after which to try again. */
  retryAfter?: number;
  /** Whether the connection closes without reading the rest of the request. */
  endsConnection?: boolean;
}

/** The file itself is at fault. */
export function unwanted(name: string, why: Unwanted): RefusedReceipt {
  return {
    event: "file.refused",
    status: why === "large" ? 413 : 415,
    error: unwantedSentence(name, why),
    cause: why,
    endsConnection: true,
  };
}

/** The request is at fault. */
export function refusedFile(status: 400 | 403, error: string, cause: string): RefusedReceipt {
  return { event: "file.refused", status, error, cause, endsConnection: true };
}

/** The network has sent too much recently. @param wait milliseconds. */
export function limitedFile(wait: number, cause: string): RefusedReceipt {
  const retryAfter = Math.ceil(wait / 1000);
  const minutes = Math.ceil(retryAfter / 60);
  const error =
    "Too many files came from your network in the last hour. " +
    `Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, or send them by e-mail.`;
  return { event: "file.limited", status: 429, error, cause, retryAfter, endsConnection: true };
}

/** There is no room for files, though there is for messages. */
export function noRoom(cause: string): RefusedReceipt {
  const error = "No more files can be taken here for now. Please send them by e-mail.";
  return { event: "file.full", status: 503, error, cause, endsConnection: true };
}

/** The store failed. */
export function fileFailed(fault: unknown): RefusedReceipt {
  const cause = fault instanceof Error ? fault.message : String(fault);
  const error = "The file could not be stored. Please try again later.";
  return { event: "file.failed", status: 503, error, cause, endsConnection: true };
}
