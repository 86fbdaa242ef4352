import { writeFileSync } from "node:fs";
import { listReports } from "../store/reports.ts";
import { referenceOf } from "../store/message-reference.ts";
import type { StoreRetention } from "../erasures/note-erasure.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { localTimeAndZone } from "../report/local-time.ts";
import { type MessageFilter, chooseMessages } from "./choose-messages.ts";
import { exportPerson } from "./export-person.ts";
import { asTable, messagesAsCsv, messagesAsJson, messagesAsText } from "./format-messages.ts";
import { type ListedMessage, findOrFail, listMessages } from "./listed-messages.ts";
import { CommandError } from "./command-error.ts";
import { writeFiles } from "./write-files.ts";
import type { Command, Format, StoreCommand } from "./parse-command.ts";
import { purgeMessages } from "./purge-messages.ts";
import { resendMails } from "./resend-mails.ts";

const FORMATS = { text: messagesAsText, json: messagesAsJson, csv: messagesAsCsv } satisfies Record<
  Format,
  (rows: ListedMessage[]) => string
>;

/**
 * Runs a command and returns what to print.
 * @param store undefined where nothing has been stored yet.
 * @param place where erasures are noted, and how long messages are kept there.
 * @throws CommandError
 */
export async function runCommand(
  command: Exclude<Command, StoreCommand>,
  store: OpenStore | undefined,
  now: Date,
  place: StoreRetention,
): Promise<string> {
  switch (command.name) {
    case "list": {
      const rows = await selectMessages(store, command, now);
      const isEmpty = rows.length === 0 && command.format === "text" && store !== undefined;
      if (isEmpty && command.filter?.flagged === true) return "No flagged messages.\n";
      return isEmpty && command.filter !== undefined ? "No such messages.\n" : FORMATS[command.format](rows);
    }
    case "export": {
      const text = FORMATS[command.format](await selectMessages(store, command, now));
      if (command.output === undefined) return text;
      write(command.output, text);
      return `Written to ${command.output}.\n`;
    }
    case "show":
      return messagesAsText(await findOrFail(store, command.references));
    case "files":
      return await writeFiles(store, command);
    case "person":
      return await exportPerson(store, command, now);
    case "failed":
      return store === undefined ? "No mail was given up.\n" : await listFailed(store);
    case "reports":
      return await reportsInWords(store);
    case "resend":
      return await resend(store, command.references, now);
    case "purge":
      return await purgeMessages(store, command, now, place);
  }
}

async function selectMessages(
  store: OpenStore | undefined,
  { limit, filter }: { limit?: number | undefined; filter?: MessageFilter | undefined },
  now: Date,
): Promise<ListedMessage[]> {
  if (store === undefined) return [];
  const chosen = filter === undefined ? undefined : await chooseMessages(store, filter, now);
  return listMessages(store, { limit, keys: chosen?.map(({ key }) => key) });
}

/** Writes a new file that only its owner can read. Never overwrites a file. */
function write(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`--output: "${file}" can't be written (${reason}).`, { cause: error });
  }
}

async function listFailed({ database }: OpenStore): Promise<string> {
  const rows = await database
    .selectFrom("outbox")
    .leftJoin("messages", "messages.key", "outbox.message_key")
    .select(["outbox.id", "kind", "failed_at", "last_error", "messages.key", "messages.user_name"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .execute();
  if (rows.length === 0) return "No mail was given up.\n";
  const cells = rows.map(({ id, kind, failed_at, last_error, key, user_name }) => [
    key === null ? id : referenceOf(key),
    localTimeAndZone(new Date(failed_at ?? 0)),
    kind,
    user_name ?? "",
    last_error ?? "",
  ]);
  return `${asTable(["Reference", "Given up", "Kind", "Name", "Reason"], cells).join("\n")}\n`;
}

async function reportsInWords(store: OpenStore | undefined): Promise<string> {
  const reports = store === undefined ? [] : await listReports(store.database);
  if (reports.length === 0) return "No browser reported anything in the last 30 days.\n";
  const cells = reports.map(({ day, times, kind, page, what, place }) => [
    day,
    String(times),
    kind,
    what,
    page,
    place,
  ]);
  return `${asTable(["Day", "Times", "Kind", "What", "Page", "File"], cells).join("\n")}\n`;
}

async function resend(store: OpenStore | undefined, references: string[], now: Date): Promise<string> {
  if (store === undefined) throw new CommandError("Nothing has been stored yet.");
  const rows =
    references.length > 0
      ? await findOrFail(store, references)
      : (await listMessages(store)).filter((row) => row.mail === "given up");
  await resendMails(
    store.database,
    rows.map((row) => row.key),
    now,
  );
  return `${rows.length} to be mailed again; a running server does so within seconds.\n`;
}
