import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EXTENSION, acceptedEncodings } from "./accepted-encodings.ts";
import type { DistIndex } from "./dist-index.ts";

/** The built site, and the request that found nothing in it. */
export interface NotFoundOptions {
  distDir: string;
  index: DistIndex;
  /** Path of the request as written in the address. */
  path: string;
  acceptEncoding: string | undefined;
}

/**
 * Status 404 with the nearest `404.html` upward: for `/products/milling/x` the one of milling, else of products, and so
 * on.
 */
export async function notFoundPage({
  distDir,
  index,
  path,
  acceptEncoding,
}: NotFoundOptions): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-cache", Vary: "Accept-Encoding" });
  const page = nearestPage(index, path);
  if (page === undefined) {
    headers.set("Content-Type", "text/plain;charset=utf-8");
    return new Response("Not found.\n", { status: 404, headers });
  }
  headers.set("Content-Type", "text/html;charset=utf-8");
  const encoding = acceptedEncodings(acceptEncoding).find((name) => index.hasFile(page + EXTENSION[name]));
  if (encoding !== undefined) headers.set("Content-Encoding", encoding);
  const body = await readFile(join(distDir, encoding === undefined ? page : page + EXTENSION[encoding]));
  return new Response(new Uint8Array(body), { status: 404, headers });
}

function nearestPage(index: DistIndex, path: string): string | undefined {
  // Only indexed files are read: a path with `..` or an encoded slash matches none, and the search moves up a level.
  const segments = path.split("/").slice(1, 8);
  for (; ; segments.pop()) {
    const candidate = ["", ...segments, "404.html"].join("/");
    if (index.hasFile(candidate)) return candidate;
    if (segments.length === 0) return undefined;
  }
}
