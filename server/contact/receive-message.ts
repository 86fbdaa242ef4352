import { FILLING_TIME_HEADER, IDEMPOTENCY_HEADER, LIMITS, parseContactMessage } from "#contract/contact.ts";
import { writeAskedTool } from "#contract/asked-tool.ts";
import { parseFileIds } from "#contract/attachments.ts";
import { overLimit } from "./admit.ts";
import type { FileParts } from "../attachments/receive-file.ts";
import type { BodyShare } from "../limits/body-budget.ts";
import { keyOfHeader } from "../http/post-context.ts";
import { keyOfForm } from "./idempotency-key.ts";
import { readBody } from "./read-body.ts";
import { type Receipt, refused } from "./receipt.ts";
import { type SaveOptions, saveMessage } from "./save-message.ts";
import { suspicionOfForm, suspicionOfJson } from "./suspicion.ts";

/** The dependencies of receiving a message. */
export interface ReceiveOptions extends SaveOptions {
  clock: () => Date;
  /** Where files are stored; also makes the key of a request that has none. */
  files: FileParts;
  /** Why the post seems not to come from a page; undefined if it does. */
  suspicion: string | undefined;
  /** Memory for the body. */
  share: BodyShare;
}

/** Stores a message that was posted as JSON. Errors of the sender or the store end up in the receipt. */
export async function receiveJson(request: Request, options: ReceiveOptions): Promise<Receipt> {
  const key = keyOfHeader(request.headers.get(IDEMPOTENCY_HEADER), options.files.newId);
  if (key === undefined)
    return refused(400, `${IDEMPOTENCY_HEADER} takes 1 to 200 visible ASCII characters.`);
  const body = await readText(request, LIMITS.bodyBytes, options.share);
  if ("event" in body) return { ...body, key };
  const { bytes } = body;
  const input = parseJson(body.text);
  if (input === undefined) return { ...refused(400, "The request isn't valid JSON."), key, bytes };
  const parsed = parseContactMessage(input.value);
  if (!parsed.ok) {
    return { ...refused(400, "Please correct the fields named."), fields: parsed.fields, key, bytes };
  }
  const files = parseFileIds(input.value);
  if (files === undefined) return { ...refused(400, "The files are named wrongly."), key, bytes };
  const flag = suspicionOfJson(request.headers.get(FILLING_TIME_HEADER)) ?? options.suspicion;
  const receivedAt = options.clock();
  const saved = await saveMessage(
    { message: parsed.message, key, receivedAt, source: "json", flag, files },
    options,
  );
  return { ...saved, key, bytes };
}

/**
 * Stores a message that was posted by the form without script. The receipt holds what was typed.
 * @param refusal why no message can be accepted now. The body is read nevertheless, to give the visitor's words back.
 */
export async function receiveForm(
  request: Request,
  options: ReceiveOptions,
  refusal?: Receipt,
): Promise<Receipt> {
  const body = await readText(request, LIMITS.formBodyBytes, options.share);
  if ("event" in body) return refusal ?? body;
  const { bytes } = body;
  // If a field is given twice, the first value counts.
  const typed = writeAskedTool(Object.fromEntries([...new URLSearchParams(body.text)].reverse()));
  if (refusal !== undefined) return { ...refusal, bytes, typed };
  if (!isStrictlyEncoded(body.text)) return { ...refused(400, "The form isn't valid UTF-8."), bytes, typed };
  const parsed = parseContactMessage(typed);
  if (!parsed.ok) {
    const error = Object.values(parsed.fields).join(" ");
    return { ...refused(400, error), fields: parsed.fields, bytes, typed };
  }
  const receivedAt = options.clock();
  const key = keyOfForm(parsed.message, receivedAt);
  const flag = suspicionOfForm(typed) ?? options.suspicion;
  const saved = await saveMessage(
    { message: parsed.message, key, receivedAt, source: "form", flag },
    options,
  );
  return { ...saved, key, bytes, typed };
}

async function readText(
  request: Request,
  limit: number,
  share: BodyShare,
): Promise<{ text: string; bytes: number } | Receipt> {
  const body = await readBody(request, limit, share).catch(() => null);
  if (body === null) return refused(400, "The request broke off.");
  if (body === "network" || body === "all") return overLimit(body);
  if (body === "too long") return refused(413, "The message is too long. Please shorten it.");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(body), bytes: body.length };
  } catch {
    return { ...refused(400, "The request isn't valid UTF-8."), bytes: body.length };
  }
}

/** URLSearchParams replaces invalid percent-encoding by U+FFFD, which would alter the visitor's words. */
function isStrictlyEncoded(body: string): boolean {
  try {
    decodeURIComponent(body);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
