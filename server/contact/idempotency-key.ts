import { createHash, randomUUID } from "node:crypto";
import type { ContactMessage } from "#contract/contact.ts";
import { hashMessage } from "../store/store.ts";

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** Milliseconds within which the same words from the form without script count as one press. */
const FORM_WINDOW = 10 * 60 * 1000;

/** The key a request brings, a new one when it brings none, or undefined when it can't be one. */
export function keyOfHeader(header: string | null): string | undefined {
  if (header === null) return randomUUID();
  return VISIBLE_ASCII.test(header) ? header : undefined;
}

/** A form can send no header: its key comes from its words and the time, so that a double press stores once. */
export function keyOfForm(message: ContactMessage, now: Date): string {
  const words = `${hashMessage(message)} ${Math.floor(now.getTime() / FORM_WINDOW)}`;
  return `form-${createHash("sha256").update(words).digest("hex")}`;
}
