import { parseArgs } from "node:util";

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

/** Which messages to delete. */
export type PurgeChoice = { references: string[] } | { email: string } | { olderThanDays: number };

export type Format = "text" | "json" | "csv";

/** The usage text, a line for each command. */
export const USAGE = `Usage: npm run messages [-- COMMAND]
  list [--limit N] [--flagged] [--json | --csv]   what came in, newest first
  show REFERENCE                                  one message
  export [--json | --csv] [--output FILE]         all of it
  backup FILE                                     a copy of the store, while the server runs (SQLite)
  failed                                          mails that were given up
  resend REFERENCE… | --failed                    mail them again
  purge REFERENCE… | --email ADDRESS | --older-than DAYS  [--yes]   delete messages`;

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
} as const;

const ALLOWED = new Map([
  ["list", ["limit", "flagged", "json", "csv"]],
  ["export", ["limit", "flagged", "json", "csv", "output"]],
  ["show", []],
  ["failed", []],
  ["backup", []],
  ["resend", ["failed"]],
  ["purge", ["email", "older-than", "yes"]],
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
  values: { yes: boolean; email?: string; "older-than"?: string },
): Command | string {
  const { yes: isMeant, email, "older-than": days } = values;
  const ways = [references.length > 0, email !== undefined, days !== undefined].filter(Boolean).length;
  if (ways !== 1) return "purge: say which messages: references, --email or --older-than.";
  if (email !== undefined) return { name: "purge", isMeant, email };
  if (days === undefined) return { name: "purge", isMeant, references };
  if (!/^\d{1,5}$/.test(days)) return `--older-than: expected a whole number of days, found "${days}".`;
  return { name: "purge", isMeant, olderThanDays: Number(days) };
}
