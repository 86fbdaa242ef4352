import type { OpenStore } from "../store/open-existing-store.ts";
import { referenceOf } from "../store/message-reference.ts";
import type { MessageRow } from "../store/message-rows.ts";

/** A message as the commands show it. */
export interface ListedMessage extends MessageRow {
  /** What the log calls it: 12 hex digits. */
  reference: string;
  /** What became of the mail to the sales desk; `none`: it came in before mails were sent. */
  mail: "sent" | "waiting" | "given up" | "none";
}

/** The messages, newest first, each with the fate of its mail. */
export async function listMessages(
  store: OpenStore,
  { limit, flagged = false }: { limit?: number | undefined; flagged?: boolean } = {},
): Promise<ListedMessage[]> {
  const all = await store.list(limit === undefined || flagged ? {} : { limit });
  const rows = (flagged ? all.filter((row) => row.flag !== null) : all).slice(0, limit);
  const mails = await store.database
    .selectFrom("outbox")
    .select(["message_key", "sent_at", "failed_at"])
    .where("kind", "=", "enquiry")
    .orderBy("created_at")
    .execute();
  // The latest one counts, if it was sent again.
  const byKey = new Map(mails.map((mail) => [mail.message_key, mail]));
  return rows.map((row) => ({ ...row, reference: referenceOf(row.key), mail: fateOf(byKey.get(row.key)) }));
}

function fateOf(mail: { sent_at: string | null; failed_at: string | null } | undefined) {
  if (mail === undefined) return "none";
  if (mail.sent_at !== null) return "sent";
  return mail.failed_at === null ? "waiting" : "given up";
}

/** The messages that the references or keys name; the beginning of a reference is enough where it names only one. */
export async function findMessages(
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
