import { CompiledQuery } from "kysely";
import type { OpenStore } from "../store/open-existing-store.ts";
import type { Bug } from "./bug.ts";
import type { Rewrite } from "./simulated-dialect.ts";

/** Replaces the text of statements, or their parameters. */
export function rewriting(
  pattern: RegExp,
  change: (query: CompiledQuery) => { sql?: string; parameters?: readonly unknown[] },
): Rewrite {
  return (query) => {
    if (!pattern.test(query.sql)) return query;
    const { sql = query.sql, parameters = query.parameters } = change(query);
    return CompiledQuery.raw(sql, [...parameters]);
  };
}

const DAY = 86_400_000;

function later(time: unknown, ms: number): string {
  return new Date(Date.parse(String(time)) + ms).toISOString();
}

/** A store that saves in another way. */
function saving(save: (store: OpenStore) => OpenStore["save"]): Bug {
  return { store: (store) => ({ ...store, save: save(store) }) };
}

let copies = 0;

/** Bugs that somebody might write, each with the words by which the simulation must notice it. */
export const bugs: { name: string; bug: Bug; isSeenAs: RegExp; within: number }[] = [
  {
    name: "a claim on a mail is no lease",
    bug: {
      rewrite: rewriting(/^update "outbox" set "due_at" = \?, "first_tried_at"/, ({ parameters }) => ({
        parameters: parameters.with(0, parameters[1]),
      })),
    },
    isSeenAs: /tried twice at once|mailed twice/,
    within: 30,
  },
  {
    name: "a try to send may outlast its lease",
    bug: { longestTry: 400_000 },
    isSeenAs: /tried twice at once/,
    within: 60,
  },
  {
    name: "a mail is marked as sent before it is sent",
    bug: {
      transport: (transport, { database }) => ({
        ...transport,
        async send(mail) {
          await database
            .updateTable("outbox")
            .set({ sent_at: new Date().toISOString() })
            .where("id", "=", mail.messageId.slice(1).split("@")[0] ?? "")
            .execute();
          return transport.send(mail);
        },
      }),
    },
    isSeenAs: /never mailed|nobody is told/,
    within: 60,
  },
  {
    name: "each copy of a mail has a Message-ID of its own",
    bug: {
      transport: (transport) => ({
        ...transport,
        send: (mail) => transport.send({ ...mail, messageId: `<${(copies += 1)}${mail.messageId.slice(1)}` }),
      }),
    },
    isSeenAs: /different Message-IDs/,
    within: 60,
  },
  {
    name: "a file is claimed without asking whose it is",
    bug: {
      rewrite: rewriting(/^update "attachments" set "message_key" = \?, "position"/, ({ sql }) => ({
        sql: sql.replace(' and "message_key" is null', ""),
      })),
    },
    isSeenAs: /without its file|no backup can be made/,
    within: 40,
  },
  {
    name: "folders are not synced after a restore",
    bug: { ignoresFolderSync: true },
    isSeenAs: /undid the restore/,
    within: 60,
  },
  {
    name: "SQLite doesn't sync each commit",
    bug: { onOpen: (database) => database.exec("pragma synchronous = normal") },
    isSeenAs: /not stored|gone|without its file|never mailed|no such table/,
    within: 60,
  },
  {
    name: "success is answered before the message is stored",
    bug: saving((store) => (entry) => {
      void store.save(entry).catch(() => undefined);
      return Promise.resolve("stored");
    }),
    isSeenAs: /acknowledged, and not stored/,
    within: 10,
  },
  {
    name: "the key is looked up before, and not in the commit of the message",
    bug: saving((store) => async (entry) => {
      const known = await store.find(entry);
      return known ?? store.save({ ...entry, key: `${entry.key}-${(copies += 1)}` });
    }),
    isSeenAs: /stored twice under one key|different Message-IDs/,
    within: 30,
  },
  {
    name: "the mail that is owed comes in a later commit",
    bug: {
      rewrite: rewriting(/^insert into "outbox".*values/, ({ sql, parameters }) =>
        parameters.includes("enquiry") && !sql.includes("conflict")
          ? { sql: "select 1", parameters: [] }
          : {},
      ),
    },
    isSeenAs: /no mail is owed/,
    within: 5,
  },
  {
    name: "messages are deleted by a wrong clock",
    bug: {
      rewrite: rewriting(/select "key" from "messages" where .*"received_at" < \?/, ({ parameters }) => ({
        parameters: parameters.map((each) =>
          /^\d{4}-\d\d-\d\dT/.test(String(each)) ? later(each, 10_000 * DAY) : each,
        ),
      })),
    },
    isSeenAs: /not stored as it was sent/,
    within: 60,
  },
  {
    name: "what belongs to a deleted message stays",
    bug: { onOpen: (database) => database.exec("pragma foreign_keys = off") },
    isSeenAs: /a mail about no message|pieces of no file/,
    within: 60,
  },
  {
    name: "an alarm that nobody heard counts as told",
    bug: { alarm: (alarm) => (incident) => alarm(incident).catch(() => undefined) },
    isSeenAs: /told twice in a row|never told|nobody is told/,
    within: 120,
  },
  {
    name: "a message on one disk alone is believed to be on a standby",
    bug: { store: (store) => ({ ...store, holdsCopies: () => Promise.resolve(true) }) },
    isSeenAs: /on one disk alone, and nobody is told/,
    within: 60,
  },
  {
    name: "the limits let everything through",
    bug: { bounds: () => ({ take: () => Promise.resolve({ settle: () => undefined }) }) },
    isSeenAs: /more messages than MAX_STORED/,
    within: 40,
  },
  {
    name: "the last byte of a file is lost",
    bug: {
      rewrite: rewriting(/^insert into "attachment_pieces"/, ({ parameters }) => ({
        parameters: parameters.map((each) => (each instanceof Uint8Array ? each.subarray(1) : each)),
      })),
    },
    isSeenAs: /a file has \d+ bytes of|that isn't what came in/,
    within: 20,
  },
  {
    name: "a mail is given up at its first refusal",
    bug: {
      rewrite: rewriting(/^update "outbox" set "due_at" = \?, "attempts"/, ({ parameters }) => ({
        parameters: parameters.with(3, parameters[0]),
      })),
    },
    isSeenAs: /given up too early/,
    within: 30,
  },
];

/** Bugs that only the server's own assertions show. */
export const assertedBugs: typeof bugs = [
  {
    name: "a message's time is stored to the minute",
    bug: {
      rewrite: rewriting(/^insert into "messages"/, ({ parameters }) => ({
        parameters: parameters.with(1, `${String(parameters[1]).slice(0, 17)}00.000Z`),
      })),
    },
    isSeenAs: /is stored with another received_at/,
    within: 20,
  },
];
