import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import * as v from "valibot";
import { ATTACHMENTS_PATH, FILE_NAME_HEADER } from "#contract/attachments.ts";
import { CONTACT_PATH, ENQUIRY_PATH, FILLING_TIME_HEADER, IDEMPOTENCY_HEADER } from "#contract/contact.ts";
import type { Server } from "../server.ts";
import type { World } from "../world.ts";

/** What a visitor means to send. */
export interface Letter {
  /** Marks all that is his, such as `m7`. */
  token: string;
  email: string;
  /** The message's words; no other letter has the same. */
  words: string;
  key: string | undefined;
  isForm: boolean;
  /** Files by id, once the server has acknowledged them. */
  files: { id: string; bytes: Buffer }[];
  /** Ids of files that belong to others. */
  foreignFiles: string[];
  address: string;
  /** Tokens of the private pages that he was told of. */
  links: string[];
}

/** An answer; undefined when none came. */
export type Answer = { status: number; text: string; location: string } | undefined;

/** What a visitor asks of a private page, such as "GET offer.csv". */
export interface Errand {
  letter: Letter;
  token: string;
  what: string;
  /** The form that he sends: its id, and the answer that it is about. */
  form?: { id: string; answerId: string } | undefined;
}

/** What a visitor's browser asks for. */
interface Asked {
  letter: Letter;
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  bytes?: Buffer;
}

const PATIENCE = 30_000;
const always = { isAlive: true };
const ADDRESS = new RegExp(`${ENQUIRY_PATH}([\\w-]{43})`);
const fileAnswer = v.object({ success: v.literal(true), file: v.object({ id: v.string() }) });

/** Sends a letter with its files, again under its key until there is an answer or he has had enough. */
export async function sendLetter(world: World, letter: Letter, files: Buffer[]): Promise<void> {
  for (const [index, bytes] of files.entries()) {
    const answer = await insist(world, letter, (server) =>
      upload(world, server, { letter, bytes, key: `${letter.token}-file-${index}` }),
    );
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileAnswer), answer?.text ?? "");
    if (answer?.status !== 200 || !parsed.success) continue;
    letter.files.push({ id: parsed.output.file.id, bytes });
  }
  // Some leave before they press "Send".
  if (files.length > 0 && world.chance.happens(0.2)) return;
  const isPressedTwice = world.chance.happens(0.15);
  await Promise.all(
    Array.from({ length: isPressedTwice ? 2 : 1 }, () =>
      insist(world, letter, (server) => post(world, server, letter)),
    ),
  );
}

/** Asks again, until there is an answer or he has had enough. */
export async function insist(
  world: World,
  letter: Letter,
  send: (server: Server) => Promise<Answer>,
): Promise<Answer> {
  const { chance, time, oracle } = world;
  for (let left = chance.between(1, 5); left > 0; left -= 1) {
    const server = world.anyServer();
    const answer = server === undefined ? undefined : await send(server);
    oracle.answers.came(letter, answer);
    if (answer !== undefined && answer.status !== 503) return answer;
    await time.pass(chance.between(500, 15_000), always);
  }
  return undefined;
}

async function post(world: World, server: Server, letter: Letter): Promise<Answer> {
  const { key, isForm, email, words, files, foreignFiles } = letter;
  const fields = { email, userName: `Visitor ${letter.token}`, subject: "Other", message: words };
  const ids = [...files.map(({ id }) => id), ...foreignFiles];
  const body = isForm
    ? new URLSearchParams(fields).toString()
    : JSON.stringify({ ...fields, ...(ids.length === 0 ? {} : { files: ids }) });
  const headers = {
    "Content-Type": isForm ? "application/x-www-form-urlencoded" : "application/json",
    [FILLING_TIME_HEADER]: "60000",
    ...(key === undefined || isForm ? {} : { [IDEMPOTENCY_HEADER]: key }),
  };
  const attempt = world.oracle.messages.sets(letter);
  const answer = await ask(world, server, { letter, path: CONTACT_PATH, headers, body });
  const isTaken = answer?.status === 200 || answer?.status === 303;
  const [, token] = ADDRESS.exec(answer === undefined ? "" : answer.location + answer.text) ?? [];
  world.oracle.messages.ends(attempt, isTaken, token);
  if (token !== undefined) letter.links.push(token);
  return answer;
}

function upload(
  world: World,
  server: Server,
  { letter, bytes, key }: { letter: Letter; bytes: Buffer; key: string },
): Promise<Answer> {
  const headers = {
    "Content-Type": "application/octet-stream",
    "Content-Length": String(bytes.length),
    [FILE_NAME_HEADER]: `${letter.token}.pdf`,
    [IDEMPOTENCY_HEADER]: key,
  };
  return ask(world, server, { letter, path: ATTACHMENTS_PATH, headers, bytes });
}

/** Asks a server, without a socket. */
export async function ask(
  world: World,
  server: Server,
  { letter, path, method = "POST", headers = {}, body, bytes }: Asked,
): Promise<Answer> {
  const { machine, api } = server;
  const origin = world.settings.publicUrl ?? "";
  const incoming = new IncomingMessage(new Socket());
  if (bytes !== undefined) feed(world, incoming, bytes);
  const sent = new Request(origin + path, {
    method,
    headers: { ...headers, Origin: origin, "X-Forwarded-For": letter.address },
    ...(body === undefined ? {} : { body }),
  });
  const answered = machine.run(async (): Promise<Answer> => {
    const response = await api.fetch(sent, { incoming });
    const location = response.headers.get("Location") ?? "";
    return { status: response.status, text: await response.text(), location };
  });
  const died = new Promise<undefined>((resolve) => machine.onDeath.push(() => resolve(undefined)));
  const tooLong = world.time.pass(PATIENCE, always).then(() => undefined);
  const answer = await Promise.race([answered, died, tooLong]);
  const what = `${letter.token} ${method} ${path.replace(/(?<=enquiry\/)[^/]+/, "…")} at ${machine.name}`;
  world.history.add(world.time.now, "visitor", `${what}: ${answer?.status ?? "no answer"}`);
  return answer;
}

/** A line that is slow, and sometimes breaks. */
function feed({ chance, time }: World, incoming: IncomingMessage, bytes: Buffer): void {
  const breaksAt = chance.happens(0.05) ? chance.between(1, bytes.length) : undefined;
  const size = Math.max(400, Math.ceil(bytes.length / 3));
  const next = (start: number) => {
    if (breaksAt !== undefined && start >= breaksAt) {
      incoming.destroy(new Error("aborted"));
      return;
    }
    incoming.push(start < bytes.length ? bytes.subarray(start, start + size) : null);
    if (start < bytes.length) time.after(chance.between(0, 40), always, () => next(start + size));
  };
  // A line that breaks has nobody left to tell.
  incoming.on("error", () => undefined);
  next(0);
}
