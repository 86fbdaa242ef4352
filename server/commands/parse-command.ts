import { parseArgs } from "node:util";
import type { MessageFilter } from "./choose-messages.ts";
import type { PurgeChoice } from "./purge-messages.ts";

/** A parsed `npm run messages` command. */
export type Command =
  | {
      name: "list" | "export";
      format: Format;
      limit: number | undefined;
      /** Undefined for all of them. */
      filter: MessageFilter | undefined;
      output?: string | undefined;
    }
  | { name: "show"; references: string[] }
  /** Without references: the files of all messages. */
  | { name: "files"; references: string[]; output: string }
  | { name: "person"; email: string; output: string }
  | { name: "failed" | "reports" }
  | StoreCommand
  /** Without references: all mails that were given up. */
  | { name: "resend"; references: string[] }
  | ({ name: "purge"; isConfirmed: boolean } & PurgeChoice);

/** Commands about the store as a whole. */
export type StoreCommand =
  | { name: "backup" | "drill"; file: string }
  | { name: "restore"; file: string; isConfirmed: boolean }
  | { name: "nightly"; folder: string; keepDays: number }
  | { name: "move" };

export type Format = "text" | "json" | "csv";

/** The usage text, a line for each command. */
export const USAGE = `Usage: npm run messages [-- COMMAND]
  list [WHICH] [--limit N] [--json | --csv]       what came in, newest first
  show REFERENCE                                  one message
  export [WHICH] [--json | --csv] [--output FILE] the same as JSON or as a table
  person ADDRESS --output FOLDER                  all that is kept of an e-mail address: messages, mails, files
  files [REFERENCE…] --output FOLDER              the files that came with messages, with all or with these
  backup FILE                                     a copy of the store, while the server runs
  restore FILE [--yes]                            puts a backup in the place of the store
  drill FILE                                      restores a backup beside the store and compares
  nightly FOLDER [--keep DAYS]                    backup and drill, for a timer; deletes old ones (14 days)
  move --to postgresql                            copies the store of DATA_DIR into DATABASE_URL
  failed                                          mails that were given up
  reports                                         what browsers refused or saw break in our pages, by the day
  resend REFERENCE… | --failed                    mail them again
  purge REFERENCE… [--yes]                        delete messages: without --yes only counted
  purge WHICH [--older-than DAYS] [--yes]         the same with all to which this applies
WHICH is [--email ADDRESS] [--text WORDS] [--from DAY] [--to DAY] [--flagged]; days such as 2026-01-31`;

const OPTIONS = {
  json: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
  flagged: { type: "boolean", default: false },
  failed: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  keep: { type: "string" },
  limit: { type: "string" },
  output: { type: "string" },
  email: { type: "string" },
  "older-than": { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  text: { type: "string" },
} as const;

const WHICH = ["email", "text", "from", "to", "flagged"];

const ALLOWED = new Map([
  ["list", [...WHICH, "limit", "json", "csv"]],
  ["export", [...WHICH, "limit", "json", "csv", "output"]],
  ["person", ["output"]],
  ["show", []],
  ["files", ["output"]],
  ["failed", []],
  ["reports", []],
  ["backup", []],
  ["restore", ["yes"]],
  ["drill", []],
  ["nightly", ["keep"]],
  ["move", ["to"]],
  ["resend", ["failed"]],
  ["purge", [...WHICH, "older-than", "yes"]],
]);

/** Parses the command line. A string is a sentence about what is wrong with it. */
export function parseCommand(args: string[]): Command | string {
  let parsed;
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [name = "list", ...references] = parsed.positionals;
  const { values } = parsed;
  const allowed = ALLOWED.get(name);
  if (allowed === undefined) return `Unknown command "${name}".`;
  for (const [option, value] of Object.entries(values)) {
    if (value !== false && !allowed.includes(option)) return `${name} takes no --${option}.`;
  }
  const takesNothing = ["list", "export", "failed", "reports", "move"].includes(name);
  if (takesNothing && references.length > 0) return `${name} takes no "${references[0]}".`;

  if (name === "show") return references.length > 0 ? { name, references } : "show: say which message.";
  if (name === "failed" || name === "reports") return { name };
  if (name === "files") {
    const { output } = values;
    return output === undefined ? "files: say --output FOLDER." : { name, references, output };
  }
  if (name === "person") {
    const [email = "", second] = references;
    const { output } = values;
    if (!email.includes("@") || second !== undefined) return "person: say one e-mail address.";
    return output === undefined ? "person: say --output FOLDER." : { name, email: email.trim(), output };
  }
  if (name === "move") return values.to === "postgresql" ? { name } : "move: say --to postgresql.";
  if (name === "backup" || name === "restore" || name === "drill" || name === "nightly") {
    const [path, second] = references;
    if (path === undefined || second !== undefined) {
      return `${name}: say one ${name === "nightly" ? "folder" : "file"}.`;
    }
    if (name === "restore") return { name, file: path, isConfirmed: values.yes };
    if (name !== "nightly") return { name, file: path };
    const { keep = "14" } = values;
    if (!/^[1-9]\d{0,4}$/.test(keep)) return `--keep: expected a whole number of days, found "${keep}".`;
    return { name, folder: path, keepDays: Number(keep) };
  }
  if (name === "resend") {
    if (references.length > 0 === values.failed)
      return "resend: say which messages, or --failed for all of them.";
    return { name, references };
  }
  if (name === "purge") return purge(references, values);
  return list(name === "export" ? "export" : "list", values);
}

interface Values {
  json: boolean;
  csv: boolean;
  yes: boolean;
  flagged: boolean;
  limit?: string;
  output?: string;
  email?: string;
  text?: string;
  "older-than"?: string;
  from?: string;
  to?: string;
}

function list(name: "list" | "export", values: Values): Command | string {
  const { json, csv, limit, output } = values;
  if (json && csv) return "Choose either --json or --csv.";
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
    return `--limit: expected a whole number from 1, found "${limit}".`;
  }
  const filter = readFilter(values);
  if (typeof filter === "string") return filter;
  const plain = name === "export" ? "json" : "text";
  const format = json ? "json" : csv ? "csv" : plain;
  return { name, format, limit: limit === undefined ? undefined : Number(limit), filter, output };
}

function purge(references: string[], values: Values): Command | string {
  const { yes: isConfirmed } = values;
  const filter = readFilter(values);
  if (typeof filter === "string") return filter;
  if (references.length > 0 === (filter !== undefined)) {
    return "purge: say which messages: references, or --email, --text, --flagged, --older-than, --from and --to.";
  }
  return filter === undefined
    ? { name: "purge", isConfirmed, references }
    : { name: "purge", isConfirmed, ...filter };
}

/** Undefined for all messages; a string says what is wrong. */
function readFilter({
  flagged,
  email,
  text,
  "older-than": days,
  from,
  to,
}: Values): MessageFilter | string | undefined {
  if (email?.trim() === "") return "--email: expected an address.";
  if (text?.trim() === "") return "--text: expected words.";
  if (days !== undefined && !/^\d{1,5}$/.test(days)) {
    return `--older-than: expected a whole number of days, found "${days}".`;
  }
  for (const day of [from, to]) {
    if (day !== undefined && !isDay(day)) return `Expected a day such as 2026-01-31, found "${day}".`;
  }
  if (from !== undefined && to !== undefined && from > to) return "--from has to be before --to.";
  const filter: MessageFilter = {
    email: email?.trim(),
    text: text?.trim(),
    olderThanDays: days === undefined ? undefined : Number(days),
    from,
    to,
    flagged: flagged ? true : undefined,
  };
  return Object.values(filter).some((value) => value !== undefined) ? filter : undefined;
}

function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
  );
}
