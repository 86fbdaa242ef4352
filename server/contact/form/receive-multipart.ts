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
import { type FileParts, receiveFile } from "../../attachments/receive-file.ts";
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

/** What taking a form with files needs besides. */
export interface MultipartOptions extends ReceiveOptions {
  files: FileParts;
  incoming: IncomingMessage;
  networks: readonly Network[];
  log: Log;
}

/** More than the files of a message and its words. What comes beyond it is read, so that the answer can be, up to a point. */
const LONGEST = FILE_LIMITS.allBytes + 2 * MIB;
const LONGEST_READ = 5 * LONGEST;

/** Fields that a form of ours has, and some more. */
const MOST_FIELDS = 20;

/** What came with a form, and what is wrong with it. */
interface Gathered {
  typed: Record<string, string>;
  stored: StoredReceipt["file"][];
  /** The first thing that was wrong. */
  problem: Receipt | undefined;
}

/**
 * Stores a message of the form without script, whose body is `multipart/form-data`, with its files or not at all. The
 * receipt holds what was typed.
 * @param refusal why no message can be accepted now. The body is read all the same, since the visitor has no other copy.
 */
export async function receiveMultipart(
  request: Request,
  options: MultipartOptions,
  refusal?: Receipt,
): Promise<Receipt> {
  const boundary = boundaryOf(request.headers.get("Content-Type") ?? "");
  if (boundary === undefined) return refused(400, "The form isn't valid.");
  const gathered: Gathered = { typed: {}, stored: [], problem: refusal };
  await gather(boundary, gathered, options);
  const receipt = await save(gathered, options);
  const isTaken = receipt.event === "contact.stored";
  const { database } = options.files.store;
  if (!isTaken) for (const { id } of gathered.stored) await dropFile(database, id).catch(() => undefined);
  if (receipt.status === 200 || gathered.stored.length === 0) return { ...receipt, typed: gathered.typed };
  return { ...receipt, error: `${receipt.error} Please choose the files again.`, typed: gathered.typed };
}

async function gather(boundary: string, gathered: Gathered, options: MultipartOptions): Promise<void> {
  let length = 0;
  // Not destroyed when it isn't read to its end: the answer has to get out.
  const body = options.incoming.iterator({ destroyOnReturn: false });
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > LONGEST) gathered.problem ??= refused(413, "Together the files are larger than 20 MB.");
      if (length > LONGEST_READ) throw new MultipartError("the body is too long");
      yield chunk;
    }
  };
  try {
    let fields = 0;
    for await (const part of readMultipart(counted(), boundary)) {
      fields += 1;
      if (fields > MOST_FIELDS + FILE_LIMITS.count) throw new MultipartError("too many fields");
      if (part.name === FILES_FIELD) await takeFile(part, gathered, options);
      else if (part.fileName === undefined) await takeField(part, gathered, options);
      else if (part.fileName !== "")
        gathered.problem ??= refused(400, "A file came in another field than that for files.");
    }
  } catch (fault) {
    const why = fault instanceof MultipartError ? "The form isn't valid." : "The request broke off.";
    gathered.problem ??= refused(400, why);
  }
}

async function takeField(
  { name, bytes }: FormPart,
  gathered: Gathered,
  { share }: MultipartOptions,
): Promise<void> {
  const value = new GatheredBytes();
  for await (const chunk of bytes) {
    if (value.length + chunk.length > LIMITS.bodyBytes) {
      gathered.problem ??= refused(413, "The message is too long. Please shorten it.");
      return;
    }
    const full = share.grow(chunk.length);
    if (full !== undefined) {
      gathered.problem ??= overLimit(full);
      return;
    }
    value.add(chunk);
  }
  try {
    // If a field is given twice, the first value counts.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(value.take());
    if (!Object.hasOwn(gathered.typed, name)) gathered.typed[name] = text;
  } catch {
    gathered.problem ??= refused(400, "The form isn't valid UTF-8.");
  }
}

async function takeFile(
  { fileName = "", mediaType, bytes }: FormPart,
  gathered: Gathered,
  { files, networks, log }: MultipartOptions,
): Promise<void> {
  if (gathered.problem !== undefined) return;
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  // A file field in which nothing was chosen is sent as an empty file without name.
  if (fileName === "" && first.done === true) return;
  if (mediaType.startsWith("multipart/")) {
    const packed =
      "The files came packed into one part, which can't be read here. Please send them by e-mail.";
    gathered.problem = refused(415, packed);
    return;
  }
  if (gathered.stored.length === FILE_LIMITS.count) {
    gathered.problem = refused(413, `No more than ${FILE_LIMITS.count} files can go with a message.`);
    return;
  }
  const started = performance.now();
  const receipt = await receiveFile(
    { name: fileName, bytes: startingWith(first, chunks), declared: undefined, networks, key: undefined },
    files,
  );
  logFile(log, receipt, performance.now() - started);
  if (receipt.status === 200) gathered.stored.push(receipt.file);
  else if (receipt.event === "file.limited")
    gathered.problem = { event: "contact.limited", status: 429, error: receipt.error };
  else if (receipt.status === 503) {
    const { error, cause = "" } = receipt;
    gathered.problem = {
      event: receipt.event === "file.full" ? "contact.full" : "contact.failed",
      status: 503,
      error,
      cause,
    };
  } else gathered.problem = refused(receipt.status === 429 ? 400 : receipt.status, receipt.error);
}

async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}

async function save({ typed, stored, problem }: Gathered, options: MultipartOptions): Promise<Receipt> {
  if (problem !== undefined) return problem;
  const parsed = parseContactMessage(typed);
  if (!parsed.ok) {
    return { ...refused(400, Object.values(parsed.fields).join(" ")), fields: parsed.fields };
  }
  const receivedAt = options.clock();
  // Sent twice, the same files have other ids.
  const filesPrint = stored.length === 0 ? undefined : stored.map(({ sha256 }) => sha256).join(" ");
  const key = keyOfForm(parsed.message, receivedAt, filesPrint);
  const flag = suspicionOfForm(typed) ?? options.suspicion;
  const files = stored.map(({ id }) => id);
  const entry = { message: parsed.message, key, receivedAt, source: "form" as const, flag, files };
  const saved = await saveMessage({ ...entry, ...(filesPrint === undefined ? {} : { filesPrint }) }, options);
  return { ...saved, key };
}
