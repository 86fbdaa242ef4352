import { Hono } from "hono";
import { MCP_LIMITS } from "#contract/machines/machines.ts";
import {
  type PostSettings,
  type RouteEnv,
  mediaTypeOf,
  networksOf,
  senderOfPost,
} from "../http/post-context.ts";
import { parseJson, readText } from "../limits/read-text.ts";
import { type RateLimiter, takeEach } from "../limits/rate-limit.ts";
import { Shares } from "../limits/shares.ts";
import type { Log } from "../report/log.ts";
import { type Ask, answerRpc, fault } from "./json-rpc.ts";

/** The route's dependencies. */
export interface MachinesRouteOptions {
  settings: PostSettings;
  /** Counts requests by network. */
  machineLimiter: RateLimiter;
  ask: Ask;
  clock: () => Date;
  log: Log;
}

/** Answers programs by the Model Context Protocol: read-only, without sessions, one JSON answer a request. */
export function machinesRoute({
  settings,
  machineLimiter,
  ask,
  clock,
  log,
}: MachinesRouteOptions): Hono<RouteEnv> {
  const underWay = new Shares(MCP_LIMITS.atOnce);
  let all = 0;
  const route = new Hono<RouteEnv>();
  route.post("/", async (context) => {
    if (mediaTypeOf(context.req.raw) !== "application/json") return refuse(415, "The body must be JSON.");
    if (senderOfPost(context, settings) === "foreign") return refuse(403, "Another site's page may not ask.");
    const networks = networksOf(context, settings.trustedProxies);
    if (all >= MCP_LIMITS.allAtOnce) return refuse(503, "Too many requests are under way.", 5);
    if (!underWay.take(networks)) return refuse(429, "Too many requests at once.", 5);
    all += 1;
    try {
      const wait = await takeEach(machineLimiter, networks, { now: clock(), scope: "mcp " });
      if (wait > 0) return refuse(429, "Too many requests in this hour.", Math.ceil(wait / 1000));
      const text = await readText(context.req.raw, MCP_LIMITS.bodyBytes);
      if (text === undefined) return refuse(413, `A request may have ${MCP_LIMITS.bodyBytes} bytes.`);
      const message = parseJson(text);
      if (message === undefined) return answer(400, fault(null, -32_700, "The body is no JSON."));
      const { status, body } = await answerRpc(message, (name) => context.req.header(name), ask);
      return answer(status, body);
    } catch (error) {
      log.error({ event: "machine.failed", cause: String(error) });
      return answer(503, fault(null, -32_603, "The answer could not be had. Try a shorter question."));
    } finally {
      underWay.giveBack(networks);
      all -= 1;
    }
  });
  route.all("/", ({ req }) => {
    const status = req.method === "OPTIONS" ? 204 : 405;
    return new Response(null, { status, headers: { Allow: "POST", "Cache-Control": "no-store" } });
  });
  return route;
}

function answer(status: number, body: unknown): Response {
  const headers = { "Cache-Control": "no-store" };
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers });
}

/** A refusal before the message is read. */
function refuse(status: 403 | 413 | 415 | 429 | 503, message: string, seconds?: number): Response {
  const response = answer(status, fault(null, -32_600, message));
  // The rest of the body isn't waited for.
  response.headers.set("Connection", "close");
  if (seconds !== undefined) response.headers.set("Retry-After", String(seconds));
  return response;
}
