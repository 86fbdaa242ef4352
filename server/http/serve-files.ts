import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Log } from "../log.ts";
import { acceptedEncodings } from "./accepted-encodings.ts";
import type { DistIndex } from "./dist-index.ts";

/** What {@link createFileServer} serves from. */
export interface FileServerOptions {
  distDir: string;
  index: DistIndex;
  /**
   * Whether visitors' devices may keep the site. If not, `/sw.js` is the service worker that removes what they
   * kept.
   */
  offline: boolean;
  log: Log;
}

/** Answers a request for a page or file of the built site, or returns false and leaves it untouched. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the built site: addresses without a trailing slash, precompressed variants, ETags. Hashed files are cached
 * for a year, everything else is revalidated.
 */
export function createFileServer({ distDir, index, offline, log }: FileServerOptions): FileServer {
  const send = sirv(distDir, { etag: true, brotli: true, gzip: true, extensions: ["html"] });
  return (request, response) => {
    const { pathname, search } = splitTarget(request.url ?? "");
    const path = decodePath(pathname);
    if (path === undefined) return false;
    if (path !== "/" && path.endsWith("/") && index.isPublic(path.slice(0, -1))) {
      // The path is in the index, so the redirect can't lead to another host.
      redirect(response, pathname.slice(0, -1) + search);
      return true;
    }
    if (!index.isPublic(path)) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(request.method === "OPTIONS" ? 204 : 405, { Allow: "GET, HEAD" }).end();
      return true;
    }
    if (!offline && path === "/sw.js") request.url = "/no-sw.js";
    prepare(request, response, path);
    // sirv opens the file after it has answered 200. Without a listener, a file that is gone would end the process.
    response.once("pipe", (stream) => {
      stream.once("error", (error: Error) => {
        log.error({ event: "file.failed", path, error: error.message });
        response.destroy();
      });
    });
    send(request, response, () => {
      response.writeHead(404).end();
    });
    return true;
  };
}

function prepare(request: IncomingMessage, response: ServerResponse, path: string): void {
  request.headers["accept-encoding"] = acceptedEncodings(request.headers["accept-encoding"]).join(", ");
  // sirv misreads lists, suffixes and reversed ranges, and doesn't know If-Range. Sending the whole file is always
  // allowed.
  if (!isPlainRange(request.headers.range) || request.headers["if-range"] !== undefined) {
    delete request.headers.range;
  }
  const isHashed = path.startsWith("/assets/") || path.startsWith("/data/");
  response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  // Set here and not by sirv, so that a 304 has it too.
  response.setHeader("Vary", "Accept-Encoding");
}

function isPlainRange(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(range ?? "") ?? [];
  return start !== undefined && (end === undefined || Number(start) <= Number(end));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, "Cache-Control": "no-cache" }).end();
}

function splitTarget(target: string): { pathname: string; search: string } {
  const question = target.indexOf("?");
  if (question === -1) return { pathname: target, search: "" };
  return { pathname: target.slice(0, question), search: target.slice(question) };
}

function decodePath(pathname: string): string | undefined {
  if (!pathname.startsWith("/")) return undefined;
  try {
    return decodeURI(pathname).normalize();
  } catch {
    return undefined;
  }
}
