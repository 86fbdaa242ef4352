import * as v from "valibot";
import { type GuardSettings, guardEntries, toGuardSettings } from "./guard-settings.ts";
import { type MailSettings, mailEntries, toMailSettings } from "./mail-settings.ts";
import { origin } from "./origin.ts";
import { unknownSettings } from "./unknown-settings.ts";
import { wholeNumber } from "./whole-number.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** The operator's settings, read from the environment (see `.env.example`). */
export interface Settings extends GuardSettings {
  /** PORT: TCP port to listen on, 0 to 65535; 0 takes any free one. */
  port: number;
  host: string;
  /** DATA_DIR: folder of the message store, absolute or relative to the project. */
  dataDir: string;
  /** BACKUP_DIR: folder for the backups that the server makes by itself; undefined makes none. */
  backupDir: string | undefined;
  /** PUBLIC_URL: origin that visitors see, such as `https://www.example.com`. */
  publicUrl: string | undefined;
  /** API_HOST: origin that the form is posted to; undefined is the site's own. */
  apiHost: string | undefined;
  /** DATABASE_URL: PostgreSQL database of the messages; undefined keeps them in `dataDir`. Holds a password. */
  databaseUrl: string | undefined;
  /** NEW_STORE: whether to create a missing store. */
  canCreateStore: boolean;
  /** OFFLINE: whether visitors' devices cache the site. If not, they delete what they have cached. */
  offline: boolean;
  /** RETENTION_DAYS: messages older than this many days are deleted. */
  retentionDays: number;
  /** REQUEST_LOG: whether each request is logged. */
  logsRequests: boolean;
  /** METRICS_ADDRESS: where `/metrics` is served; undefined serves none. */
  metrics: { host: string; port: number } | undefined;
  /** DESK_ADDRESS, DESK_URL: where the supplier's desk listens, and the origin that its people see; undefined runs none. */
  desk:
    | {
        host: string;
        port: number;
        url: string;
        /** DESK_WEBHOOK, DESK_WEBHOOK_KEY: where another program hears of enquiries, and what it knows them by. */
        webhook: { url: string; key: string } | undefined;
      }
    | undefined;
  /** DESK_CONTENT: folder that the site is built from, and that the desk changes; absolute or relative to the project. */
  contentDir: string;
  /** Undefined without SMTP_URL; no mail is sent then. */
  mail: MailSettings | undefined;
  /** ALARM_COMMAND, ALARM_URL: how the owner is alerted, in addition to e-mail. */
  alarm: { command: string | undefined; url: string | undefined };
}

/** One or more settings are wrong; the message has one sentence for each. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Settings that may contain a password and must not be printed. */
const SECRETS = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "ALARM_COMMAND",
  "ALARM_URL",
  "DESK_WEBHOOK",
  "DESK_WEBHOOK_KEY",
]);

function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
}

/**
 * Messages to a database on another machine cross a network: it must be encrypted, unless the operator says that it is
 * safe.
 */
function isSafeDatabase(text: string): boolean {
  const { hostname, searchParams } = new URL(text);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  if (host.startsWith("/") || /^(?:|localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host)) return true;
  const mode = searchParams.get("sslmode") ?? "";
  return (
    ["disable", "no-verify", "prefer", "require", "verify-ca", "verify-full"].includes(mode) ||
    ["true", "1"].includes(searchParams.get("ssl") ?? "")
  );
}

function isListenAddress(text: string): boolean {
  const [, port] = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return port !== undefined && Number(port) <= 65_535;
}

const listenAddress = v.pipe(
  v.string(),
  v.check(isListenAddress, "a host of this machine and a port, such as 127.0.0.1:9464"),
  v.transform((text) => {
    const colon = text.lastIndexOf(":");
    return { host: text.slice(0, colon).replaceAll(/[[\]]/g, ""), port: Number(text.slice(colon + 1)) };
  }),
);

/** Browsers know passkeys on such origins alone: by https, or on this machine, and by a name. */
function isSecureOrigin(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  return (protocol === "https:" && !/^\[|^[\d.]+$/.test(hostname)) || hostname === "localhost";
}

/** Cookies and passkeys know no ports: what another port serves under the same name has them too. */
function isSameHost(a: string, b: string): boolean {
  const { hostname } = new URL(a);
  return hostname === new URL(b).hostname && hostname !== "localhost";
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function isSecureUrl(text: string): boolean {
  return URL.canParse(text) && /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(text);
}

/** As standardwebhooks.com has it. */
const WEBHOOK_KEY = /^whsec_(?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2,3}={0,2})?$/;

const folder = v.pipe(v.string(), v.regex(/^\P{Cc}+$/u, "the path of a folder"));

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), "3000"),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9.:_%-]+$/i, "a host name or an IP address")),
    "127.0.0.1",
  ),
  DATA_DIR: v.optional(folder, "./data"),
  BACKUP_DIR: v.optional(folder),
  PUBLIC_URL: v.optional(origin),
  API_HOST: v.optional(origin),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isDatabaseUrl,
        "the address of a PostgreSQL database, such as postgres://user:password@host/name",
      ),
      v.check(
        isSafeDatabase,
        "the address of a database on another machine to end with ?sslmode=verify-full " +
          "(?sslmode=disable where the network between is your own)",
      ),
    ),
  ),
  NEW_STORE: yesOrNo("yes"),
  OFFLINE: yesOrNo("yes"),
  RETENTION_DAYS: v.optional(wholeNumber(1, 36_500, " of days"), "730"),
  REQUEST_LOG: yesOrNo("no"),
  METRICS_ADDRESS: v.optional(listenAddress),
  DESK_ADDRESS: v.optional(listenAddress),
  DESK_URL: v.optional(
    v.pipe(origin, v.check(isSecureOrigin, "an https address with a name, or one of localhost")),
  ),
  DESK_CONTENT: v.optional(folder, "./content"),
  DESK_WEBHOOK: v.optional(v.pipe(v.string(), v.check(isSecureUrl, "an https address, or one of localhost"))),
  DESK_WEBHOOK_KEY: v.optional(
    v.pipe(v.string(), v.regex(WEBHOOK_KEY, '"whsec_" and at least 24 random bytes in base64')),
  ),
  ALARM_COMMAND: v.optional(v.string()),
  ALARM_URL: v.optional(v.pipe(v.string(), v.check(isWebUrl, "an http or https address"))),
  ...guardEntries,
  ...mailEntries,
});

/**
 * Reads the settings from environment variables; an empty value counts as unset.
 * @throws SettingsError naming each wrong setting, what is expected and what was found.
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && value.trim() !== "") values[name] = value.trim();
  }
  const unknown = unknownSettings(Object.keys(values), Object.keys(environmentSchema.entries));
  if (unknown.length > 0) throw new SettingsError(unknown.join("\n"));
  const result = v.safeParse(environmentSchema, values, { abortPipeEarly: true });
  if (!result.success) {
    throw new SettingsError(
      result.issues
        .map((issue) => {
          const name = v.getDotPath(issue) ?? "";
          const found = SECRETS.has(name) ? "something else" : `"${values[name] ?? ""}"`;
          return `${name}: expected ${issue.message}, found ${found}.`;
        })
        .join("\n"),
    );
  }
  const {
    PORT: port,
    HOST: host,
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    PUBLIC_URL: publicUrl,
    API_HOST: apiHost,
    DATABASE_URL: databaseUrl,
    NEW_STORE: canCreateStore,
    OFFLINE: offline,
    RETENTION_DAYS: retentionDays,
    REQUEST_LOG: logsRequests,
    METRICS_ADDRESS: metrics,
    DESK_ADDRESS: deskAddress,
    DESK_URL: deskUrl,
    DESK_CONTENT: contentDir,
    DESK_WEBHOOK: hook,
    DESK_WEBHOOK_KEY: hookKey,
    ALARM_COMMAND: command,
    ALARM_URL: url,
  } = result.output;
  const mail = toMailSettings(result.output);
  if ("missing" in mail) throw new SettingsError(mail.missing.join("\n"));
  const alarm = { command, url };
  if (deskAddress && deskUrl === undefined)
    throw new SettingsError(
      "DESK_ADDRESS: expected DESK_URL beside it, the origin that the desk's people see.",
    );
  if ((hook === undefined) !== (hookKey === undefined))
    throw new SettingsError("DESK_WEBHOOK: expected DESK_WEBHOOK_KEY beside it, and none without it.");
  if (deskUrl !== undefined && publicUrl !== undefined && isSameHost(deskUrl, publicUrl))
    throw new SettingsError(`DESK_URL: expected another host than that of PUBLIC_URL, found "${deskUrl}".`);
  return {
    port,
    host,
    dataDir,
    backupDir,
    publicUrl,
    apiHost,
    databaseUrl,
    canCreateStore,
    offline,
    retentionDays,
    logsRequests,
    metrics,
    desk:
      deskAddress && deskUrl !== undefined
        ? {
            ...deskAddress,
            url: deskUrl,
            webhook: hook === undefined || hookKey === undefined ? undefined : { url: hook, key: hookKey },
          }
        : undefined,
    contentDir,
    alarm,
    ...mail,
    ...toGuardSettings(result.output),
  };
}
