import { hostname } from "node:os";
import { ENQUIRY_PATH } from "#contract/contact.ts";
import type { MailSettings } from "#contract/mail-settings.ts";
import { MESSAGE_COLUMNS, parseMessageRows } from "../store/database/message-rows.ts";
import { answerMailId, answersOf, sheetOf } from "../store/answers.ts";
import { decisionMailId } from "../store/decisions.ts";
import { mailId } from "../store/insert-message.ts";
import { addFurtherLink } from "../store/links.ts";
import { newToken } from "../store/tokens.ts";
import { timeOfMark } from "../store/marks.ts";
import type { MailKind, OpenDatabase } from "../store/database/store-tables.ts";
import { composeAcknowledgement } from "./compose-acknowledgement.ts";
import { composeAnswer } from "./compose-answer.ts";
import { composeDecision } from "./compose-decision.ts";
import { composeDigest, composeErased, composeStart } from "./compose-notice.ts";
import { composeEnquiry } from "./compose-enquiry.ts";
import type { ComposedMail } from "./composed-mail.ts";
import { filesForMail } from "./files-for-mail.ts";
import { countDay, countMails } from "./mail-figures.ts";
import { readErasedId } from "./outbox.ts";

/** The dependencies of composing a mail. */
export interface ComposeParts {
  store: Pick<OpenDatabase, "database">;
  settings: Pick<MailSettings, "from" | "to" | "filesMb">;
  /** Where visitors find the private pages; without it the acknowledgement has no link to them. */
  origin?: string | undefined;
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
  { store: { database }, settings, origin, clock }: ComposeParts,
): Promise<ComposedMail | undefined> {
  const domain = settings.from.split("@").at(-1);
  const messageId = `<${mail.id}@${domain}>`;
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
  if (mail.kind === "erased") return composeErased(readErasedId(mail.id), settings, messageId);
  const rows = await database
    .selectFrom("messages")
    .select(MESSAGE_COLUMNS)
    .where("key", "=", mail.messageKey)
    .execute();
  const [row] = parseMessageRows(rows);
  if (row === undefined) return undefined;
  if (mail.kind === "acknowledgement") {
    const link = origin && (await newLink(database, { origin, key: row.key, at: clock() }));
    return composeAcknowledgement(row, settings, { messageId, link });
  }
  const answers =
    mail.kind === "answer" || mail.kind === "decision"
      ? ((await answersOf(database, [row.key])).get(row.key) ?? [])
      : [];
  if (mail.kind === "decision") {
    for (const answer of answers) {
      const decision = answer.decisions.find(({ id }) => decisionMailId(id) === mail.id);
      const inReplyTo = `<${answerMailId(answer.id)}@${domain}>`;
      if (decision) return composeDecision({ row, answer, decision }, settings, { messageId, inReplyTo });
    }
    return undefined;
  }
  if (mail.kind === "answer") {
    const answer = answers.find(({ id }) => answerMailId(id) === mail.id);
    if (answer === undefined) return undefined;
    const link = origin && (await newLink(database, { origin, key: row.key, at: clock() }));
    const inReplyTo = `<${await firstMailId(database, row.key)}@${domain}>`;
    const pdf = await sheetOf(database, answer.id);
    return composeAnswer({ row, answer, pdf }, settings, { messageId, inReplyTo, link });
  }
  return composeEnquiry(row, settings, messageId, await filesForMail(database, row, settings.filesMb));
}

/** Id of the mail that the visitor has of his message, if any, else of the sales desk's. */
async function firstMailId(database: OpenDatabase["database"], key: string): Promise<string> {
  const acknowledgement = await database
    .selectFrom("outbox")
    .select("id")
    .where("message_key", "=", key)
    .where("kind", "=", "acknowledgement")
    .where("sent_at", "is not", null)
    .executeTakeFirst();
  return acknowledgement?.id ?? mailId("enquiry", key);
}

/** A new private address of a message; none where it can't be stored, since the mail is worth sending without it too. */
async function newLink(
  database: OpenDatabase["database"],
  { origin, key, at }: { origin: string; key: string; at: Date },
): Promise<string | undefined> {
  const token = newToken();
  return addFurtherLink(database, { token, messageKey: key, at }).then(
    () => origin + ENQUIRY_PATH + token,
    () => undefined,
  );
}
