import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync } from "node:sqlite";
import type { Time } from "../report/time.ts";
import { LostConnection, type OperationKind } from "./faults.ts";
import type { World } from "./world.ts";

/** The process whose code is running. */
const current = new AsyncLocalStorage<Machine>();

/** The process whose code is running at the moment, if it is a simulated one. */
export function currentMachine(): Machine | undefined {
  return current.getStore();
}

/** Whether a statement may have committed what the oracle looks at: marks and incidents are no part of it. */
export function mayConcernOracle(kind: OperationKind, what: string): boolean {
  return kind === "commit" || (kind === "write" && /messages|outbox|attachment|links|handling/.test(what));
}

/** Thrown into the code of a process that has died, where it can't be stopped otherwise. */
export class Died extends Error {}

/** A process of the simulation: a server, a command. When it dies, its promises stay open for ever. */
export class Machine {
  readonly name: string;
  readonly world: World;
  isAlive = true;
  /** Milliseconds by which its clock differs. */
  skew: number;
  /** Its open database files, closed when it dies. */
  readonly handles = new Set<DatabaseSync>();
  /** What else ends with it. */
  readonly onDeath: (() => void)[] = [];

  constructor(world: World, name: string, skew = 0) {
    this.world = world;
    this.name = name;
    this.skew = skew;
  }

  /** Time as this process sees it. Its timers are late, as on a busy machine. */
  get time(): Time {
    const { time, chance } = this.world;
    return {
      now: () => this.now(),
      elapsed: () => time.now,
      wait: (ms, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted === true) return resolve();
          const late = ms < 1_000 ? ms : ms * (1 + 9 * chance.draw());
          const callOff = time.after(late, this, resolve);
          signal?.addEventListener("abort", () => {
            callOff();
            if (this.isAlive) resolve();
          });
        }),
    };
  }

  now(): Date {
    return this.world.dateAt(this.skew);
  }

  note(what: string): void {
    this.world.history.add(this.world.time.now, this.name, what);
  }

  /** Runs code as this process. */
  run<T>(work: () => T): T {
    return current.run(this, work);
  }

  /** Does an operation on the store when its turn comes, or lets it meet its fate. */
  async operate<T>(kind: OperationKind, what: string, work: () => Promise<T>): Promise<T> {
    const { time, chance } = this.world;
    await time.pass(chance.happens(0.02) ? chance.between(20, 400) : chance.draw() * 2, this);
    const fate = this.world.fateOf(kind, this, what);
    if (fate === "dies before") return this.#die();
    if (fate === "fails") throw this.#storeError();
    if (fate === "hangs" && chance.happens(0.5)) return this.#hang();
    const result = await work();
    if (mayConcernOracle(kind, what)) this.world.oracle.mustLook = true;
    if (fate === "dies after") return this.#die();
    if (fate === "hangs") return this.#hang();
    if (fate === "unknown") throw this.#storeError();
    return result;
  }

  /** An operation on files: at once, since Node does them so. */
  operateNow<T>(what: string, work: () => T): T {
    if (!this.isAlive) throw new Died();
    const fate = this.world.fateOf("file", this, what);
    if (fate === "dies before") this.die();
    if (!this.isAlive) throw new Died();
    if (fate === "fails") throw diskError();
    const result = work();
    if (fate === "dies after") {
      this.die();
      throw new Died();
    }
    if (fate === "unknown") throw diskError();
    return result;
  }

  /** Ends the process as `kill -9` does: what the system holds in memory stays. */
  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.note("dies");
    for (const handle of this.handles) if (handle.isOpen) handle.close();
    for (const end of this.onDeath) end();
  }

  #die(): Promise<never> {
    this.die();
    return new Promise(() => undefined);
  }

  #storeError(): Error {
    return this.world.postgres === undefined ? diskError() : new LostConnection();
  }

  /** As long as a client of PostgreSQL waits for it. */
  async #hang(): Promise<never> {
    await this.world.time.pass(8_000, this);
    throw this.#storeError();
  }
}

function diskError(): Error {
  return Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: 10 });
}
