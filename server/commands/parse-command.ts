import { parseArgs } from "node:util";
import type { PurgeChoice } from "./purge-messages.ts";

/** What `npm run messages` is asked to do. */
export type Command =
  | {
      name: "list" | "export";
      format: Format;
      limit: number | undefined;
      flagged: boolean;
      output?: string | undefined;
    }
  | { name: "show"; references: string[] }
  | { name: "failed" }
  | { name: "backup"; file: string }
  /** Without references: all mails that were given up. */
  | { name: "resend"; references: string[] }
  | ({ name: "purge"; isMeant: boolean } & PurgeChoice);

export type Format = "text" | "json" | "csv";

/** The usage text, a line for each command. */
export const USAGE = `Usage: npm run messages [-- COMMAND]
  list [--limit N] [--flagged] [--json | --csv]   what came in, newest first
  show REFERENCE                                  one message
  export [--json | --csv] [--output FILE]         all of it
  backup FILE                                     a copy of the store, while the server runs (SQLite)
  failed                                          mails that were given up
  resend REFERENCE… | --failed                    mail them again
  purge REFERENCE… [--yes]                        delete messages: without --yes only counted
  purge [--email ADDRESS] [--flagged] [--older-than DAYS] [--from DAY] [--to DAY] [--yes]
                                                  all to which this applies; days such as 2026-01-31`;

const OPTIONS = {
  json: { type: "boolean", default: false },
  csv: { type: "boolean", default: false },
  flagged: { type: "boolean", default: false },
  failed: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  limit: { type: "string" },
  output: { type: "string" },
  email: { type: "string" },
  "older-than": { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
} as const;

const ALLOWED = new Map([
  ["list", ["limit", "flagged", "json", "csv"]],
  ["export", ["limit", "flagged", "json", "csv", "output"]],
  ["show", []],
  ["failed", []],
  ["backup", []],
  ["resend", ["failed"]],
  ["purge", ["email", "older-than", "flagged", "from", "to", "yes"]],
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
  const takesReferences = name === "show" || name === "resend" || name === "purge" || name === "backup";
  if (!takesReferences && references.length > 0) return `${name} takes no "${references[0]}".`;

  if (name === "show") return references.length > 0 ? { name, references } : "show: say which message.";
  if (name === "failed") return { name };
  if (name === "backup") {
    const [file, second] = references;
    return file === undefined || second !== undefined ? "backup: say one file to write." : { name, file };
  }
  if (name === "resend") {
    if (references.length > 0 === values.failed)
      return "resend: say which messages, or --failed for all of them.";
    return { name, references };
  }
  if (name === "purge") return purge(references, values);
  return list(name === "export" ? "export" : "list", values);
}

function list(
  name: "list" | "export",
  values: { json: boolean; csv: boolean; flagged: boolean; limit?: string; output?: string },
): Command | string {
  const { json, csv, flagged, limit, output } = values;
  if (json && csv) return "Choose either --json or --csv.";
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
    return `--limit: expected a whole number from 1, found "${limit}".`;
  }
  const plain = name === "export" ? "json" : "text";
  const format = json ? "json" : csv ? "csv" : plain;
  return { name, format, limit: limit === undefined ? undefined : Number(limit), flagged, output };
}

function purge(
  references: string[],
  values: {
    yes: boolean;
    flagged: boolean;
    email?: string;
    "older-than"?: string;
    from?: string;
    to?: string;
  },
): Command | string {
  const { yes: isMeant, flagged, email, "older-than": days, from, to } = values;
  const isFiltered = flagged || [email, days, from, to].some((value) => value !== undefined);
  if (references.length > 0 === isFiltered) {
    return "purge: say which messages: references, or --email, --flagged, --older-than, --from and --to.";
  }
  if (!isFiltered) return { name: "purge", isMeant, references };
  if (email?.trim() === "") return "--email: expected an address.";
  if (days !== undefined && !/^\d{1,5}$/.test(days)) {
    return `--older-than: expected a whole number of days, found "${days}".`;
  }
  for (const day of [from, to]) {
    if (day !== undefined && !isDay(day)) return `Expected a day such as 2026-01-31, found "${day}".`;
  }
  if (from !== undefined && to !== undefined && from > to) return "--from has to be before --to.";
  const olderThanDays = days === undefined ? undefined : Number(days);
  return {
    name: "purge",
    isMeant,
    email: email?.trim(),
    olderThanDays,
    from,
    to,
    ...(flagged ? { flagged } : {}),
  };
}

function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
  );
}
