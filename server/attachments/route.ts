import { type Context, Hono } from "hono";
import { type AttachmentAnswer, FILE_NAME_HEADER } from "#contract/attachments.ts";
import { IDEMPOTENCY_HEADER } from "#contract/contact.ts";
import {
  type PostSettings,
  type RouteEnv,
  allowOrigins,
  keyOfHeader,
  mediaTypeOf,
  networksOf,
  senderOfPost,
} from "../http/post-context.ts";
import type { Log } from "../report/log.ts";
import { nameOfHeader } from "./display-name.ts";
import { type FileReceipt, refusedFile } from "./file-receipt.ts";
import { type FileParts, receiveFile } from "./receive-file.ts";

/** The route's dependencies. */
export interface AttachmentsRouteOptions {
  files: FileParts;
  settings: PostSettings;
  log: Log;
  /** Called after each file that was refused because of the server's own state. */
  onRefused: () => void;
}

/**
 * `POST` of one file, whose bytes are the body. Success is answered only once the file is on disk. A message names it
 * by the id in the answer; a file that no message names is removed after a day.
 */
export function attachmentsRoute(options: AttachmentsRouteOptions): Hono<RouteEnv> {
  const route = new Hono<RouteEnv>();
  const { allowedOrigins } = options.settings;
  if (allowedOrigins.length > 0)
    route.use(allowOrigins(allowedOrigins, [FILE_NAME_HEADER, IDEMPOTENCY_HEADER]));
  route.post("/", async (context) => {
    const started = performance.now();
    const receipt = await receive(context, options);
    logFile(options.log, receipt, performance.now() - started);
    if (receipt.status === 503) options.onRefused();
    return answer(receipt);
  });
  route.all("/", ({ req }) => {
    if (req.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: "POST" } });
    // Uploads are never served.
    const body: AttachmentAnswer = { success: false, error: "Only POST is understood here." };
    return Response.json(body, { status: 405, headers: { Allow: "POST", "Cache-Control": "no-store" } });
  });
  return route;
}

async function receive(
  context: Context<RouteEnv>,
  { settings, files }: AttachmentsRouteOptions,
): Promise<FileReceipt> {
  if (senderOfPost(context, settings) === "foreign") {
    return refusedFile(403, "Files are taken only from our own pages.", "foreign page");
  }
  const mediaType = mediaTypeOf(context.req.raw);
  if (mediaType === "" || mediaType.startsWith("multipart/")) {
    return refusedFile(400, "Send the file's bytes as application/octet-stream.", "wrong media type");
  }
  const key = keyOfHeader(context.req.header(IDEMPOTENCY_HEADER) ?? null, files.newId);
  if (key === undefined) {
    return refusedFile(400, `${IDEMPOTENCY_HEADER} takes 1 to 200 visible ASCII characters.`, "wrong key");
  }
  const length = context.req.header("Content-Length");
  const file = {
    name: nameOfHeader(context.req.header(FILE_NAME_HEADER)),
    // An unread stream must not be destroyed: the answer still has to be sent.
    bytes: context.env.incoming.iterator({ destroyOnReturn: false }),
    declaredBytes: length === undefined ? undefined : Number(length),
    networks: networksOf(context, settings.trustedProxies),
    key,
  };
  return await receiveFile(file, files);
}

/** Logs one line about a file: sizes and kind, never its name. */
export function logFile(log: Log, receipt: FileReceipt, ms: number): void {
  const { event, status } = receipt;
  const about = receipt.status === 200 ? { bytes: receipt.file.bytes } : { cause: receipt.cause };
  const line = { event, status, ...about, ms: Math.round(ms) };
  if (status === 503) log.error(line);
  else if (status !== 200) log.warn(line);
  else log.info(line);
}

function answer(receipt: FileReceipt): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (receipt.status === 200) {
    const { id, name, bytes } = receipt.file;
    const body: AttachmentAnswer = { success: true, file: { id, name, bytes } };
    return Response.json(body, { headers });
  }
  const { error, status, retryAfter, endsConnection = false } = receipt;
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  if (endsConnection) headers.set("Connection", "close");
  const body: AttachmentAnswer = { success: false, error };
  return Response.json(body, { status, headers });
}
