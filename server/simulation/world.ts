import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { type Settings, parseSettings } from "#contract/settings.ts";
import { setClocks } from "../report/local-time.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import type { Bug } from "./bug.ts";
import type { Chance } from "./chance.ts";
import { type Fate, type Faults, type OperationKind, noFaults } from "./faults.ts";
import { Disk } from "./file-operations.ts";
import { History } from "./history.ts";
import type { Letter } from "./people/visitors.ts";
import { Machine } from "./machine.ts";
import { MailService } from "./people/mail-service.ts";
import { Observer } from "./oracle/observer.ts";
import { Oracle } from "./oracle/oracle.ts";
import { Owner } from "./people/owner.ts";
import type { PostgresPlace } from "./postgresql/place.ts";
import { RAM_FOLDER } from "./ram-folder.ts";
import { type Server, bootServer } from "./server.ts";
import { VirtualTime } from "./virtual-time.ts";

/** Where a simulation begins. */
const BEGINNING = Date.parse("2026-11-20T00:00:00Z");

/** What a simulated world is made of. */
export interface WorldOptions {
  servers: number;
  /** Milliseconds by which each server's clock differs. */
  skews: number[];
  /** Settings other than the usual ones, by environment variable. */
  environment?: Record<string, string>;
  bug?: Bug;
  /** Where messages are kept; else in SQLite. */
  postgres?: PostgresPlace | undefined;
}

/** Everything that a simulation consists of: time, machines, disk, mail server, owner, and the judge of it all. */
export class World {
  readonly time: VirtualTime;
  readonly history = new History();
  readonly disk = new Disk();
  readonly mails: MailService;
  readonly owner: Owner;
  readonly oracle: Oracle;
  readonly chance: Chance;
  readonly bug: Bug;
  readonly postgres: PostgresPlace | undefined;
  readonly isAlone: boolean;
  readonly settings: Settings;
  readonly dataDir: string;
  readonly backups: string;
  readonly letters: Letter[] = [];
  readonly counts: Partial<Record<Fate | "power cuts", number>> = {};
  readonly skews: number[];
  faults: Faults = noFaults;
  /** Whether processes may die at any moment. */
  mayFail = false;
  /** Whether nothing is made to fail. */
  isPlain = false;
  /** Whether limits are so low that they are met. */
  hasLimits = false;
  freeBytes = 1e12;
  /** Whether a backup was ever tried. */
  hasBackups = false;
  wasClockSet = false;
  /** By how many milliseconds a clock has ever been ahead. */
  ahead = 0;
  /** Faults and deaths so far, and whatever else excuses a second mail or alarm. */
  troubles = 0;
  /** When a clock was set, or machines slept, or claims on mails were cancelled; milliseconds. */
  lastUpset = Number.NEGATIVE_INFINITY;
  readonly #folder: string;
  readonly #servers: (Server | undefined)[];
  readonly #rightSkews: readonly number[];
  #isServing = false;
  /** How often the servers were started together; a restart that was due before is called off. */
  #starts = 0;

  constructor(chance: Chance, { servers, skews, environment = {}, bug = {}, postgres }: WorldOptions) {
    this.time = new VirtualTime(postgres === undefined ? turn : () => postgres.settle());
    postgres?.live(this.time);
    this.postgres = postgres;
    this.chance = chance;
    this.bug = bug;
    this.skews = [...skews];
    this.#rightSkews = skews;
    this.isAlone = servers === 1;
    this.#folder = mkdtempSync(join(RAM_FOLDER, "simulation-"));
    this.dataDir = join(this.#folder, "data");
    this.backups = join(this.#folder, "backups");
    mkdirSync(this.backups);
    this.settings = parseSettings({
      DATA_DIR: this.dataDir,
      PUBLIC_URL: "https://tools.example",
      TRUSTED_PROXIES: "1",
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "website@example.com",
      MAIL_TO: "sales@example.com",
      ...environment,
    });
    setClocks({ timeZone: "Asia/Kolkata", language: "en-IN" });
    this.#servers = Array.from({ length: servers });
    this.mails = new MailService(this);
    if (bug.longestTry !== undefined) this.mails.longestTry = bug.longestTry;
    this.disk.ignoresFolders = bug.ignoresFolderSync ?? false;
    this.owner = new Owner(this);
    this.oracle = new Oracle(this);
  }

  dateAt(skew: number): Date {
    return new Date(BEGINNING + this.time.now + skew);
  }

  /** What becomes of an operation; a fault is noted. */
  fateOf(kind: OperationKind, machine: Machine, what: string): Fate {
    const fate = this.faults.fateOf(kind);
    if (fate === "works") return fate;
    this.counts[fate] = (this.counts[fate] ?? 0) + 1;
    this.troubles += 1;
    machine.note(`${fate}: ${what.slice(0, 70)}`);
    return fate;
  }

  /** Notes that leases may end before their time. */
  upset(): void {
    this.troubles += 1;
    this.lastUpset = this.time.now;
  }

  /** A server that answers, at random. */
  anyServer(): Server | undefined {
    const [first, ...others] = this.servers;
    return first === undefined ? undefined : this.chance.pick([first, ...others]);
  }

  get servers(): Server[] {
    return this.#servers
      .filter((each) => each?.machine.isAlive === true)
      .filter((each) => each !== undefined);
  }

  async startServers(): Promise<void> {
    this.#isServing = true;
    this.#starts += 1;
    await Promise.all(this.#servers.map((_server, index) => this.#boot(index)));
  }

  async stopServers(): Promise<void> {
    this.#isServing = false;
    const stopping = this.servers;
    const limit = this.time.pass(20_000, { isAlive: true });
    await Promise.race([Promise.all(stopping.map(({ machine, stop }) => machine.run(stop))), limit]);
    for (const { machine } of stopping) machine.die();
  }

  /** Starts a server, again and again after its death, as a service manager does. */
  async #boot(index: number): Promise<void> {
    const machine = new Machine(this, `server ${index + 1}`, this.skews[index] ?? 0);
    const starts = this.#starts;
    const again = () => {
      this.troubles += 1;
      const wait = this.chance.between(1_000, 10_000);
      this.time.after(wait, { isAlive: true }, () => {
        if (this.#isServing && this.#starts === starts) void this.#boot(index);
      });
    };
    machine.onDeath.push(() => this.#isServing && again());
    machine.note("starts");
    const death = new Promise<undefined>((resolve) => machine.onDeath.push(() => resolve(undefined)));
    try {
      const server = await Promise.race([machine.run(() => bootServer(machine)), death]);
      if (server !== undefined) this.#servers[index] = server;
    } catch (error) {
      machine.note(`can't start: ${String(error)}`);
      machine.die();
    }
  }

  setClock(server: Server, ms: number): void {
    const index = this.#servers.indexOf(server);
    server.machine.skew += ms;
    this.wasClockSet = true;
    this.ahead = Math.max(this.ahead, server.machine.skew);
    server.machine.note(`its clock is set by ${ms / 1_000} s`);
    if (index >= 0) this.skews[index] = server.machine.skew;
    this.oracle.pages.look();
    this.upset();
  }

  /** Looks at what is committed from now on. */
  async openObserver(): Promise<void> {
    if (this.postgres === undefined) this.observeFile();
    else await this.postgres.observe(this.oracle);
  }

  observeFile(): void {
    this.oracle.openObserver(() => Observer.ofFile(join(this.dataDir, STORE_FILE)));
  }

  /** From now on nothing fails, and the clocks are right but for what they differ by anyway. */
  mend(): void {
    if (this.skews.some((skew, index) => skew !== this.#rightSkews[index])) this.upset();
    this.skews.splice(0, Infinity, ...this.#rightSkews);
    this.#servers.forEach((server, index) => {
      if (server !== undefined) server.machine.skew = this.skews[index] ?? 0;
    });
    this.faults = noFaults;
    this.mayFail = false;
    this.freeBytes = 1e12;
    this.mails.treatments = ["takes"];
  }

  /** Lets time pass at once, as on machines that are asleep. What was under way may be done twice. */
  sleep(ms: number): void {
    this.history.add(this.time.now, "world", `asleep for ${Math.round(ms / 3_600_000)} hours`);
    this.time.sleep(ms);
    this.upset();
  }

  /** Lets time pass, and checks after each step what must hold. */
  run(ms: number, isDone?: () => boolean): Promise<void> {
    return this.time.run(this.time.now + ms, () => this.oracle.checkStep(), isDone);
  }

  /** Runs until this is over. */
  async finish<T>(work: Promise<T>): Promise<T> {
    let isOver = false;
    const over = work.finally(() => (isOver = true));
    over.catch(() => undefined);
    await this.run(86_400_000, () => isOver);
    if (!isOver) throw new Error("it never ends");
    return over;
  }

  async remove(): Promise<void> {
    this.#isServing = false;
    for (const { machine } of this.servers) machine.die();
    this.oracle.closeObserver();
    await this.postgres?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
