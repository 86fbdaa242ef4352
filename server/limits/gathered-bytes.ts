/**
 * Bytes that come in chunks, in one buffer that grows. A list of the chunks would take hundreds of bytes for each, and
 * a body may come in chunks of one byte.
 */
export class GatheredBytes {
  #buffer = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#length));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = length;
  }

  /** All bytes so far; it is empty afterwards. */
  take(): Buffer {
    const all = this.#buffer.subarray(0, this.#length);
    this.#buffer = Buffer.alloc(0);
    this.#length = 0;
    return all;
  }
}
