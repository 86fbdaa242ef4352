import type { MailKind, OpenDatabase } from "../store/store-tables.ts";
import type { Log } from "../log.ts";
import { backoff } from "./backoff.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { type ClaimedMail, GIVE_UP_AFTER, claimMail, markSent, markUnsent } from "./outbox.ts";
import { MailError, type MailTransport } from "./smtp-transport.ts";

/** What sending needs from outside. */
export interface SendParts {
  store: Pick<OpenDatabase, "database" | "engine">;
  transport: MailTransport;
  /** Writes the mail; undefined when what it is about has been deleted. */
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
 * What became of one turn: `idle`: nothing was due; `down`: the mail server takes nothing at the moment;
 * `refused`: it didn't take this mail.
 */
export type Turn = "sent" | "refused" | "down" | "idle";

/** Sends due mails, one at each call. */
export class MailQueue {
  readonly #parts: SendParts;
  /** Sent, but the store could not note it: noted first, lest a full disk make each try a copy. */
  readonly #unnoted = new Map<string, Date>();

  constructor(parts: SendParts) {
    this.#parts = parts;
  }

  /**
   * Tries the mail that has been due for the longest. Faults of mail and mail server are noted and logged.
   * @throws when the store does.
   */
  async sendNext(): Promise<Turn> {
    const { store, clock } = this.#parts;
    await this.#noteSent();
    const mail = await claimMail(store, clock());
    if (mail === undefined) return "idle";
    try {
      await this.#send(mail);
    } catch (error) {
      if (error instanceof MailError) return this.#noteFault(mail, error);
      throw error;
    }
    this.#unnoted.set(mail.id, clock());
    await this.#noteSent();
    return "sent";
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { transport, compose, log } = this.#parts;
    const composed = await compose(mail);
    if (composed === undefined) return;
    const started = performance.now();
    const { rejected } = await transport.send(composed);
    const ms = Math.round(performance.now() - started);
    const { id, kind, attempts } = mail;
    if (rejected > 0) log.warn({ event: "mail.partly", id, rejected });
    log.info({ event: "mail.sent", id, kind, attempts, ms });
  }

  async #noteSent(): Promise<void> {
    for (const [id, at] of this.#unnoted) {
      await markSent(this.#parts.store.database, id, at);
      this.#unnoted.delete(id);
    }
  }

  async #noteFault(mail: ClaimedMail, error: MailError): Promise<Turn> {
    const { store, clock, random, log } = this.#parts;
    const { id, kind } = mail;
    const now = clock();
    const isDown = error.fault === "server";
    // A visitor's address that doesn't exist stays so; the sales desk's may be mended.
    const isHopeless = error.fault === "final" && kind === "acknowledgement";
    const isOver = isHopeless || now.getTime() - mail.firstTriedAt.getTime() >= GIVE_UP_AFTER;
    // While the mail server is away that is nobody's try, and the queue as a whole waits.
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
