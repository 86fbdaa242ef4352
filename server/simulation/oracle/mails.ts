import type { ComposedMail } from "../../mail/composed-mail.ts";
import { LEASE } from "../../mail/outbox.ts";
import { mailId } from "../../store/insert-message.ts";
import type { Machine } from "../machine.ts";
import type { Try } from "../people/mail-service.ts";
import type { World } from "../world.ts";

/** Difference of two clocks up to which a lease keeps a second server away from a try that takes its longest. */
const CLOCKS = 30_000;

/** Difference of two clocks from which one server's leases mean nothing to the other. */
const FAR = 3_600_000;

/** What must hold of mails. */
export class MailOracle {
  readonly #world: World;
  readonly #ids = new Map<string, Set<string>>();
  readonly #resent = new Map<string, number>();
  /** When the mail server last took a mail. */
  readonly #taken = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** A try begins; `others` are all before it. */
  begins({ mail, machine }: Try, others: readonly Try[]): void {
    const { time, oracle } = this.#world;
    const token = tokenOf(mail);
    if (token !== undefined) {
      const since = oracle.messages.goneSince(token);
      if (since !== undefined && time.now - time.asleep > since + LEASE)
        this.#world.oracle.found(`mailed after its purge: ${token}`);
      const ids = (this.#ids.get(token) ?? new Set()).add(mail.messageId);
      this.#ids.set(token, ids);
      const resent = this.#resent.get(mail.messageId.slice(1, 41)) ?? 0;
      if (oracle.messages.hasKey(token) && ids.size > 1 + resent)
        this.#world.oracle.found(`copies of a mail have different Message-IDs: ${[...ids].join(" ")}`);
    }
    const rival = others.find(
      (other) => other.mail.messageId === mail.messageId && !other.isOver && other.machine.isAlive,
    );
    const apart = (other: Machine) => Math.abs(other.skew - machine.skew);
    // A server with a clock far from the others' takes mails out of their hands.
    const isNoneFar = this.#world.servers.every((server) => apart(server.machine) < FAR);
    const areClocksNear = isNoneFar && rival !== undefined && apart(rival.machine) <= CLOCKS;
    // A machine that slept between claim and try may try when the claim has expired.
    const isLeaseSound = rival !== undefined && this.#world.lastUpset < rival.began - 20_000;
    if (rival !== undefined && areClocksNear && isLeaseSound)
      this.#world.oracle.found(`a mail is tried twice at once: ${mail.messageId}`);
  }

  taken(mail: ComposedMail): void {
    const { messageId } = mail;
    const token = tokenOf(mail);
    // After a purge its key is free for another letter.
    const copy = `${messageId} ${token}`;
    const { time, lastUpset, isPlain } = this.#world;
    const before = this.#taken.get(copy);
    this.#taken.set(copy, time.now);
    const isToSales = token !== undefined || messageId.startsWith("<decision-");
    if (before !== undefined && isToSales && isPlain && lastUpset < before - 1_000)
      this.#world.oracle.found(`mailed twice though nothing failed: ${messageId}`);
  }

  resent(keys: string[]): void {
    for (const key of keys) {
      const id = mailId("enquiry", key);
      this.#resent.set(id, (this.#resent.get(id) ?? 0) + 1);
    }
    this.#world.upset();
  }

  /** Whether the mail server has taken the mail of this id for the sales desk. */
  hasTakenId(id: string): boolean {
    const { mails, settings } = this.#world;
    const to = settings.mail?.to.join();
    return mails.taken.some((mail) => mail.messageId.startsWith(`<${id}@`) && mail.to.join() === to);
  }

  /** Whether the mail server has taken a mail with these words. */
  hasTaken(words: string): boolean {
    return this.#world.mails.taken.some(({ text }) => text.endsWith(words));
  }
}

/** The token of the letter that a mail is about. */
function tokenOf({ text }: ComposedMail): string | undefined {
  return /^(m\d+): /m.exec(text)?.[1];
}
