import type { DistIndex } from "../http/dist-index.ts";
import { createApi } from "../app.ts";
import { createGuard } from "../contact/guard.ts";
import { createLog } from "../report/log.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { openStore } from "../store/store.ts";
import type { Readiness } from "../upkeep/readiness.ts";
import { Upkeep } from "../upkeep/upkeep.ts";
import type { Api } from "./bug.ts";
import type { Machine } from "./machine.ts";
import { simulatedDialect } from "./simulated-dialect.ts";

/** A server that answers. */
export interface Server {
  machine: Machine;
  api: Api;
  store: OpenStore;
  readiness: () => Promise<Readiness>;
  stop: () => Promise<void>;
}

/** The site is no part of the simulation. */
const noSite: DistIndex = {
  isPublic: () => false,
  fileOf: () => undefined,
  movedTo: () => undefined,
  hasFile: () => false,
};

/** The options with which a process opens the store. */
export function placeOf(machine: Machine) {
  const { dataDir, settings, bug } = machine.world;
  const createDialect = simulatedDialect(machine, bug.rewrite ?? ((query) => query));
  return {
    dataDir,
    databaseUrl: machine.world.postgres?.url,
    retentionDays: settings.retentionDays,
    time: machine.time,
    createDialect: (...[database, time]: Parameters<typeof createDialect>) => {
      bug.onOpen?.(database);
      return createDialect(database, time);
    },
  };
}

/** Puts a server together as run-server.ts does, and starts its upkeep. */
export async function bootServer(machine: Machine): Promise<Server> {
  const { world } = machine;
  const { settings, chance, isAlone, bug } = world;
  const canAcknowledge = settings.mail?.acknowledges ?? false;
  const opened = await openStore({ ...placeOf(machine), isExclusive: isAlone, canAcknowledge });
  machine.onDeath.push(() => void opened.close());
  const shared: OpenStore = {
    ...opened,
    // Several servers share the store, as they would share PostgreSQL.
    isShared: opened.isShared || !isAlone,
    measureFree: () => Promise.resolve(world.freeBytes),
    findDamagedPages: () => Promise.resolve(undefined),
  };
  const store = bug.store?.(shared) ?? shared;
  const log = createLog({ write: (line) => machine.note(line.trim()) });
  const clock = machine.time.now;
  const transport = world.mails.transportOf(machine);
  const alarm = world.owner.alarmOf(machine);
  const upkeep = new Upkeep({
    store,
    settings,
    log,
    time: machine.time,
    random: () => chance.draw(),
    transport: bug.transport?.(transport, store) ?? transport,
    raiseAlarm: bug.alarm?.(alarm) ?? alarm,
  });
  const guard = createGuard({ store, settings, clock });
  const readiness = () => upkeep.checkReadiness();
  const parts = {
    ...guard,
    bounds: bug.bounds?.(guard.bounds) ?? guard.bounds,
    store,
    distDir: world.dataDir,
    styleHashes: [],
    settings,
    files: { store, limits: guard.fileLimits, clock, newId: () => chance.id() },
    log,
    clock,
    readiness,
    onStored: () => upkeep.wakeMailSender(),
    onRefused: () => upkeep.noteRefusal(),
  };
  const api = createApi(parts, noSite);
  upkeep.start();
  return {
    machine,
    api: bug.api?.(api, world) ?? api,
    store,
    readiness,
    async stop() {
      await upkeep.stop(5_000);
      await store.close();
      machine.isAlive = false;
    },
  };
}
