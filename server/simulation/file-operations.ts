import fs from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { DatabaseSync } from "node:sqlite";
import { basename, dirname, resolve } from "node:path";
import timers from "node:timers/promises";
import { TEMPLATES } from "../testing/private-pages.ts";
import { type Machine, currentMachine } from "./machine.ts";

/** A change of names in a folder that a power cut may still undo. */
interface Renaming {
  folder: string;
  undo: () => void;
}

/** What a disk still holds in memory: names by folder, contents by file. SQLite's own files are not among them. */
export class Disk {
  /** Whether folders are never synced; a seeded bug. */
  ignoresFolders = false;
  #renamings: Renaming[] = [];
  #contents = new Set<string>();

  /** Loses what was not synced, or keeps it: nobody can know. */
  cutPower(isKept: boolean): void {
    if (!isKept) {
      for (const { undo } of this.#renamings.toReversed()) undo();
      for (const file of this.#contents) if (fs.existsSync(file)) fs.truncateSync(file);
    }
    this.#renamings = [];
    this.#contents.clear();
  }

  sync(path: string): void {
    if (!fs.existsSync(path)) return;
    if (!fs.statSync(path).isDirectory()) this.#contents.delete(path);
    else if (!this.ignoresFolders) this.#renamings = this.#renamings.filter(({ folder }) => folder !== path);
  }

  wrote(file: string, isNew: boolean): void {
    this.#contents.add(file);
    if (isNew) this.#named(file, () => fs.rmSync(file, { force: true }));
  }

  moved(from: string, to: string, before: Buffer | undefined): void {
    if (this.#contents.delete(from)) this.#contents.add(to);
    this.#named(to, () => {
      if (!fs.existsSync(to)) return;
      if (fs.existsSync(dirname(from))) fs.renameSync(to, from);
      else fs.rmSync(to);
      if (before !== undefined) fs.writeFileSync(to, before);
    });
  }

  removed(file: string, before: Buffer): void {
    this.#named(file, () => fs.writeFileSync(file, before));
  }

  #named(path: string, undo: () => void): void {
    this.#renamings.push({ folder: dirname(path), undo });
  }
}

const real = { ...fs };
const paths = new Map<number, string>();

/** Does an operation of the running process's, if it is simulated. */
function operate<T>(what: string, path: fs.PathLike | number, work: (machine: Machine | undefined) => T): T {
  const machine = currentMachine();
  if (machine === undefined) return work(undefined);
  return machine.operateNow(`${what} ${String(path).replace(/.*\//, "")}`, () => work(machine));
}

const simulated: Partial<typeof fs> = {
  writeFileSync(file, data, options) {
    operate("write", String(file), (machine) => {
      const path = resolve(String(file));
      const isNew = !fs.existsSync(path);
      real.writeFileSync(file, data, options);
      machine?.world.disk.wrote(path, isNew);
    });
  },
  copyFileSync(from, to) {
    operate("copy to", String(to), () => real.copyFileSync(from, to));
  },
  renameSync(from, to) {
    operate("rename to", String(to), (machine) => {
      const [here, there] = [resolve(String(from)), resolve(String(to))];
      const before = machine !== undefined && fs.existsSync(there) ? fs.readFileSync(there) : undefined;
      real.renameSync(from, to);
      machine?.world.disk.moved(here, there, before);
    });
  },
  rmSync(path, options) {
    operate("remove", String(path), (machine) => {
      const file = resolve(String(path));
      const isFile = machine !== undefined && fs.existsSync(file) && fs.statSync(file).isFile();
      const before = isFile ? fs.readFileSync(file) : undefined;
      real.rmSync(path, options);
      if (before !== undefined) machine?.world.disk.removed(file, before);
    });
  },
  openSync(path, flags, mode) {
    const handle = real.openSync(path, flags, mode);
    if (currentMachine() !== undefined) paths.set(handle, resolve(String(path)));
    return handle;
  },
  fsyncSync(handle) {
    const path = paths.get(handle) ?? "";
    operate("sync", path, (machine) => {
      real.fsyncSync(handle);
      machine?.world.disk.sync(path);
    });
  },
  closeSync(handle) {
    paths.delete(handle);
    real.closeSync(handle);
  },
};

const exec = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, "exec")?.value as (sql: string) => void;

/** Whatever database a process uses, locks too, ends with it. */
function simulatedExec(this: DatabaseSync, sql: string): void {
  currentMachine()?.handles.add(this);
  exec.call(this, sql);
}

const turn = timers.setImmediate;

/** Work that lets others have their turn goes on in simulated time. */
function simulatedTurn<T>(value?: T): Promise<T | undefined> {
  const machine = currentMachine();
  return machine === undefined ? turn(value) : machine.world.time.pass(0.01, machine).then(() => value);
}

const { readFile } = promises;

/** What a simulated server reads so is of the built site, and that isn't on the disk of the simulation. */
async function simulatedRead(...[path, options]: Parameters<typeof readFile>): Promise<string | Buffer> {
  const machine = currentMachine();
  if (machine === undefined) return readFile(path, options);
  await machine.world.time.pass(0.01, machine);
  const name = typeof path === "string" ? basename(path) : "";
  const page = new Map(Object.entries(TEMPLATES)).get(name);
  if (page === undefined) throw new Error(`"${name}" is no page of the simulated site`);
  return page;
}

/**
 * Lets all code of this process do its file operations and its pauses through the simulation, until the returned function
 * is called. What isn't done by a simulated process is done as ever.
 */
export function simulateFiles(): () => void {
  const before = Object.fromEntries(Object.keys(simulated).map((name) => [name, Reflect.get(fs, name)]));
  Object.assign(fs, simulated);
  DatabaseSync.prototype.exec = simulatedExec;
  Object.assign(timers, { setImmediate: simulatedTurn });
  Object.assign(promises, { readFile: simulatedRead });
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, before);
    DatabaseSync.prototype.exec = exec;
    Object.assign(timers, { setImmediate: turn });
    Object.assign(promises, { readFile });
    syncBuiltinESMExports();
  };
}
