import type { Kysely } from "kysely";
import { setMark } from "../store/marks.ts";
import type { StoreTables } from "../store/database/store-tables.ts";
import type { Log } from "../report/log.ts";
import { countMails } from "../mail/mail-figures.ts";
import { checkMails } from "./check-mails.ts";
import type { Condition } from "../report/condition.ts";
import type { RaiseAlarm } from "./raise-alarm.ts";
import { isSettled, readTold, tellOnce } from "./tell-once.ts";

/** The dependencies of watching. */
export interface WatchParts {
  database: Kysely<StoreTables>;
  /** Whether mails are sent at all. */
  sendsMail: boolean;
  /** Other conditions to check. */
  conditions?: () => Promise<Condition[]>;
  raiseAlarm: RaiseAlarm;
  clock: () => Date;
  log: Log;
}

/** Tells the owner once when an incident begins and once when it ends, across restarts and servers. */
export class Watch {
  readonly #parts: WatchParts;
  /** In memory, since a failing store can't record its own failure. */
  #isStoreFailureKnown = false;
  #storeFault: string | undefined;
  /** The running check. */
  #looking = Promise.resolve();

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Why the store could not be written at the last check; undefined if it could. */
  get storeFault(): string | undefined {
    return this.#storeFault;
  }

  /** Runs a check after any running one. A store error is an incident, not an exception. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#lookOnce());
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const { database, clock, sendsMail, conditions } = this.#parts;
    try {
      const figures = await countMails(database);
      await setMark(database, "store written", clock());
      this.#storeFault = undefined;
      await this.#tellStore();
      const mails = sendsMail ? checkMails(figures, clock()) : [];
      const found = [...mails, ...((await conditions?.()) ?? [])];
      const told = await readTold(database);
      for (const condition of found) if (!isSettled(told, condition)) await this.#tellOnce(condition);
    } catch (error) {
      this.#storeFault = String(error);
      await this.#tellStore();
    }
  }

  async #tellStore(): Promise<void> {
    const isFailing = this.#storeFault !== undefined;
    if (isFailing === this.#isStoreFailureKnown) return;
    const text = isFailing
      ? `Messages can't be stored: ${this.#storeFault}. Visitors are told to try again later.`
      : "Messages are stored again.";
    if (await this.#raise("store-failed", isFailing, text)) this.#isStoreFailureKnown = isFailing;
  }

  async #tellOnce({ name, isOn, text, isNews = false }: Condition): Promise<void> {
    if (!isOn && isNews) return;
    const { database, clock } = this.#parts;
    await tellOnce(database, { name, isOn, now: clock() }, () =>
      this.#raise(name, isOn, isOn ? text : `${name} is over.`, isNews),
    );
  }

  async #raise(name: string, hasBegun: boolean, text: string, isNews = false): Promise<boolean> {
    const { raiseAlarm, log } = this.#parts;
    const alarm = { name, state: hasBegun ? "began" : "ended", text } as const;
    if (isNews) log.info({ event: "news", name, text });
    else if (hasBegun) log.error({ event: "alarm", ...alarm });
    else log.info({ event: "alarm", ...alarm });
    try {
      await raiseAlarm(alarm);
      return true;
    } catch (error) {
      log.error({ event: "alarm.unheard", name, cause: String(error) });
      return false;
    }
  }
}
