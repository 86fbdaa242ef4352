import { createHash } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { hashMessage } from "../store/store.ts";

/** Milliseconds within which the same words from the form without script count as one press. */
const FORM_WINDOW = 10 * 60 * 1000;

/** A form can send no header: its key comes from its words, its files and the time, so that a double press stores once. */
export function keyOfForm(message: ContactMessage, now: Date, filesPrint?: string): string {
  const words = `${hashMessage(message, filesPrint)} ${Math.floor(now.getTime() / FORM_WINDOW)}`;
  return `form-${createHash("sha256").update(words).digest("hex")}`;
}
