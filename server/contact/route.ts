import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { FILLING_TIME_HEADER, IDEMPOTENCY_HEADER, type ContactAnswer } from "#contract/contact.ts";
import type { Settings } from "#contract/settings.ts";
import { clientNetwork } from "../http/client-network.ts";
import type { Log } from "../log.ts";
import { type AdmitOptions, admit, crowded } from "./admit.ts";
import { type AnswerFormOptions, answerForm } from "./answer-form.ts";
import { createBodyBudget } from "../http/body-budget.ts";
import { logReceipt } from "./log-receipt.ts";
import { type Receipt, answerHeaders, refused } from "./receipt.ts";
import { type ReceiveOptions, receiveForm, receiveJson } from "./receive-message.ts";
import { type Sender, senderOf } from "./sender.ts";

/** What the route works with. */
export interface ContactRouteOptions
  extends Omit<ReceiveOptions, "share" | "suspicion">, AnswerFormOptions, AdmitOptions {
  settings: Pick<Settings, "allowedOrigins" | "apiHost" | "publicUrl" | "trustedProxies">;
  log: Log;
  /** Called after each post that was refused for a reason of ours. */
  onRefused: () => void;
}

const ONLY_OURS = "Messages are taken only from our own pages. Open the contact form on our site.";

/** What a browser posts a form as. */
const FORM = "application/x-www-form-urlencoded";

/** Node's own request beside the web's. */
type RouteEnv = { Bindings: HttpBindings };

/**
 * `POST` of the contact form, as JSON or as the browser's own form post. Success is answered only once the
 * message is on disk.
 */
export function contactRoute(options: ContactRouteOptions): Hono<RouteEnv> {
  const route = new Hono<RouteEnv>();
  const budget = createBodyBudget();
  const { allowedOrigins, apiHost, publicUrl } = options.settings;
  const origins = [...allowedOrigins, apiHost, publicUrl].filter((origin) => origin !== undefined);
  if (options.settings.allowedOrigins.length > 0)
    route.use(cors(corsOptions(options.settings.allowedOrigins)));
  route.post("/", async (context) => {
    const started = performance.now();
    const isForm = mediaTypeOf(context.req.raw) === FORM;
    const network = networkOf(context, options.settings.trustedProxies);
    const share = budget.begin(network);
    let receipt: Receipt;
    if (typeof share === "string") receipt = crowded(share);
    else {
      const sender = senderOf(senderHeaders(context), origins);
      receipt = await receive(context.req.raw, network, { ...options, sender, share }).finally(() =>
        share.end(),
      );
    }
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

async function receive(
  request: Request,
  network: string,
  options: Omit<ReceiveOptions, "suspicion"> & AdmitOptions & { sender: Sender },
): Promise<Receipt> {
  const mediaType = mediaTypeOf(request);
  const refusal =
    (await admit(network, options)) ?? (options.sender === "foreign" ? refused(403, ONLY_OURS) : undefined);
  const suspicion = options.sender === "program" ? "not sent from a page" : undefined;
  if (mediaType === FORM) return receiveForm(request, { ...options, suspicion }, refusal);
  if (refusal !== undefined) return refusal;
  if (mediaType === "application/json") return receiveJson(request, { ...options, suspicion });
  return refused(415, "Send the message as application/json.");
}

function senderHeaders({ req }: Context<RouteEnv>) {
  return {
    origin: req.header("Origin"),
    fetchSite: req.header("Sec-Fetch-Site"),
    host: req.header("Host"),
  };
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
