import { createHash } from "node:crypto";

/**
 * What log, mails and commands call the message under a key, 12 hex digits: enough to find it, too little to repeat
 * its request.
 */
export function referenceOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}
