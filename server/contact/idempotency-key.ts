import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { hashMessage } from "../store/store.ts";

/** Milliseconds within which the same words from the form without script count as one press. */
const FORM_WINDOW = 10 * 60 * 1000;

/**
 * A form can't send a header, so its key is made from words, files and time: a double press stores the message once.
 */
export function keyOfForm(message: ContactMessage, now: Date, filesFingerprint?: string): string {
  const words = `${hashMessage(message, filesFingerprint)} ${Math.floor(now.getTime() / FORM_WINDOW)}`;
  return `form-${createHash("sha256").update(words).digest("hex")}`;
}
