import type { Kysely } from "kysely";
import { MESSAGE_COLUMNS, type MessageRow, parseMessageRows } from "./database/message-rows.ts";
import type { StoreTables } from "./database/store-tables.ts";
import { hashOf } from "./tokens.ts";

/**
 * Links of one message that are kept. Beyond that the first ones stay, which the visitor's page has shown, and the last
 * ones: a mail that is tried for days has a new one with each try.
 */
const KEPT = { first: 10, last: 40 };

/** Lets a token lead to a stored message. */
export async function addLink(
  database: Kysely<StoreTables>,
  { token, messageKey, at }: { token: string; messageKey: string; at: Date },
): Promise<void> {
  await database
    .insertInto("links")
    .values({ token_hash: hashOf(token), message_key: messageKey, created_at: at.toISOString() })
    .execute();
}

/** The same for a message that may have links already; drops those that are too many. */
export async function addFurtherLink(
  database: Kysely<StoreTables>,
  link: { token: string; messageKey: string; at: Date },
): Promise<void> {
  await addLink(database, link);
  const rows = await database
    .selectFrom("links")
    .select("token_hash")
    .where("message_key", "=", link.messageKey)
    .orderBy("created_at")
    .execute();
  const excess = rows.slice(KEPT.first, -KEPT.last).map(({ token_hash }) => token_hash);
  if (excess.length > 0) await database.deleteFrom("links").where("token_hash", "in", excess).execute();
}

/**
 * The message to which a token leads, unless it came in before `since`. One statement by the token's hash, whatever the
 * text is and whether there was ever such a token: how long it takes tells nothing about tokens.
 */
export async function findLinked(
  database: Kysely<StoreTables>,
  token: string,
  since: Date,
): Promise<MessageRow | undefined> {
  const rows = await database
    .selectFrom("links")
    .innerJoin("messages", "messages.key", "links.message_key")
    .select(MESSAGE_COLUMNS)
    .where("links.token_hash", "=", hashOf(token))
    .where("messages.received_at", ">=", since.toISOString())
    .execute();
  return parseMessageRows(rows)[0];
}
