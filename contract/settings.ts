import * as v from "valibot";
import { type DeskSettingsOrNone, deskEntries, toDeskSettings } from "./desk/desk-settings.ts";
import { type GuardSettings, guardEntries, toGuardSettings } from "./guard-settings.ts";
import { type MailSettings, mailEntries, toMailSettings } from "./mail-settings.ts";
import { folder, listenAddress, origin } from "./origin.ts";
import { unknownSettings } from "./unknown-settings.ts";
import { wholeNumber } from "./whole-number.ts";
import { yesOrNo } from "./yes-or-no.ts";

/** The operator's settings, read from the environment (see `.env.example`). */
export interface Settings extends GuardSettings, DeskSettingsOrNone {
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
  /** MCP: whether programs may search the catalogue. */
  answersMachines: boolean;
  /** REQUEST_LOG: whether each request is logged. */
  logsRequests: boolean;
  /** METRICS_ADDRESS: where `/metrics` is served; undefined serves none. */
  metrics: { host: string; port: number } | undefined;
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
  "DESK_OIDC_SECRET",
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

function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

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
  MCP: yesOrNo("no"),
  REQUEST_LOG: yesOrNo("no"),
  METRICS_ADDRESS: v.optional(listenAddress),
  ALARM_COMMAND: v.optional(v.string()),
  ALARM_URL: v.optional(v.pipe(v.string(), v.check(isWebUrl, "an http or https address"))),
  ...guardEntries,
  ...mailEntries,
  ...deskEntries,
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
    MCP: answersMachines,
    REQUEST_LOG: logsRequests,
    METRICS_ADDRESS: metrics,
    ALARM_COMMAND: command,
    ALARM_URL: url,
  } = result.output;
  const mail = toMailSettings(result.output);
  if ("missing" in mail) throw new SettingsError(mail.missing.join("\n"));
  const desk = toDeskSettings(result.output, publicUrl);
  if ("missing" in desk) throw new SettingsError(desk.missing.join("\n"));
  const alarm = { command, url };
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
    answersMachines,
    logsRequests,
    metrics,
    alarm,
    ...mail,
    ...desk,
    ...toGuardSettings(result.output),
  };
}
