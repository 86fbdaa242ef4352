import { createHash } from "node:crypto";

/**
 * The name of a message in log, mails and commands, 12 hexadecimal digits: enough to find it, too little to repeat its
 * request.
 */
export function referenceOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}
