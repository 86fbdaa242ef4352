import type { MessageStore, NewMessage } from "../store/store.ts";
import { WORDS } from "./contact-post.ts";

/** For tests: stores a message that was received at a time; its words name the key. */
export function storeMessage(
  store: MessageStore,
  key: string,
  receivedAt = new Date(),
  change: Partial<NewMessage> = {},
) {
  const message = { ...WORDS, subject: "Other", message: `words of ${key}` } as const;
  return store.save({ message, key, receivedAt, source: "json", ...change });
}
