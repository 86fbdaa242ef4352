import { type StoredFile, filesOf } from "../store/files/attachment-rows.ts";
import { referenceOf } from "../store/message-reference.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { CommandError } from "./command-error.ts";

/** A message as the commands list it. */
export interface ListedMessage extends MessageRow {
  /** The message's name in the log: 12 hexadecimal digits. */
  reference: string;
  /** State of the mail to the sales desk. `none`: the message is older than the outbox. */
  mail: "sent" | "waiting" | "given up" | "none";
  /** The files that came with it, in order. */
  files: StoredFile[];
}

/** The messages, or those under `keys`, newest first, each with the state of its mail. */
export async function listMessages(
  store: OpenStore,
  { limit, keys }: { limit?: number | undefined; keys?: string[] | undefined } = {},
): Promise<ListedMessage[]> {
  const all = await store.list(limit === undefined || keys !== undefined ? {} : { limit });
  const keySet = keys === undefined ? undefined : new Set(keys);
  const rows = all.filter(({ key }) => keySet?.has(key) ?? true).slice(0, limit);
  const mails = await store.database
    .selectFrom("outbox")
    .select(["message_key", "sent_at", "failed_at"])
    .where("kind", "=", "enquiry")
    .orderBy("created_at")
    .execute();
  // If a mail was sent again, the latest attempt counts.
  const byKey = new Map(mails.map((mail) => [mail.message_key, mail]));
  const files = await filesOf(store.database);
  return rows.map((row) => ({
    ...row,
    files: files.get(row.key) ?? [],
    reference: referenceOf(row.key),
    mail: mailState(byKey.get(row.key)),
  }));
}

function mailState(mail: { sent_at: string | null; failed_at: string | null } | undefined) {
  if (mail === undefined) return "none";
  if (mail.sent_at !== null) return "sent";
  return mail.failed_at === null ? "waiting" : "given up";
}

/** Finds messages by references or keys. An unambiguous beginning of a reference is enough. */
async function findMessages(
  store: OpenStore,
  names: string[],
): Promise<ListedMessage[] | { unknown: string }> {
  const all = await listMessages(store);
  const found: ListedMessage[] = [];
  for (const name of names) {
    const exact = all.filter((row) => row.key === name || row.reference === name);
    const matching = exact.length > 0 ? exact : all.filter((row) => row.reference.startsWith(name));
    const [row, second] = matching;
    if (row === undefined || second !== undefined) return { unknown: name };
    found.push(row);
  }
  return found;
}

/**
 * Finds messages for a command that can't go on without them.
 * @throws CommandError naming the one that isn't there.
 */
export async function findOrFail(
  store: OpenStore | undefined,
  references: string[],
): Promise<ListedMessage[]> {
  const found = store === undefined ? { unknown: references[0] } : await findMessages(store, references);
  if ("unknown" in found) throw new CommandError(`"${found.unknown}" names no message, or more than one.`);
  return found;
}
