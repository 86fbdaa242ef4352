import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Settings } from "#contract/settings.ts";
import { type Network, clientNetworks } from "../limits/client-network.ts";
import { type Sender, senderOf } from "./sender.ts";

/** Node's own request beside the web's. */
export type RouteEnv = { Bindings: HttpBindings };

/** What a route that takes posts of visitors has to know of the site. */
export type PostSettings = Pick<Settings, "allowedOrigins" | "apiHost" | "publicUrl" | "trustedProxies">;

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** The key a request brings, a new one when it brings none, or undefined when it can't be one. */
export function keyOfHeader(header: string | null): string | undefined {
  if (header === null) return randomUUID();
  return VISIBLE_ASCII.test(header) ? header : undefined;
}

/** Who sent a post, by its headers. */
export function senderOfPost({ req }: Context<RouteEnv>, settings: PostSettings): Sender {
  const { allowedOrigins, apiHost, publicUrl } = settings;
  const origins = [...allowedOrigins, apiHost, publicUrl].filter((origin) => origin !== undefined);
  const headers = {
    origin: req.header("Origin"),
    fetchSite: req.header("Sec-Fetch-Site"),
    host: req.header("Host"),
  };
  return senderOf(headers, origins);
}

/** The networks that a post is counted by. */
export function networksOf(context: Context<RouteEnv>, trustedProxies: number): Network[] {
  const peer = context.env.incoming.socket.remoteAddress;
  return clientNetworks({ peer, forwardedFor: context.req.header("X-Forwarded-For") }, trustedProxies);
}

/** Lets pages of these other origins post here, with these headers besides `Content-Type`. */
export function allowOrigins(origin: string[], allowHeaders: string[]): MiddlewareHandler {
  return cors({
    origin,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", ...allowHeaders],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });
}

/** The type of the body; empty for one that is compressed, which nothing here unpacks. */
export function mediaTypeOf(request: Request): string {
  const coding = request.headers.get("Content-Encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") return "";
  const [type = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}
