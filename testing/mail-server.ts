import { once } from "node:events";
import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * For tests: how a mail server treats a mail. `forget`: accepts it, then reports failure; `hang`: stops answering;
 * `drop`: closes the connection.
 */
export type Treatment = "take" | "refuse" | "reject" | "forget" | "hang" | "drop";

/** For tests: a real mail server on localhost that treats each mail as configured. */
export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** Accepted mails as received, oldest first. */
  raw: Buffer[];
  /** The same, parsed. */
  mailbox(): Promise<Email[]>;
  /** The latest parsed mail. */
  latest(): Promise<Email>;
  /** Their envelopes: sender and recipients. */
  envelopes: { from: string; to: string[] }[];
  /** How many mails were treated otherwise than `take`. */
  faults: number;
  faultsByKind: Partial<Record<Treatment, number>>;
  /** Resolves when the mailbox holds this many mails. */
  holds(count: number): Promise<void>;
  /** Stops listening, and listens on the same port again. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** For tests: starts a mail server. `treat` decides about each mail, counted from 1. */
export async function startMailServer(
  treat: (count: number) => Treatment = () => "take",
): Promise<MailServer> {
  const raw: Buffer[] = [];
  const envelopes: MailServer["envelopes"] = [];
  let waiting: { count: number; resolve: () => void }[] = [];
  let seen = 0;
  let port = 0;
  const mails: Pick<MailServer, "faults" | "faultsByKind"> = { faults: 0, faultsByKind: {} };
  const sockets = new Map<number, Socket>();

  const build = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      // Closes connections at once when it leaves.
      closeTimeout: 1,
      onData(stream, session, callback) {
        seen += 1;
        const treatment = treat(seen);
        if (treatment !== "take") {
          mails.faults += 1;
          mails.faultsByKind[treatment] = (mails.faultsByKind[treatment] ?? 0) + 1;
        }
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (treatment === "take" || treatment === "forget") store(Buffer.concat(chunks), session.envelope);
          if (treatment === "take") callback();
          else if (treatment === "drop") sockets.get(session.remotePort)?.destroy();
          else if (treatment !== "hang") callback(answer(treatment === "reject" ? 554 : 451));
        });
      },
    });
    server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
    server.on("error", () => undefined);
    return server;
  };
  const store = (
    mail: Buffer,
    envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
  ) => {
    raw.push(mail);
    envelopes.push({
      from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
      to: envelope.rcptTo.map(({ address }) => address),
    });
    for (const each of waiting.filter(({ count }) => count <= raw.length)) each.resolve();
    waiting = waiting.filter(({ count }) => count > raw.length);
  };
  const listen = async () => {
    const server = build();
    const listener = server.listen(port, "127.0.0.1");
    await once(listener, "listening");
    const address = listener.address();
    port = typeof address === "object" && address !== null ? address.port : port;
    return server;
  };
  let server: SMTPServer | undefined = await listen();
  const leave = async () => {
    const leaving = server;
    server = undefined;
    if (leaving !== undefined) await new Promise<void>((resolve) => leaving.close(resolve));
  };
  return Object.assign(mails, {
    url: `smtp://127.0.0.1:${port}`,
    raw,
    envelopes,
    mailbox: () => Promise.all(raw.map(read)),
    latest: () => read(raw.at(-1) ?? Buffer.alloc(0)),
    holds: (count: number) =>
      raw.length >= count
        ? Promise.resolve()
        : new Promise<void>((resolve) => void waiting.push({ count, resolve })),
    leave,
    async comeBack() {
      server ??= await listen();
    },
    stop: leave,
  });
}

function read(mail: Buffer): Promise<Email> {
  return PostalMime.parse(new Uint8Array(mail));
}

function answer(responseCode: number): Error {
  return Object.assign(new Error("not now"), { responseCode });
}
