import { randomBytes } from "node:crypto";
import { findOtherSettings } from "#contract/settings-in-pages.ts";
import { SettingsError } from "#contract/settings.ts";
import { createApp } from "./app.ts";
import { backUpInThread } from "./backup/hourly-backup.ts";
import { BuildError, readBuildOutput } from "./build-output.ts";
import { createGuard } from "./contact/guard.ts";
import { countFiles } from "./store/files/file-room.ts";
import { StoreError } from "./store/database/store-error.ts";
import { openStore } from "./store/store.ts";
import { commandEnvironment, readSettings } from "./settings/env.ts";
import { createHttpServer } from "./http/create-http-server.ts";
import { followRequests } from "./http/follow-requests.ts";
import { securityHeaders } from "#contract/security-headers.ts";
import { ListenError, listen } from "./listen.ts";
import { createMachine } from "./machines/machine.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import { createLog } from "./report/log.ts";
import { setWitness } from "./report/must-hold.ts";
import { systemTime } from "./report/time.ts";
import { createAlarm } from "./upkeep/raise-alarm.ts";
import { setClocks } from "./report/local-time.ts";
import { createMetrics } from "./metrics.ts";
import { type ServedBuild, takeUpBuilds } from "./take-up-builds.ts";
import { stopGracefully } from "./stop-gracefully.ts";
import { stopBy } from "./stop-signals.ts";
import { Upkeep } from "./upkeep/upkeep.ts";

/** Milliseconds that running requests get after a stop signal, and then mails and alarms. */
const PATIENCE = 5_000;

/** Errors that may stop a start; each message is a sentence for the operator. */
export const EXPECTED = [SettingsError, BuildError, StoreError, ListenError];

/**
 * Runs the server until it is told to stop. `root` is the folder of `dist/`, `.build/` and `.env`.
 * @throws one of {@link EXPECTED}.
 */
export async function runServer(root: string): Promise<void> {
  const settings = readSettings(root);
  const { builtWith, clocks } = readBuildOutput(root);
  if (clocks) setClocks(clocks);
  let otherSettings = findOtherSettings(builtWith, settings);
  const log = createLog();
  const time = systemTime;
  const clock = time.now;
  for (const text of otherSettings) log.warn({ event: "server.other-settings", text });
  const canAcknowledge = settings.mail?.acknowledges ?? false;
  const store = await openStore({ ...settings, isExclusive: true, canAcknowledge });
  if (store.isNew) log.info({ event: "store.made", text: "There was no store: a new, empty one was made." });
  const { dataDir, databaseUrl, retentionDays, backupDir: folder } = settings;
  const upkeep = new Upkeep({
    store,
    settings,
    otherSettings: () => otherSettings,
    log,
    time,
    random: Math.random,
    transport: settings.mail === undefined ? undefined : createSmtpTransport(settings.mail.smtpUrl),
    raiseAlarm: createAlarm(settings.alarm, commandEnvironment()),
    backUp:
      folder === undefined
        ? undefined
        : (now) => backUpInThread({ dataDir, databaseUrl, retentionDays, folder }, now),
  });
  setWitness((what) => upkeep.noteBroken(what));
  const guard = createGuard({ store, settings, clock });
  const readiness = () => upkeep.checkReadiness();
  const onStored = () => upkeep.wakeMailSender();
  const onRefused = () => upkeep.noteRefusal();
  const measureFiles = async () => (await countFiles(store.database)).room;
  const metrics = createMetrics({
    measure: () => store.load(),
    measureFiles,
    readiness,
    countBroken: () => upkeep.countBroken(),
    limits: settings,
  });
  const newId = () => randomBytes(16).toString("hex");
  const files = { store, limits: guard.fileLimits, clock, newId };
  const parts = { ...guard, files, store, settings, log, clock, readiness, onStored, onRefused };
  const openSite = (build: ServedBuild) => {
    const ask = settings.answersMachines
      ? createMachine(build.distDir, settings.publicUrl ?? "").ask
      : undefined;
    const site = {
      app: createApp({ ...build, ...parts, ask }),
      headers: securityHeaders({ ...build, settings }),
    };
    if (build.clocks) setClocks(build.clocks);
    otherSettings = findOtherSettings(build.builtWith, settings);
    return site;
  };
  const site = takeUpBuilds(root, openSite, log);
  const followed = followRequests(site.app, (request) => {
    metrics.count(request);
    if (settings.logsRequests) log.info({ event: "request", ...request });
  });
  const server = createHttpServer(followed, site.headers);
  const startListening = async () => {
    if (settings.metrics !== undefined) await listen(metrics.server, settings.metrics, "METRICS_ADDRESS");
    return listen(server, settings);
  };
  const address = await startListening().catch(async (error: unknown) => {
    metrics.server.close();
    await store.close();
    throw error;
  });
  upkeep.start();

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ event: "server.stopping", reason });
    site.stop();
    await stopGracefully(server, PATIENCE);
    metrics.server.closeAllConnections();
    metrics.server.close();
    await upkeep.stop(PATIENCE);
    await store.close();
    process.exit(0);
  };
  stopBy((signal) => void stop(signal));
  // If another Node program started this one over an IPC channel, it stops when that program ends.
  process.on("disconnect", () => void stop("disconnect"));
  console.log(`Listening on ${address}`);
}
