/** A random key for one message. Also works on plain HTTP, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Gives each message an idempotency key. An unchanged message that is sent again after a failure has the same key; a
 * changed message, or one after a success, has a new key. So a retry is stored once, and the server never rejects a
 * changed message for a used key.
 */
export class MessageKeys {
  #body = "";
  #key = "";

  /** The key for a request body. */
  for(body: string): string {
    if (body !== this.#body || !this.#key) {
      this.#body = body;
      this.#key = newKey();
    }
    return this.#key;
  }

  /** The message has arrived: the same text sent again is a new message. */
  arrived(): void {
    this.#key = "";
  }
}

/**
 * The number under which the company finds a message, made from its key as in `server/store/message-reference.ts`.
 * Undefined on plain HTTP, where browsers compute no sums.
 */
export async function messageReference(key: string): Promise<string | undefined> {
  if (!("subtle" in crypto)) return undefined;
  const sum = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return Array.from(new Uint8Array(sum, 0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
