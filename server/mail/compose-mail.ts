import { hostname } from "node:os";
import type { MailSettings } from "#contract/mail-settings.ts";
import { MESSAGE_COLUMNS, parseMessageRows } from "../store/database/message-rows.ts";
import { timeOfMark } from "../store/marks.ts";
import type { MailKind, OpenDatabase } from "../store/database/store-tables.ts";
import { composeAcknowledgement } from "./compose-acknowledgement.ts";
import { composeDigest, composeStart } from "./compose-notice.ts";
import { composeEnquiry } from "./compose-enquiry.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { filesForMail } from "./files-for-mail.ts";
import { countDay, countMails } from "./mail-figures.ts";

/** The dependencies of composing a mail. */
export interface ComposeParts {
  store: Pick<OpenDatabase, "database">;
  settings: Pick<MailSettings, "from" | "to" | "filesMb">;
  clock: () => Date;
}

/** Milliseconds. */
const HOUR = 3_600_000;

/**
 * Composes a mail of the outbox when it is sent; undefined when its message has been deleted.
 * @throws when the store fails.
 */
export async function composeMail(
  mail: { id: string; kind: MailKind; messageKey: string | null },
  { store: { database }, settings, clock }: ComposeParts,
): Promise<ComposedMail | undefined> {
  const messageId = `<${mail.id}@${settings.from.split("@").at(-1)}>`;
  if (mail.kind === "start") {
    const figures = {
      host: hostname(),
      mails: await countMails(database),
      isStoreNew: clock().getTime() - ((await timeOfMark(database, "store made"))?.getTime() ?? 0) < HOUR,
    };
    return composeStart(figures, settings, messageId);
  }
  if (mail.kind === "digest") {
    const day = mail.id.replace("digest-", "");
    const figures = { day, ...(await countDay(database, day)), mails: await countMails(database) };
    return composeDigest(figures, settings, messageId);
  }
  const rows = await database
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("key", "=", mail.messageKey)
    .execute();
  const [row] = parseMessageRows(rows);
  if (row === undefined) return undefined;
  if (mail.kind === "acknowledgement") return composeAcknowledgement(row, settings, messageId);
  return composeEnquiry(row, settings, messageId, await filesForMail(database, row, settings.filesMb));
}
