import type { HttpBindings } from "@hono/node-server";
import { type Context, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Settings } from "#contract/settings.ts";
import { type Network, clientNetworks } from "../limits/client-network.ts";
import { type PostSender, senderOf } from "./sender.ts";

/** Gives routes Node's own request beside the web `Request`. */
export type RouteEnv = { Bindings: HttpBindings };

/** Settings that a route for visitors' posts needs. */
export type PostSettings = Pick<Settings, "allowedOrigins" | "apiHost" | "publicUrl" | "trustedProxies">;

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** The key in the request's header, a new key if there is none, or undefined for an invalid one. */
export function keyOfHeader(header: string | null, newKey: () => string): string | undefined {
  if (header === null) return newKey();
  return VISIBLE_ASCII.test(header) ? header : undefined;
}

/** Kind of sender, judged by the headers. */
export function senderOfPost({ req }: Context<RouteEnv>, settings: PostSettings): PostSender {
  const { allowedOrigins, apiHost, publicUrl } = settings;
  const origins = [...allowedOrigins, apiHost, publicUrl].filter((origin) => origin !== undefined);
  const headers = {
    origin: req.header("Origin"),
    fetchSite: req.header("Sec-Fetch-Site"),
    host: req.header("Host"),
  };
  return senderOf(headers, origins);
}

/** Networks whose limits the post counts towards. */
export function networksOf(context: Context<RouteEnv>, trustedProxies: number): Network[] {
  const peer = context.env.incoming.socket.remoteAddress;
  return clientNetworks({ peer, forwardedFor: context.req.header("X-Forwarded-For") }, trustedProxies);
}

/** Lets pages of these origins post here, with these headers in addition to `Content-Type`. */
export function allowOrigins(origin: string[], allowHeaders: string[]): MiddlewareHandler {
  return cors({
    origin,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", ...allowHeaders],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });
}

/** The body's media type; empty for a compressed body, which is not supported. */
export function mediaTypeOf(request: Request): string {
  const coding = request.headers.get("Content-Encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") return "";
  const [type = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}
