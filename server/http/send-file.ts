import { type FileHandle, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { matchesTag, readByteRange } from "./conditional.ts";

/** A file to send, and how to label it. */
export interface FileToSend {
  /** Path on disk. */
  file: string;
  contentType: string;
  /** Content coding of its bytes, if any. */
  encoding: string | undefined;
}

/**
 * Answers a GET or HEAD with a file, or with 304, 206 or 416 if the request's headers call for it. Headers already set
 * on the response are sent too.
 * @throws when the file can't be read.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, contentType, encoding }: FileToSend,
): Promise<void> {
  const handle = await open(file);
  try {
    await answer(request, response, { handle, contentType, encoding });
  } finally {
    await handle.close();
  }
}

async function answer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { handle, contentType, encoding }: Omit<FileToSend, "file"> & { handle: FileHandle },
): Promise<void> {
  const { size, mtime } = await handle.stat();
  const tag = `W/"${size}-${mtime.getTime()}"`;
  response.setHeader("ETag", tag);
  if (matchesTag(headers["if-none-match"], tag)) {
    response.writeHead(304).end();
    return;
  }
  // A range is defined for GET only. If-Range compares strong tags; these are weak.
  const asksForPart = method === "GET" && headers["if-range"] === undefined;
  const range = asksForPart ? readByteRange(headers.range, size) : undefined;
  if (range === "beyond") {
    response.writeHead(416, { "Content-Range": `bytes */${size}`, "Content-Length": 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range === undefined ? 200 : 206, {
    "Content-Type": contentType,
    "Content-Length": end - start + 1,
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
    ...(range === undefined
      ? {}
      : { "Content-Range": `bytes ${start}-${end}/${size}`, "Accept-Ranges": "bytes" }),
  });
  if (method === "HEAD" || size === 0) response.end();
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}
