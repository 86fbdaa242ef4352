import type { BodyShare } from "../http/body-budget.ts";

/**
 * Reads a request's body, up to `limit` bytes.
 * @returns `too long` when it is longer, said by its Content-Length or found while reading; `no room` when the server
 * holds too much of other posts.
 * @throws when the client goes away in the middle.
 */
export async function readBody(
  request: Request,
  limit: number,
  share: BodyShare,
): Promise<Uint8Array | "too long" | "no room"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return "too long";
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > limit) return "too long";
    if (!share.grow(chunk.length)) return "no room";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
