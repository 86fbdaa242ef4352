import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { ATTACHMENTS_PATH } from "#contract/attachments.ts";
import { CONTACT_PATH, ENQUIRY_PATH } from "#contract/contact.ts";
import { MCP_PATH } from "#contract/machines/machines.ts";
import { REPORTS_PATH } from "#contract/reports.ts";
import type { Settings } from "#contract/settings.ts";
import { answersRoute } from "./answers/route.ts";
import type { FileParts } from "./attachments/receive-file.ts";
import { attachmentsRoute } from "./attachments/route.ts";
import type { Bounds } from "./contact/bounds.ts";
import { contactRoute } from "./contact/route.ts";
import type { OpenDatabase } from "./store/database/store-tables.ts";
import type { MessageStore } from "./store/store.ts";
import { type DistIndex, readDistIndex } from "./http/dist-index.ts";
import { notFoundPage } from "./http/not-found-page.ts";
import type { RateLimiter } from "./limits/rate-limit.ts";
import { hasPlainHost, pathOfTarget } from "./http/request-target.ts";
import type { Ask } from "./machines/json-rpc.ts";
import { machinesRoute } from "./machines/route.ts";
import { reportsRoute } from "./reports/route.ts";
import { securityHeaders } from "#contract/security-headers.ts";
import { createFileServer } from "./http/serve-files.ts";
import type { Log } from "./report/log.ts";
import type { Readiness } from "./upkeep/readiness.ts";

/** The app's dependencies. */
export interface AppParts {
  store: MessageStore & Pick<OpenDatabase, "database" | "eraseDeleted">;
  /** The built site. Its files are listed once: a later build needs a new app. */
  distDir: string;
  /** The build before, if it is there: its hashed files are served where the new one has no such files. */
  previousDir?: string | undefined;
  /** Hashes of the pages' inline `<style>`, such as `sha256-…=`. */
  styleHashes: readonly string[];
  settings: Pick<
    Settings,
    "allowedOrigins" | "apiHost" | "dataDir" | "offline" | "publicUrl" | "retentionDays" | "trustedProxies"
  >;
  /** Counts messages by network; undefined where no limit is set. */
  limiter: RateLimiter | undefined;
  bounds: Bounds;
  /** Counts posts of browsers' reports by network. */
  reportLimiter: RateLimiter;
  /** Counts requests for visitors' private pages by network. */
  enquiryLimiter: RateLimiter;
  /** Counts requests of programs by network. */
  machineLimiter: RateLimiter;
  /** Answers programs; undefined where the owner doesn't allow it. */
  ask?: Ask | undefined;
  /** Where the files that come with messages are stored. */
  files: FileParts;
  log: Log;
  clock: () => Date;
  /** Whether messages can be stored and mailed; never throws. */
  readiness: () => Promise<Readiness>;
  /** Called after each message that was stored. */
  onStored: () => void;
  /** Called after each post that was refused because of the server's own state. */
  onRefused: () => void;
}

/** Builds the request handling: security headers, then files of the site, then the API, then the 404 page. */
export function createApp(parts: AppParts): RequestListener {
  const { distDir, previousDir, log } = parts;
  const headers = securityHeaders(parts);
  const index = readDistIndex(distDir);
  const previous =
    previousDir === undefined ? undefined : { distDir: previousDir, index: readDistIndex(previousDir) };
  const { offline } = parts.settings;
  // Only pages have inlined styles.
  const headersOfFiles = securityHeaders({ ...parts, styleHashes: [] });
  const serveFile = createFileServer({ distDir, index, previous, offline, headersOfFiles, log });
  const serveApi = getRequestListener(createApi(parts, index).fetch, {
    hostname: "localhost",
    overrideGlobalObjects: false,
  });
  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = hasPlainHost(request) ? pathOfTarget(request.url ?? "") : undefined;
    if (path === undefined) {
      const isAboutServer = request.url === "*" && request.method === "OPTIONS" && hasPlainHost(request);
      if (isAboutServer) response.writeHead(204, { Allow: "GET, HEAD, POST, OPTIONS" }).end();
      else response.writeHead(400, { Connection: "close" }).end();
      return;
    }
    request.url = path;
    try {
      if (!serveFile(request, response)) void serveApi(request, response);
    } catch (error) {
      log.error({ event: "request.failed", cause: String(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
}

/** The API alone: messages, files, health; a request is answered without a socket. */
export function createApi(parts: AppParts, index: DistIndex): Hono {
  const { distDir, log, readiness } = parts;
  const api = new Hono();
  api.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  api.get("/readyz", async (context) => {
    const { cause, ...answer } = await readiness();
    if (cause !== undefined) log.error({ event: "server.unready", cause });
    return context.json(answer, cause === undefined ? 200 : 503, { "Cache-Control": "no-store" });
  });
  for (const path of ["/healthz", "/readyz"]) {
    api.all(path, () => new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } }));
  }
  api.route(CONTACT_PATH, contactRoute(parts));
  api.route(ATTACHMENTS_PATH, attachmentsRoute(parts));
  const isThere = (path: string) => index.isPublic(path);
  api.route(REPORTS_PATH, reportsRoute({ ...parts, database: parts.store.database, isThere }));
  api.route(ENQUIRY_PATH, answersRoute({ ...parts, isThere }));
  if (parts.ask) api.route(MCP_PATH, machinesRoute({ ...parts, ask: parts.ask }));
  api.all("/api/*", () => Response.json({ success: false, error: "Not found." }, { status: 404 }));
  api.notFound((context) => {
    const acceptEncoding = context.req.header("Accept-Encoding");
    return notFoundPage({ distDir, index, path: context.req.path, acceptEncoding });
  });
  api.onError((error) => {
    log.error({ event: "request.failed", cause: error.message });
    parts.onRefused();
    return Response.json({ success: false, error: "Something went wrong here." }, { status: 500 });
  });
  return api;
}
