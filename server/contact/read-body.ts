import type { BodyShare } from "../limits/body-budget.ts";
import { GatheredBytes } from "../limits/gathered-bytes.ts";

/**
 * Reads a request's body, up to `limit` bytes.
 * @returns `too long` when it is longer, by its Content-Length or while reading; `network` or `all` when other posts of
 * the network, or of all, hold too much memory.
 * @throws when the client disconnects.
 */
export async function readBody(
  request: Request,
  limit: number,
  share: BodyShare,
): Promise<Uint8Array | "too long" | "network" | "all"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return "too long";
  if (request.body === null) return new Uint8Array();
  const gathered = new GatheredBytes();
  for await (const chunk of request.body) {
    if (gathered.length + chunk.length > limit) return "too long";
    const full = share.grow(chunk.length);
    if (full !== undefined) return full;
    gathered.add(chunk);
  }
  return gathered.take();
}
