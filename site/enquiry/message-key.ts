/** A random key for one message. Works on plain HTTP too, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Gives an idempotency key to each exact message: the same one when an unchanged message is sent again after a failure,
 * a new one after any change or once the message has arrived. So a retry is stored once, and the server never refuses a
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
