import { hostname } from "node:os";
import type { Settings } from "#contract/settings.ts";
import { checkDrillRecord } from "../backup/drill-record.ts";
import { findDamage } from "../backup/find-damage.ts";
import { countFiles } from "../store/files/file-room.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { localTime } from "../report/local-time.ts";
import type { Log } from "../report/log.ts";
import type { Time } from "../report/time.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { makeStrayDue } from "../mail/outbox.ts";
import type { SendParts } from "../mail/send-mails.ts";
import { type MailSender, startMailSender } from "../mail/mail-sender.ts";
import type { MailTransport } from "../mail/smtp-transport.ts";
import { type Readiness, checkReadiness } from "./readiness.ts";
import { backUpAlone } from "./back-up-alone.ts";
import { checkBounds } from "./check-bounds.ts";
import { checkCopies } from "./check-copies.ts";
import { checkStore, recordDamage } from "./check-store.ts";
import type { Condition } from "../report/condition.ts";
import { purgeOld } from "./purge-old.ts";
import { queueDigest, queueStartNotice } from "./queue-notices.ts";
import type { RaiseAlarm } from "./raise-alarm.ts";
import { RecentTrouble, brokenAssertions, refusals } from "./recent-trouble.ts";
import { type Task, startUpkeep } from "./start-upkeep.ts";
import { Watch } from "./watch.ts";

/** The dependencies of {@link Upkeep}. */
export interface UpkeepParts {
  store: OpenStore;
  settings: Pick<Settings, "mail" | "retentionDays" | "maxStored" | "maxUnsent" | "maxFilesMb" | "dataDir"> &
    Partial<Pick<Settings, "apiHost" | "publicUrl">>;
  /** A sentence for each setting that differs from the one the pages were built with. */
  otherSettings?: () => string[];
  log: Log;
  time: Time;
  /** From 0 to 1, for the back-off. */
  random: () => number;
  /** Where mails are handed over; undefined where none are sent. */
  transport: MailTransport | undefined;
  /** Tells the owner. */
  raiseAlarm: RaiseAlarm;
  /** Makes a backup; undefined where there is no folder for it. */
  backUp?: ((now: Date) => Promise<void>) | undefined;
}

const MINUTE = 60_000;

/** Hour on the supplier's clocks after which the whole store is checked, once a day. */
const CHECK_HOUR = 3;

/** Milliseconds from a refused post to the check that reports it, together with all refused meanwhile. */
const EARLY_CHECK_DELAY = 2_000;

/** The background work of the server: mails, notices, deletion of old messages, alarms. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #watch: Watch;
  readonly #refusals = new RecentTrouble(refusals);
  readonly #broken = new RecentTrouble(brokenAssertions);
  readonly #clock: () => Date;
  /** Set while a check is about to be made early; aborting it is a stop. */
  #soon: AbortController | undefined;
  #sender: MailSender | undefined;
  #stopTasks: ((patience: number) => Promise<void>) | undefined;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
    const { store, settings, log, raiseAlarm } = parts;
    this.#clock = parts.time.now;
    this.#watch = new Watch({
      database: store.database,
      sendsMail: settings.mail !== undefined,
      conditions: () => this.#findConditions(),
      raiseAlarm,
      clock: this.#clock,
      log,
    });
  }

  start(): void {
    const { store, settings, log, time, random, transport } = this.#parts;
    const { mail } = settings;
    const clock = this.#clock;
    if (mail === undefined || transport === undefined) {
      log.warn({ event: "mail.off", text: "SMTP_URL is not set: messages are stored, but no mail is sent." });
    } else {
      const compose: SendParts["compose"] = (claimed) =>
        composeMail(claimed, {
          store,
          settings: mail,
          origin: settings.apiHost ?? settings.publicUrl,
          clock,
        });
      this.#sender = startMailSender({ store, transport, compose, clock, random, log }, time.wait);
    }
    this.#stopTasks = startUpkeep(this.#tasks(), log, time);
  }

  /** Sends due mails at once. */
  wakeMailSender(): void {
    this.#sender?.wake();
  }

  /** Records that a post was refused because of the server's own state; the owner gets an alarm within seconds. */
  noteRefusal(): void {
    this.#refusals.note(this.#clock());
    if (this.#soon !== undefined) return;
    const { signal } = (this.#soon = new AbortController());
    void this.#parts.time.wait(EARLY_CHECK_DELAY, signal).then(() => {
      this.#soon = undefined;
      if (!signal.aborted) void this.#watch.look();
    });
  }

  /** Records that an assertion is broken; the owner gets an alarm at the next check. */
  noteBroken(what: string): void {
    this.#broken.note(this.#clock());
    this.#parts.log.error({ event: "assertion.broken", what });
  }

  /** Assertions that were broken since the start. */
  countBroken(): number {
    return this.#broken.count;
  }

  /** The answer of `/readyz`. */
  checkReadiness(): Promise<Readiness> {
    const { store, settings } = this.#parts;
    const clock = this.#clock;
    const storeFault = () => this.#watch.storeFault;
    const conditions = () => this.#findConditions();
    return checkReadiness({ store, sendsMail: settings.mail !== undefined, clock, storeFault, conditions });
  }

  /** Stops all work; mails and tasks under way get `patience` milliseconds. */
  async stop(patience: number): Promise<void> {
    this.#soon?.abort();
    await Promise.all([this.#stopTasks?.(patience), this.#sender?.stop(patience)]);
  }

  async #findConditions(): Promise<Condition[]> {
    const { store, settings, otherSettings = () => [] } = this.#parts;
    const clock = this.#clock;
    store.ensureThere();
    const differences = otherSettings();
    const text = differences.join(" ");
    return [
      { name: "settings-differ", isOn: differences.length > 0, text, isBlocking: false },
      ...(await checkBounds({
        store,
        settings,
        measureFiles: async () => (await countFiles(store.database)).room,
      })),
      await this.#refusals.check(store.database, clock()),
      await this.#broken.check(store.database, clock()),
      await checkCopies(store, clock()),
      ...(await checkStore(store.database, clock())),
      ...(await checkDrillRecord(store.database, clock())),
    ];
  }

  #tasks(): Task[] {
    const { store, settings, log, backUp } = this.#parts;
    const clock = this.#clock;
    const { mail, retentionDays } = settings;
    const { database } = store;
    let isStartQueued = false;
    const tellStart = async () => {
      if (!isStartQueued) await queueStartNotice(database, { now: clock(), host: hostname() });
      isStartQueued = true;
    };
    const purge = async () => {
      store.dropOldCopies(clock());
      const purged = await purgeOld(store, { now: clock(), retentionDays });
      if (purged > 0) log.info({ event: "messages.purged", purged, retentionDays });
    };
    let checkedOn = localTime(clock()).slice(0, 10);
    const checkNightly = async () => {
      const [day = "", hour = ""] = localTime(clock()).split(/[ :]/);
      if (day === checkedOn || Number(hour) < CHECK_HOUR) return;
      checkedOn = day;
      const damage = await findDamage(store);
      if (damage !== undefined) log.error({ event: "store.damaged", cause: damage });
      await recordDamage(database, damage, clock());
    };
    return [
      { name: "watch", every: MINUTE / 2, run: () => this.#watch.look() },
      // Not at once: a machine that starts with a wrong clock would delete recent messages.
      { name: "purge", every: 60 * MINUTE, delay: 60 * MINUTE, run: purge },
      // Rarely: a server whose own clock is wrong takes mails out of others' hands by it.
      { name: "stray", every: 60 * MINUTE, delay: 60 * MINUTE, run: () => makeStrayDue(database, clock()) },
      { name: "check", every: 10 * MINUTE, run: checkNightly },
      ...(backUp === undefined
        ? []
        : [{ name: "backup", every: 5 * MINUTE, run: () => backUpAlone(store, clock(), backUp) }]),
      ...(mail?.tellsStart ? [{ name: "start", every: MINUTE, run: tellStart }] : []),
      ...(mail?.sendsDigest
        ? [{ name: "digest", every: MINUTE, run: () => queueDigest(database, clock()) }]
        : []),
    ];
  }
}
