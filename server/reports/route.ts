import { Hono } from "hono";
import type { Kysely } from "kysely";
import { REPORT_LIMITS, REPORT_TYPES } from "#contract/reports.ts";
import {
  type PostSettings,
  type RouteEnv,
  allowOrigins,
  mediaTypeOf,
  networksOf,
  senderOfPost,
} from "../http/post-context.ts";
import { parseJson, readText } from "../limits/read-text.ts";
import { type RateLimiter, takeEach } from "../limits/rate-limit.ts";
import { Shares } from "../limits/shares.ts";
import type { Log } from "../report/log.ts";
import { keepReports } from "../store/reports.ts";
import type { StoreTables } from "../store/database/store-tables.ts";
import { readReports } from "./read-reports.ts";

/** The route's dependencies. */
export interface ReportsRouteOptions {
  database: Kysely<StoreTables>;
  settings: PostSettings;
  /** Counts posts of reports by network. */
  reportLimiter: RateLimiter;
  /** Whether a path is a page or file of the site. */
  isThere: (path: string) => boolean;
  clock: () => Date;
  log: Log;
}

/** Posts of one network under way at the same time. */
const AT_ONCE = 10;

/** Takes what browsers report of our pages. Nobody waits for the answer, so it says nothing but its status. */
export function reportsRoute(options: ReportsRouteOptions): Hono<RouteEnv> {
  const { settings, reportLimiter, clock, log, database, isThere } = options;
  const { allowedOrigins, apiHost, publicUrl, trustedProxies } = settings;
  const origins = [...allowedOrigins, apiHost, publicUrl];
  const underWay = new Shares(AT_ONCE);
  const route = new Hono<RouteEnv>();
  if (allowedOrigins.length > 0) route.use(allowOrigins(allowedOrigins, []));
  route.post("/", async (context) => {
    if (!REPORT_TYPES.includes(mediaTypeOf(context.req.raw))) return refuse(415);
    if (senderOfPost(context, settings) === "foreign") return refuse(403);
    const networks = networksOf(context, trustedProxies);
    if (!underWay.take(networks)) return refuse(429);
    try {
      const wait = await takeEach(reportLimiter, networks, { now: clock(), scope: "reports " });
      if (wait > 0) return refuse(429);
      const text = await readText(context.req.raw, REPORT_LIMITS.bodyBytes);
      if (text === undefined) return refuse(413);
      const host = context.req.header("Host");
      const isOwn = (url: URL) => origins.includes(url.origin) || url.host === host;
      const reports = readReports(parseJson(text), { isOwn, isThere });
      if (reports === undefined) return refuse(400);
      await keepReports(database, reports, clock());
      return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
    } catch (error) {
      log.error({ event: "report.failed", cause: String(error) });
      return refuse(503);
    } finally {
      underWay.giveBack(networks);
    }
  });
  route.all("/", ({ req }) => {
    const status = req.method === "OPTIONS" ? 204 : 405;
    return new Response(null, { status, headers: { Allow: "POST", "Cache-Control": "no-store" } });
  });
  return route;
}

function refuse(status: 400 | 403 | 413 | 415 | 429 | 503): Response {
  // The rest of the body isn't waited for.
  return new Response(null, { status, headers: { "Cache-Control": "no-store", Connection: "close" } });
}
