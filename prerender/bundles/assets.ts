import { createHash } from "node:crypto";

/** Files that the build writes beside the pages, by their address ("/assets/…"), named after their content. */
export class Assets {
  readonly files: Map<string, Uint8Array>;

  /** @param files what there is already. */
  constructor(files: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.files = new Map(files);
  }

  /**
   * Keeps a file and returns its address with a hash of its content, so that it may be cached for ever.
   * `name` is the address without the hash, e.g. `/assets/pictures/cut-tap-400.avif`. Files that change together may
   * share the hash of `whole`, all of their bytes: a page that names many of them is the smaller for it.
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
