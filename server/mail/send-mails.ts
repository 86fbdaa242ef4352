import type { MailKind, OpenDatabase } from "../store/database/store-tables.ts";
import type { Log } from "../report/log.ts";
import { mustHold } from "../report/must-hold.ts";
import { backoff } from "./backoff.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { MailError } from "./mail-error.ts";
import {
  type ClaimedMail,
  GIVE_UP_AFTER,
  claimMail,
  isToVisitor,
  keepClaim,
  markSent,
  markUnsent,
} from "./outbox.ts";
import type { MailTransport } from "./smtp-transport.ts";

/** The dependencies of sending. */
export interface SendParts {
  store: Pick<OpenDatabase, "database" | "isShared" | "skipLocked">;
  transport: MailTransport;
  /** Composes the mail; undefined when its subject has been deleted. */
  compose: (mail: {
    id: string;
    kind: MailKind;
    messageKey: string | null;
  }) => Promise<ComposedMail | undefined>;
  clock: () => Date;
  /** From 0 to 1, for the back-off. */
  random: () => number;
  log: Log;
}

/**
 * Outcome of an attempt. `idle`: no mail was due; `down`: the mail server is unavailable; `refused`: it refused this
 * mail.
 */
export type SendOutcome = "sent" | "refused" | "down" | "idle";

/** Claims due mails and sends them, one with each call. */
export class MailQueue {
  readonly #parts: SendParts;
  /**
   * Mails sent but not yet recorded in the store. They are recorded before anything else: otherwise, on a full disk,
   * every attempt would send a copy.
   */
  readonly #unrecorded = new Map<ClaimedMail, Date>();

  constructor(parts: SendParts) {
    this.#parts = parts;
  }

  /**
   * Claims the mail that has been due longest; undefined if none is.
   * @throws when the store fails.
   */
  async claim(): Promise<ClaimedMail | undefined> {
    await this.#recordSent();
    return claimMail(this.#parts.store, this.#parts.clock());
  }

  /**
   * Tries a claimed mail. Records and logs failures of mails and of the mail server.
   * @throws when the store fails.
   */
  async send(mail: ClaimedMail): Promise<SendOutcome> {
    try {
      if (!(await this.#trySend(mail))) return "idle";
    } catch (error) {
      if (error instanceof MailError) return this.#recordFailure(mail, error);
      throw error;
    }
    this.#unrecorded.set(mail, this.#parts.clock());
    await this.#recordSent();
    return "sent";
  }

  /** False if another server has the mail by now. */
  async #trySend(mail: ClaimedMail): Promise<boolean> {
    const { store, transport, compose, clock, log } = this.#parts;
    const composed = await compose(mail);
    if (composed === undefined) return true;
    if (!(await keepClaim(store, mail, clock()))) return false;
    const isNamed = composed.messageId.startsWith(`<${mail.id}@`);
    mustHold(isNamed, `mail ${mail.id} goes out as ${composed.messageId}`);
    const started = performance.now();
    const { rejected } = await transport.send(composed);
    const ms = Math.round(performance.now() - started);
    const { id, kind, attempts } = mail;
    if (rejected > 0) log.warn({ event: "mail.partly", id, rejected });
    log.info({ event: "mail.sent", id, kind, attempts, ms });
    return true;
  }

  async #recordSent(): Promise<void> {
    for (const [mail, at] of this.#unrecorded) {
      await markSent(this.#parts.store.database, mail, at);
      this.#unrecorded.delete(mail);
    }
  }

  async #recordFailure(mail: ClaimedMail, error: MailError): Promise<SendOutcome> {
    const { store, clock, random, log } = this.#parts;
    const { id, kind } = mail;
    const now = clock();
    const isDown = error.fault === "server";
    // A visitor's non-existent address stays wrong; the sales desk's may be corrected.
    const isPermanent = error.fault === "final" && isToVisitor(kind);
    const isOver = isPermanent || now.getTime() - mail.firstTriedAt.getTime() >= GIVE_UP_AFTER;
    // When the mail server is unavailable, this mail's attempt doesn't count; the whole queue pauses instead.
    const attempts = isDown ? mail.attempts : mail.attempts + 1;
    const wait = isDown ? 0 : backoff(attempts, random());
    await markUnsent(store.database, mail, {
      cause: error.message,
      retryAt: new Date(now.getTime() + wait),
      givenUpAt: isOver ? now : undefined,
      attempts,
    });
    const line = { id, kind, attempts, cause: error.message };
    if (isOver) log.error({ event: "mail.given-up", ...line });
    else log.warn({ event: isDown ? "mail.server-down" : "mail.refused", ...line });
    return isDown ? "down" : "refused";
  }
}
