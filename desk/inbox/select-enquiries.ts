import { type Kysely, type RawBuilder, sql } from "kysely";
import { startOfDay } from "#server/report/local-time.ts";
import { referenceOf } from "#server/store/message-reference.ts";
import { MESSAGE_COLUMNS, parseMessageRows, type MessageRow } from "#server/store/database/message-rows.ts";
import type { HandlingTable, StoreTables } from "#server/store/database/store-tables.ts";

/** The shelves of the inbox, in order. */
export const SHELVES = {
  open: "Open",
  new: "New",
  mine: "Mine",
  waiting: "Waiting",
  done: "Done",
  suspected: "Suspected",
  all: "All",
} as const;
export type Shelf = keyof typeof SHELVES;

/** What an enquiry may be sought by besides its shelf and words. */
export const TRAITS = {
  list: "with a quote list",
  files: "with files",
  unanswered: "not answered yet",
  offered: "with an offer",
  accepted: "accepted",
  asked: "asked again",
} as const;
export type Trait = keyof typeof TRAITS;

/** A message with what the desk knows of it. */
export interface Enquiry {
  /** Its place in the store: what its address at the desk says. */
  place: number;
  row: MessageRow;
  /** What log, mails and commands call it. */
  reference: string;
  handling: Pick<
    HandlingTable,
    "read_at" | "read_by" | "taken_by" | "shelf" | "changed_at" | "delete_at" | "deleted_by"
  >;
}

/** What is asked of the inbox. */
export interface InboxQuery {
  shelf: Shelf;
  /** Words that all stand in name, address, subject or message. */
  search: string;
  trait?: Trait | undefined;
  /** Days of the company's time, such as "2026-11-24": received from the first till the last. */
  from?: string | undefined;
  till?: string | undefined;
  person: string;
}

/** Enquiries on a page of the inbox. */
export const PAGE = 50;

type Database = Kysely<StoreTables>;

/** Messages with their handling. */
function enquiries(database: Database) {
  return database
    .selectFrom("messages")
    .leftJoin("handling", "handling.message_key", "messages.key")
    .select([
      ...MESSAGE_COLUMNS.map((column) => `messages.${column}` as const),
      sql<number>`messages.rowid`.as("place"),
      "handling.read_at",
      "handling.read_by",
      "handling.taken_by",
      "handling.shelf",
      "handling.changed_at",
      "handling.delete_at",
      "handling.deleted_by",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof enquiries>["execute"]>>[number];

function toEnquiry(row: Row): Enquiry {
  const { place, read_at, read_by, taken_by, shelf, changed_at, delete_at, deleted_by, ...columns } = row;
  const [message] = parseMessageRows([columns]);
  if (message === undefined) throw new Error("no message");
  return {
    place: Number(place),
    row: message,
    reference: referenceOf(message.key),
    handling: {
      read_at,
      read_by,
      taken_by,
      shelf,
      changed_at: changed_at ?? message.received_at,
      delete_at,
      deleted_by,
    },
  };
}

/**
 * What stands on each shelf. What looks like an advertisement stands apart, and what is to be deleted is on none but "All".
 */
function onShelves(person: string): Record<Shelf, RawBuilder<boolean>> {
  const wanted = sql`messages.flag is null and handling.delete_at is null`;
  const open = sql`${wanted} and (handling.shelf is null or handling.shelf <> 'done')`;
  return {
    open: sql`${open}`,
    new: sql`${open} and handling.read_at is null`,
    mine: sql`${open} and handling.taken_by = ${person}`,
    waiting: sql`${wanted} and handling.shelf = 'waiting'`,
    done: sql`${wanted} and handling.shelf = 'done'`,
    suspected: sql`messages.flag is not null and handling.delete_at is null`,
    all: sql`1 = 1`,
  };
}

/** Whether all words stand in an enquiry. */
function hasWords(search: string): RawBuilder<boolean> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = sql`lower(messages.user_name || ' ' || messages.email || ' ' || messages.subject || ' ' || messages.message)`;
  const found = words.map((word) => {
    const pattern = `%${word.replaceAll(/[!%_]/g, "!$&")}%`;
    return sql`${text} like ${pattern} escape '!'`;
  });
  return found.length === 0 ? sql`1 = 1` : sql`${sql.join(found, sql` and `)}`;
}

/** Whether an enquiry has a trait. */
function hasTrait(trait: Trait | undefined): RawBuilder<boolean> {
  const answered = sql`exists (select 1 from answers where answers.message_key = messages.key)`;
  const said = (what: string) => sql<boolean>`exists (
    select 1 from answers join decisions on decisions.answer_id = answers.id
    where answers.message_key = messages.key and decisions.what = ${what})`;
  const rules: Record<Trait, RawBuilder<boolean>> = {
    list: sql`messages.message like '%Quote request (%'`,
    files: sql`exists (select 1 from attachments where attachments.message_key = messages.key)`,
    unanswered: sql`not ${answered}`,
    offered: sql`exists (
      select 1 from answers where answers.message_key = messages.key and answers.offer is not null)`,
    accepted: said("accepted"),
    asked: said("asked"),
  };
  return trait === undefined ? sql`1 = 1` : rules[trait];
}

/** The enquiries of a shelf, newest first, from the `page`-th page (from 1). */
export async function selectEnquiries(
  database: Database,
  query: InboxQuery,
  page = 1,
): Promise<{ enquiries: Enquiry[]; hasMore: boolean }> {
  const rows = await enquiries(database)
    .where(onShelves(query.person)[query.shelf])
    .where(hasWords(query.search))
    .where(hasTrait(query.trait))
    .$if(query.from !== undefined, (rest) =>
      rest.where("messages.received_at", ">=", startOfDay(query.from ?? "").toISOString()),
    )
    .$if(query.till !== undefined, (rest) =>
      rest.where("messages.received_at", "<", startOfDay(query.till ?? "", 1).toISOString()),
    )
    .orderBy("messages.received_at", "desc")
    .orderBy(sql`messages.rowid`, "desc")
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute();
  return { enquiries: rows.slice(0, PAGE).map(toEnquiry), hasMore: rows.length > PAGE };
}

/** An enquiry by its place; undefined if there is none. */
export async function findEnquiry(database: Database, place: number): Promise<Enquiry | undefined> {
  const row = await enquiries(database)
    .where(sql`messages.rowid`, "=", place)
    .executeTakeFirst();
  return row && toEnquiry(row);
}

/** Other enquiries of an address, newest first. */
export async function enquiriesOf(database: Database, email: string, most = 20): Promise<Enquiry[]> {
  const rows = await enquiries(database)
    .where(sql`lower(messages.email)`, "=", email.toLowerCase())
    .orderBy("messages.received_at", "desc")
    .limit(most)
    .execute();
  return rows.map(toEnquiry);
}

/** How many enquiries stand on each shelf. */
export async function countShelves(database: Database, person: string): Promise<Record<Shelf, number>> {
  const shelves = Object.entries(onShelves(person));
  const { rows } = await sql<Record<Shelf, number>>`
    select ${sql.join(shelves.map(([name, rule]) => sql`sum(case when ${rule} then 1 else 0 end) as ${sql.ref(name)}`))}
    from messages left join handling on handling.message_key = messages.key
  `.execute(database);
  const counts = shelves.map(([name]) => [name, Number(rows[0]?.[name as Shelf] ?? 0)]); // the keys of onShelves
  return Object.fromEntries(counts) as Record<Shelf, number>; // fromEntries loses the keys
}
