import { createHash } from "node:crypto";

/**
 * Files that the build writes beside the pages, by address ("/assets/…"). Their names contain a hash of their content.
 */
export class Assets {
  readonly files: Map<string, Uint8Array>;

  /** Starts with the given files. */
  constructor(files: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.files = new Map(files);
  }

  /**
   * Adds a file and returns its address, which contains a hash of its content: it can be cached forever.
   * `name` is the address without the hash, e.g. `/assets/pictures/cut-tap-400.avif`. Files that change together may
   * share one hash, that of `whole` (all their bytes): a page that names many of them compresses better.
   */
  add(name: string, content: Uint8Array | string, whole?: Uint8Array): string {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const hash = createHash("sha256")
      .update(whole ?? bytes)
      .digest("base64url")
      .slice(0, 6);
    const address = name.replace(/(\.[a-z0-9]+)$/, `.${hash}$1`);
    this.files.set(address, bytes);
    return address;
  }
}
