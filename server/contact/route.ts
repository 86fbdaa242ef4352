import { Hono } from "hono";
import type { ContactAnswer } from "#contract/contact.ts";
import type { Log } from "../log.ts";
import { type AnswerFormOptions, answerForm } from "./answer-form.ts";
import { logReceipt } from "./log-receipt.ts";
import { type Receipt, refused } from "./receipt.ts";
import { type ReceiveOptions, receiveForm, receiveJson } from "./receive-message.ts";

/** What the route works with. */
export interface ContactRouteOptions extends ReceiveOptions, AnswerFormOptions {
  log: Log;
}

/**
 * `POST` of the contact form, as JSON or as the browser's own form post. Success is answered only once the
 * message is on disk.
 */
export function contactRoute(options: ContactRouteOptions): Hono {
  const route = new Hono();
  route.post("/", async (context) => {
    const started = performance.now();
    const request = context.req.raw;
    const mediaType = mediaTypeOf(request);
    const isForm = mediaType === "application/x-www-form-urlencoded";
    let receipt: Receipt;
    if (isForm) receipt = await receiveForm(request, options);
    else if (mediaType === "application/json") receipt = await receiveJson(request, options);
    else receipt = refused(415, "Send the message as application/json.");
    logReceipt(options.log, receipt, performance.now() - started);
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

/** The type of the body; empty for one that is compressed, which nothing here unpacks. */
function mediaTypeOf(request: Request): string {
  const coding = request.headers.get("Content-Encoding") ?? "identity";
  if (coding.toLowerCase() !== "identity") return "";
  const [type = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}

function answerJson({ status, error = "", fields }: Receipt): Response {
  const answer: ContactAnswer =
    status === 200
      ? { success: true }
      : { success: false, error, ...(fields === undefined ? {} : { fields }) };
  return Response.json(answer, { status, headers: { "Cache-Control": "no-store" } });
}
