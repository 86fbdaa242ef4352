/** A random key for one message. Works on plain HTTP too, where `crypto.randomUUID` is missing. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Gives a key to each exact message: the same one when an unchanged message is sent again after a failure,
 * a new one after any change, and a new one once the message has arrived. So a second try stores once, and
 * a changed message never meets the server's refusal of a used key.
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

  /** The message has arrived: the same words, sent once more, are a new message. */
  arrived(): void {
    this.#key = "";
  }
}
