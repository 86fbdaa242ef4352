import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { FILLING_TIME_HEADER, IDEMPOTENCY_HEADER, type ContactAnswer } from "#contract/contact.ts";
import type { Settings } from "#contract/settings.ts";
import { clientNetwork } from "../http/client-network.ts";
import type { Log } from "../log.ts";
import { type AdmitOptions, admit } from "./admit.ts";
import { type AnswerFormOptions, answerForm } from "./answer-form.ts";
import { logReceipt } from "./log-receipt.ts";
import { type Receipt, answerHeaders, refused } from "./receipt.ts";
import { type ReceiveOptions, receiveForm, receiveJson } from "./receive-message.ts";

/** What the route works with. */
export interface ContactRouteOptions extends ReceiveOptions, AnswerFormOptions, AdmitOptions {
  settings: Pick<Settings, "allowedOrigins" | "apiHost" | "publicUrl" | "trustedProxies">;
  log: Log;
  /** Called after each post that was refused for a reason of ours. */
  onRefused: () => void;
}

/** Node's own request beside the web's. */
type RouteEnv = { Bindings: HttpBindings };

/**
 * `POST` of the contact form, as JSON or as the browser's own form post. Success is answered only once the
 * message is on disk.
 */
export function contactRoute(options: ContactRouteOptions): Hono<RouteEnv> {
  const route = new Hono<RouteEnv>();
  if (options.settings.allowedOrigins.length > 0)
    route.use(cors(corsOptions(options.settings.allowedOrigins)));
  route.post("/", async (context) => {
    const started = performance.now();
    const request = context.req.raw;
    const mediaType = mediaTypeOf(request);
    const isForm = mediaType === "application/x-www-form-urlencoded";
    const refusal = await admit(networkOf(context, options.settings.trustedProxies), options);
    let receipt: Receipt;
    if (isForm) receipt = await receiveForm(request, options, refusal);
    else if (refusal !== undefined) receipt = refusal;
    else if (mediaType === "application/json") receipt = await receiveJson(request, options);
    else receipt = refused(415, "Send the message as application/json.");
    logReceipt(options.log, receipt, performance.now() - started);
    if (receipt.status === 503) options.onRefused();
    return isForm ? answerForm(receipt, options) : answerJson(receipt);
  });
  route.all("/", (context) => {
    if (context.req.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { Allow: "POST" } });
    const answer: ContactAnswer = { success: false, error: "Only POST is understood here." };
    return Response.json(answer, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
  });
  return route;
}

function corsOptions(origin: string[]) {
  return {
    origin,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type", IDEMPOTENCY_HEADER, FILLING_TIME_HEADER],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  };
}

function networkOf(context: Context<RouteEnv>, trustedProxies: number): string {
  const peer = context.env.incoming.socket.remoteAddress;
  return clientNetwork({ peer, forwardedFor: context.req.header("X-Forwarded-For") }, trustedProxies);
}

/** The type of the body; empty for one that is compressed, which nothing here unpacks. */
function mediaTypeOf(request: Request): string {
  const coding = request.headers.get("Content-Encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") return "";
  const [type = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}

function answerJson(receipt: Receipt): Response {
  const { status, error = "", fields } = receipt;
  const answer: ContactAnswer =
    status === 200
      ? { success: true }
      : { success: false, error, ...(fields === undefined ? {} : { fields }) };
  return Response.json(answer, { status, headers: answerHeaders(receipt) });
}
