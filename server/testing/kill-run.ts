import { setTimeout as sleep } from "node:timers/promises";
import { type DatabasePlace, openDatabase } from "../store/open-database.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { countMails } from "../mail/mail-figures.ts";
import { type Load, type PostMessage, startLoad } from "./load.ts";
import { seededDraw } from "#testing/draw.ts";
import { type MailServer, type Treatment, startMailServer } from "#testing/mail-server.ts";
import { spawnServer } from "./spawned-server.ts";
import { makeTemporarySite } from "./temporary-site.ts";

/** For tests: settings of a run of kills. */
export interface KillRunOptions {
  place: DatabasePlace;
  /** How often the server is killed under load, each time after it has acknowledged a message. */
  kills: number;
  /** Called before each kill with its number from 1; may do further damage. */
  onKill?: (count: number) => Promise<void>;
  /** Called after the server died and before it is restarted. */
  onDead?: () => Promise<void>;
  visitors: number;
  /** The way a visitor sends; by default a text. */
  post?: PostMessage;
  /** Milliseconds between a visitor's messages. */
  pause: number;
  /** The load continues until the mail server has misbehaved this often. */
  mailFaults: number;
  /** The actions of a misbehaving mail server. */
  treatments: Treatment[];
  /** Sends the remaining mails once the mail server works again. By default the server does. */
  drain?: (store: OpenDatabase, smtpUrl: string) => Promise<void>;
}

/** For tests: results of a run. The last four must be 0. */
export interface KillReport {
  kills: number;
  acknowledged: number;
  stored: number;
  mailFaults: MailServer["faultsByKind"];
  /** Mails beyond one per message, all with the Message-ID of the first. */
  copies: number;
  missing: number;
  storedTwice: number;
  unmailed: number;
  /** Crashes of the server, answers other than 200 and 503, copies with a different Message-ID. */
  wrong: number;
}

/** Kills the server repeatedly under load, with a failing mail server, and reports what was lost. */
export async function runKills(options: KillRunOptions): Promise<KillReport> {
  const { place, kills, treatments, onKill } = options;
  const site = makeTemporarySite();
  let mailServerWorks = false;
  const draw = seededDraw();
  const mailServer = await startMailServer(() => (mailServerWorks ? "take" : pick(treatments, draw)));
  const settings = {
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    SMTP_URL: mailServer.url,
    MAIL_FROM: "website@example.com",
    MAIL_TO: "sales@example.com",
    MAIL_AT_START: "no",
    MAIL_DIGEST: "no",
    RATE_LIMIT: "0",
  };
  let server = await spawnServer(site.root, settings);
  const load = startLoad(options, () => server.origin);
  let crashes = 0;
  for (let count = 1; count <= kills; count += 1) {
    const before = load.acknowledged.size;
    await sleep(30 + draw() * 250);
    // Killing a server that has accepted nothing yet proves nothing. On a slow machine that takes longer.
    while (load.acknowledged.size === before) await sleep(10);
    await onKill?.(count);
    if (await hasEnded(server)) crashes += 1;
    server.signal("SIGKILL");
    await server.ended;
    await options.onDead?.();
    server = await spawnServer(site.root, settings);
  }
  while (mailServer.faults < options.mailFaults) await sleep(100);
  await load.stop();
  mailServerWorks = true;

  const store = await openDatabase(place);
  if (options.drain === undefined) {
    while ((await countMails(store.database)).waiting > 0) await sleep(200);
  }
  server.signal("SIGTERM");
  await server.ended;
  await options.drain?.(store, mailServer.url);
  const report = await judge({ kills, crashes, load, store, mailServer });
  await store.close();
  await mailServer.stop();
  site.remove();
  return report;
}

async function judge(run: {
  kills: number;
  crashes: number;
  load: Load;
  store: OpenDatabase;
  mailServer: MailServer;
}): Promise<KillReport> {
  const { kills, crashes, load, store, mailServer } = run;
  const rows = await store.database.selectFrom("messages").select(["key", "message"]).execute();
  const stored = new Set(rows.map((row) => row.message));
  const keys = new Set(rows.map((row) => row.key));
  const mailed = new Map<string, Set<string>>();
  for (const raw of mailServer.raw) {
    const text = raw.toString("latin1");
    const [, key = ""] = /pieces of ([0-9a-f-]{36})/.exec(text.replaceAll("=\r\n", "")) ?? [];
    const [, messageId = ""] = /^Message-ID: (.*)$/im.exec(text) ?? [];
    mailed.set(key, (mailed.get(key) ?? new Set()).add(messageId));
  }
  const odd = [...load.answers].filter(([status]) => ![0, 200, 503].includes(status));
  const renamed = [...mailed.values()].filter((ids) => ids.size !== 1);
  return {
    kills,
    acknowledged: load.acknowledged.size,
    stored: rows.length,
    mailFaults: mailServer.faultsByKind,
    copies: mailServer.raw.length - mailed.size,
    missing: [...load.acknowledged].filter((key) => !keys.has(key)).length,
    storedTwice: rows.length - stored.size,
    unmailed: [...keys].filter((key) => !mailed.has(key)).length,
    wrong: odd.length + renamed.length + crashes,
  };
}

async function hasEnded(server: { ended: Promise<unknown> }): Promise<boolean> {
  return Promise.race([server.ended.then(() => true), sleep(0).then(() => false)]);
}

function pick(treatments: Treatment[], draw: () => number): Treatment {
  return treatments[Math.floor(draw() * treatments.length)] ?? "take";
}
