import { Hono } from "hono";
import {
  ENQUIRY_PATH,
  FILLING_TIME_HEADER,
  IDEMPOTENCY_HEADER,
  LIMITS,
  type ContactAnswer,
} from "#contract/contact.ts";
import type { Log } from "../report/log.ts";
import { type AdmitOptions, admit, overLimit } from "./admit.ts";
import { type AnswerFormOptions, answerForm } from "./form/answer-form.ts";
import { createBodyBudget } from "../limits/body-budget.ts";
import { logReceipt } from "./log-receipt.ts";
import { type Receipt, answerHeaders, refused } from "./receipt.ts";
import { type ReceiveOptions, receiveForm, receiveJson } from "./receive-message.ts";
import { type MultipartOptions, receiveMultipart } from "./form/receive-multipart.ts";
import {
  type PostSettings,
  type RouteEnv,
  allowOrigins,
  mediaTypeOf,
  networksOf,
  senderOfPost,
} from "../http/post-context.ts";
import type { PostSender } from "../http/sender.ts";

/** The route's dependencies. */
export interface ContactRouteOptions
  extends Omit<ReceiveOptions, "share" | "suspicion">, AnswerFormOptions, AdmitOptions {
  settings: PostSettings;
  log: Log;
  /** Called after each post that was refused because of the server's own state. */
  onRefused: () => void;
}

const ONLY_OURS = "Messages are taken only from our own pages. Open the contact form on our site.";

/** Media types of a browser's form post: without and with a file field. */
const FORM = "application/x-www-form-urlencoded";
const FORM_WITH_FILES = "multipart/form-data";

/**
 * `POST` of the contact form, as JSON or as the browser's own form post. Success is answered only once the
 * message is on disk.
 */
export function contactRoute(options: ContactRouteOptions): Hono<RouteEnv> {
  const route = new Hono<RouteEnv>();
  const budget = createBodyBudget();
  const { allowedOrigins, trustedProxies } = options.settings;
  if (allowedOrigins.length > 0)
    route.use(allowOrigins(allowedOrigins, [IDEMPOTENCY_HEADER, FILLING_TIME_HEADER]));
  route.post("/", async (context) => {
    const started = performance.now();
    const isForm = [FORM, FORM_WITH_FILES].includes(mediaTypeOf(context.req.raw));
    const networks = networksOf(context, trustedProxies);
    const sender = senderOfPost(context, options.settings);
    const refusal =
      (await admit(networks, options)) ?? (sender === "foreign" ? refused(403, ONLY_OURS) : undefined);
    const length = Number(context.req.header("Content-Length") ?? 0);
    // For a form with files, only the words are held in memory.
    const share = budget.begin(networks, refusal !== undefined, Math.min(length, LIMITS.formBodyBytes) || 0);
    let receipt: Receipt;
    if (share === undefined) receipt = overLimit("network");
    else {
      const { incoming } = context.env;
      const body = { ...options, sender, share, incoming, networks };
      receipt = await receive(context.req.raw, body, refusal).finally(() => share.end());
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
  options: Omit<MultipartOptions, "suspicion"> & { sender: PostSender },
  refusal: Receipt | undefined,
): Promise<Receipt> {
  const mediaType = mediaTypeOf(request);
  const suspicion = options.sender === "program" ? "not sent from a page" : undefined;
  if (mediaType === FORM) return receiveForm(request, { ...options, suspicion }, refusal);
  if (mediaType === FORM_WITH_FILES) return receiveMultipart(request, { ...options, suspicion }, refusal);
  if (refusal !== undefined) return refusal;
  if (mediaType === "application/json") return receiveJson(request, { ...options, suspicion });
  return refused(415, "Send the message as application/json.");
}

function answerJson(receipt: Receipt): Response {
  const { status, error = "", fields, files, enquiry } = receipt;
  const answer: ContactAnswer =
    status === 200
      ? { success: true, ...(enquiry === undefined ? {} : { enquiry: ENQUIRY_PATH + enquiry }) }
      : {
          success: false,
          error,
          ...(fields === undefined ? {} : { fields }),
          ...(files === undefined ? {} : { files }),
        };
  return Response.json(answer, { status, headers: answerHeaders(receipt) });
}
