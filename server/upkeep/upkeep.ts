import { hostname } from "node:os";
import type { Settings } from "#contract/settings.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { commandEnvironment } from "../env.ts";
import type { Log } from "../log.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { type MailSender, startMailSender } from "../mail/mail-sender.ts";
import { createSmtpTransport } from "../mail/smtp-transport.ts";
import { type Readiness, checkReadiness } from "../readiness.ts";
import { purgeOld } from "./purge-old.ts";
import { queueDigest, queueStartNotice } from "./queue-notices.ts";
import { createAlarm } from "./raise-alarm.ts";
import { type Task, startUpkeep } from "./start-upkeep.ts";
import { Watch } from "./watch.ts";

/** What {@link Upkeep} works with. */
export interface UpkeepParts {
  store: OpenStore;
  settings: Pick<Settings, "mail" | "alarm" | "retentionDays">;
  log: Log;
  clock: () => Date;
}

const MINUTE = 60_000;

/** The background work of the server: mails, notices, deletion of old messages, alarms. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #watch: Watch;
  #sender: MailSender | undefined;
  #stopTasks: ((patience: number) => Promise<void>) | undefined;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
    const { store, settings, log, clock } = parts;
    this.#watch = new Watch({
      database: store.database,
      sendsMail: settings.mail !== undefined,
      raiseAlarm: createAlarm(settings.alarm, commandEnvironment()),
      clock,
      log,
    });
  }

  /** Starts all of it. */
  start(): void {
    const { store, settings, log, clock } = this.#parts;
    const { mail } = settings;
    if (mail === undefined) {
      log.warn({ event: "mail.off", text: "SMTP_URL is not set: messages are stored, but no mail is sent." });
    } else {
      this.#sender = startMailSender({
        store,
        transport: createSmtpTransport(mail.smtpUrl),
        compose: (claimed) => composeMail(claimed, { store, settings: mail }),
        clock,
        random: Math.random,
        log,
      });
    }
    this.#stopTasks = startUpkeep(this.#tasks(), log);
  }

  /** Sends mails that are due, at once. */
  wakeMailSender(): void {
    this.#sender?.wake();
  }

  /** The answer of `/readyz`. */
  checkReadiness(): Promise<Readiness> {
    const { store, settings, clock } = this.#parts;
    const storeFault = () => this.#watch.storeFault;
    return checkReadiness({ store, sendsMail: settings.mail !== undefined, clock, storeFault });
  }

  /** Ends all of it; mails and tasks in hand get `patience` milliseconds. */
  async stop(patience: number): Promise<void> {
    await Promise.all([this.#stopTasks?.(patience), this.#sender?.stop(patience)]);
  }

  #tasks(): Task[] {
    const { store, settings, log, clock } = this.#parts;
    const { mail, retentionDays } = settings;
    const { database } = store;
    let isStartQueued = false;
    const tellStart = async () => {
      if (!isStartQueued) await queueStartNotice(database, { now: clock(), host: hostname() });
      isStartQueued = true;
    };
    const purge = async () => {
      const purged = await purgeOld(store, { now: clock(), retentionDays });
      if (purged > 0) log.info({ event: "messages.purged", purged, retentionDays });
    };
    return [
      { name: "watch", every: MINUTE / 2, run: () => this.#watch.look() },
      // Not at once: a machine that starts with a wrong clock would delete recent messages.
      { name: "purge", every: 60 * MINUTE, delay: 60 * MINUTE, run: purge },
      ...(mail?.tellsStart ? [{ name: "start", every: MINUTE, run: tellStart }] : []),
      ...(mail?.sendsDigest
        ? [{ name: "digest", every: MINUTE, run: () => queueDigest(database, clock()) }]
        : []),
    ];
  }
}
