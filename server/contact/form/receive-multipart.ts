import type { IncomingMessage } from "node:http";
import { FILES_FIELD, FILE_LIMITS, MIB } from "#contract/attachments.ts";
import { LIMITS, parseContactMessage } from "#contract/contact.ts";
import type { StoredReceipt } from "../../attachments/file-receipt.ts";
import {
  type FormPart,
  MultipartError,
  boundaryOf,
  readMultipart,
} from "../../attachments/read-multipart.ts";
import { receiveFile } from "../../attachments/receive-file.ts";
import { logFile } from "../../attachments/route.ts";
import type { Network } from "../../limits/client-network.ts";
import { GatheredBytes } from "../../limits/gathered-bytes.ts";
import type { Log } from "../../report/log.ts";
import { dropFile } from "../../store/files/attachment-rows.ts";
import { overLimit } from "../admit.ts";
import { keyOfForm } from "../idempotency-key.ts";
import { type Receipt, refused } from "../receipt.ts";
import type { ReceiveOptions } from "../receive-message.ts";
import { saveMessage } from "../save-message.ts";
import { suspicionOfForm } from "../suspicion.ts";

/** The additional dependencies of a form with files. */
export interface MultipartOptions extends ReceiveOptions {
  incoming: IncomingMessage;
  networks: readonly Network[];
  log: Log;
}

/**
 * More than a message's files and words. A longer body is still read up to a point, so that the client can read the
 * answer.
 */
const MAX_BYTES = FILE_LIMITS.allBytes + 2 * MIB;
const MAX_READ_BYTES = 5 * MAX_BYTES;

/** More fields than our form has. */
const MAX_FIELDS = 20;

/** The contents of a form so far, and its first problem. */
interface FormContents {
  typed: Record<string, string>;
  stored: StoredReceipt["file"][];
  problem: Receipt | undefined;
}

/**
 * Stores a message of the form without script (`multipart/form-data`) with all its files, or nothing. The receipt holds
 * what was typed.
 * @param refusal why no message can be accepted now. The body is read nevertheless, to give the visitor's words back.
 */
export async function receiveMultipart(
  request: Request,
  options: MultipartOptions,
  refusal?: Receipt,
): Promise<Receipt> {
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "");
  if (boundary === undefined) return refused(400, "The form isn't valid.");
  const contents: FormContents = { typed: {}, stored: [], problem: refusal };
  await gather(boundary, contents, options);
  const receipt = await save(contents, options);
  const isTaken = receipt.event === "contact.stored";
  const { database } = options.files.store;
  if (!isTaken) for (const { id } of contents.stored) await dropFile(database, id).catch(() => undefined);
  if (receipt.status === 200 || contents.stored.length === 0) return { ...receipt, typed: contents.typed };
  return { ...receipt, error: `${receipt.error} Please choose the files again.`, typed: contents.typed };
}

async function gather(boundary: string, contents: FormContents, options: MultipartOptions): Promise<void> {
  let length = 0;
  // An unread stream must not be destroyed: the answer still has to be sent.
  const body = options.incoming.iterator({ destroyOnReturn: false });
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > MAX_BYTES) contents.problem ??= refused(413, "Together the files are larger than 20 MB.");
      if (length > MAX_READ_BYTES) throw new MultipartError("the body is too long");
      yield chunk;
    }
  };
  try {
    let fields = 0;
    for await (const part of readMultipart(counted(), boundary)) {
      fields += 1;
      if (fields > MAX_FIELDS + FILE_LIMITS.count) throw new MultipartError("too many fields");
      if (part.name === FILES_FIELD) await takeFile(part, contents, options);
      else if (part.fileName === undefined) await takeField(part, contents, options);
      else if (part.fileName !== "")
        contents.problem ??= refused(400, "A file came in another field than that for files.");
    }
  } catch (fault) {
    const why = fault instanceof MultipartError ? "The form isn't valid." : "The request broke off.";
    contents.problem ??= refused(400, why);
  }
}

async function takeField(
  { name, bytes }: FormPart,
  contents: FormContents,
  { share }: MultipartOptions,
): Promise<void> {
  const value = new GatheredBytes();
  for await (const chunk of bytes) {
    if (value.length + chunk.length > LIMITS.bodyBytes) {
      contents.problem ??= refused(413, "The message is too long. Please shorten it.");
      return;
    }
    const full = share.grow(chunk.length);
    if (full !== undefined) {
      contents.problem ??= overLimit(full);
      return;
    }
    value.add(chunk);
  }
  try {
    // If a field is given twice, the first value counts.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(value.take());
    if (!Object.hasOwn(contents.typed, name)) contents.typed[name] = text;
  } catch {
    contents.problem ??= refused(400, "The form isn't valid UTF-8.");
  }
}

async function takeFile(
  { fileName = "", mediaType, bytes }: FormPart,
  contents: FormContents,
  { files, networks, log }: MultipartOptions,
): Promise<void> {
  if (contents.problem !== undefined) return;
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  // Browsers send an empty file without a name for a file field in which nothing was chosen.
  if (fileName === "" && first.done === true) return;
  if (mediaType.startsWith("multipart/")) {
    const packed =
      "The files came packed into one part, which can't be read here. Please send them by e-mail.";
    contents.problem = refused(415, packed);
    return;
  }
  if (contents.stored.length === FILE_LIMITS.count) {
    contents.problem = refused(413, `No more than ${FILE_LIMITS.count} files can go with a message.`);
    return;
  }
  const started = performance.now();
  const receipt = await receiveFile(
    {
      name: fileName,
      bytes: startingWith(first, chunks),
      declaredBytes: undefined,
      networks,
      key: undefined,
    },
    files,
  );
  logFile(log, receipt, performance.now() - started);
  if (receipt.status === 200) contents.stored.push(receipt.file);
  else if (receipt.event === "file.limited")
    contents.problem = { event: "contact.limited", status: 429, error: receipt.error };
  else if (receipt.status === 503) {
    const { error, cause = "" } = receipt;
    contents.problem = {
      event: receipt.event === "file.full" ? "contact.full" : "contact.failed",
      status: 503,
      error,
      cause,
    };
  } else contents.problem = refused(receipt.status === 429 ? 400 : receipt.status, receipt.error);
}

async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}

async function save({ typed, stored, problem }: FormContents, options: MultipartOptions): Promise<Receipt> {
  if (problem !== undefined) return problem;
  const parsed = parseContactMessage(typed);
  if (!parsed.ok) {
    return { ...refused(400, Object.values(parsed.fields).join(" ")), fields: parsed.fields };
  }
  const receivedAt = options.clock();
  // Files sent twice have different ids but the same sums.
  const filesFingerprint = stored.length === 0 ? undefined : stored.map(({ sha256 }) => sha256).join(" ");
  const key = keyOfForm(parsed.message, receivedAt, filesFingerprint);
  const flag = suspicionOfForm(typed) ?? options.suspicion;
  const files = stored.map(({ id }) => id);
  const entry = { message: parsed.message, key, receivedAt, source: "form" as const, flag, files };
  const saved = await saveMessage(
    { ...entry, ...(filesFingerprint === undefined ? {} : { filesFingerprint }) },
    options,
  );
  return { ...saved, key };
}
