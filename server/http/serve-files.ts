import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { AHEAD_HEADER, AHEAD_PAGES } from "#contract/host-headers.ts";
import type { Log } from "../report/log.ts";
import { EXTENSION, acceptedEncodings } from "./accepted-encodings.ts";
import { contentTypeOf } from "./content-type.ts";
import type { DistIndex } from "./dist-index.ts";
import { sendFile } from "./send-file.ts";

/** The dependencies of {@link createFileServer}. */
export interface FileServerOptions {
  distDir: string;
  index: DistIndex;
  /** The build before: its hashed files are there for pages that are still open. */
  previous?: { distDir: string; index: DistIndex } | undefined;
  /**
   * Whether visitors' devices may cache the site. If not, `/sw.js` is the service worker that deletes what they cached.
   */
  offline: boolean;
  /** Security headers of hashed files. */
  headersOfFiles: readonly (readonly [string, string])[];
  log: Log;
}

const leadsAhead = new RegExp(AHEAD_PAGES);

/** Answers a request for a page or file of the built site, or returns false and leaves it untouched. */
export type FileServer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the built site: addresses without a trailing slash, precompressed variants, ETags. Hashed files are cached for
 * a year, everything else is revalidated.
 */
export function createFileServer({
  distDir,
  index,
  previous,
  offline,
  headersOfFiles,
  log,
}: FileServerOptions): FileServer {
  const current = { distDir, index };
  return (request, response) => {
    const { pathname, search } = splitTarget(request.url ?? "");
    const path = decodePath(pathname);
    if (path === undefined) return false;
    if (path !== "/" && path.endsWith("/") && index.isPublic(path.slice(0, -1))) {
      // The path is in the index, so the redirect can't lead to another host.
      redirect(response, pathname.slice(0, -1) + search);
      return true;
    }
    const clean = path.replace(/\/index\.html$|\.html$/, "") || "/";
    if (clean !== path && index.isPublic(path)) {
      redirect(response, encodeURI(clean) + search);
      return true;
    }
    const newPath = index.movedTo(path.replace(/(?<=.)\/$/, ""));
    if (newPath !== undefined && !index.isPublic(path)) {
      redirect(response, newPath + search);
      return true;
    }
    const isHashed = path.startsWith("/assets/") || path.startsWith("/data/");
    const build = isHashed && !index.isPublic(path) ? (previous ?? current) : current;
    const file = build.index.isPublic(path)
      ? build.index.fileOf(!offline && path === "/sw.js" ? "/no-sw.js" : path)
      : undefined;
    if (file === undefined) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(request.method === "OPTIONS" ? 204 : 405, { Allow: "GET, HEAD" }).end();
      return true;
    }
    if (isHashed) for (const [name, value] of headersOfFiles) response.setHeader(name, value);
    response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    if (leadsAhead.test(path)) response.setHeader(...AHEAD_HEADER);
    response.setHeader("Vary", "Accept-Encoding");
    const encoding = acceptedEncodings(request.headers["accept-encoding"]).find((name) =>
      build.index.hasFile(file + EXTENSION[name]),
    );
    const onDisk = join(build.distDir, encoding === undefined ? file : file + EXTENSION[encoding]);
    sendFile(request, response, { file: onDisk, contentType: contentTypeOf(file), encoding }).catch(
      (error: unknown) => {
        // A visitor who left midway is not an error of the file.
        if (!request.socket.destroyed) log.error({ event: "file.failed", path, error: String(error) });
        if (response.headersSent) response.destroy();
        else response.writeHead(404, { "Cache-Control": "no-store" }).end();
      },
    );
    return true;
  };
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
