import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenStore } from "../store/open-existing-store.ts";
import { reasonOf } from "../store/database/store-error.ts";
import { chooseMessages } from "./choose-messages.ts";
import { CommandError } from "./command-error.ts";
import { messagesAsJson } from "./format-messages.ts";
import { listMessages } from "./listed-messages.ts";
import { writeFiles } from "./write-files.ts";

/**
 * Writes everything stored about an e-mail address into a folder: its messages, the records of their mails, its files.
 * This answers a person who asks for their data.
 * @returns what to print.
 * @throws CommandError
 */
export async function exportPerson(
  store: OpenStore | undefined,
  { email, output }: { email: string; output: string },
  now: Date,
): Promise<string> {
  // Not "nothing is kept": with a wrong DATA_DIR that would be false.
  if (store === undefined) throw new CommandError("There is no store in DATA_DIR. Is DATA_DIR right?");
  const keys = (await chooseMessages(store, { email }, now)).map(({ key }) => key);
  const rows = await listMessages(store, { keys });
  const mails =
    keys.length === 0
      ? []
      : await store.database
          .selectFrom("outbox")
          .select(["message_key as key", "kind", "created_at", "sent_at", "failed_at", "last_error"])
          .where("message_key", "in", keys)
          .orderBy("created_at")
          .execute();
  try {
    mkdirSync(output, { recursive: true, mode: 0o700 });
    const write = (name: string, text: string) =>
      writeFileSync(join(output, name), text, { mode: 0o600, flag: "wx" });
    write("messages.json", messagesAsJson(rows));
    write("mails.json", `${JSON.stringify(mails, null, 2)}\n`);
  } catch (error) {
    throw new CommandError(`--output: a file can't be written (${reasonOf(error)}).`, { cause: error });
  }
  const references = rows.map(({ reference }) => reference);
  const files =
    rows.length === 0 ? `0 files written to ${output}.\n` : await writeFiles(store, { references, output });
  return (
    `${rows.length} messages and ${mails.length} records of mails written to ${output}.\n${files}` +
    "Mails that went to the sales desk (MAIL_TO) are in its mailbox: look there for the address too.\n"
  );
}
