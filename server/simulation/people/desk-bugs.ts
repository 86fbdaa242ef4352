import { rmSync } from "node:fs";
import { join } from "node:path";
import { ERASURES_FILE } from "../../erasures/erasure-list.ts";
import type { Api, Bug } from "../bug.ts";
import { type bugs, rewriting } from "../bugs.ts";
import type { World } from "../world.ts";

/** A server that answers in another way. */
function answering(answer: (api: Api, world: World) => Api["fetch"]): Bug {
  return { api: (api, world) => ({ fetch: answer(api, world) }) };
}

let copies = 0;

/** Bugs about answers, decisions and private pages. */
export const deskBugs: typeof bugs = [
  {
    name: "the mail about a decision comes in a later commit",
    bug: {
      rewrite: rewriting(/^insert into "outbox".*values/, ({ parameters }) =>
        parameters.includes("decision") ? { sql: "select 1", parameters: [] } : {},
      ),
    },
    isSeenAs: /decided, and no mail is owed/,
    within: 20,
  },
  {
    name: "a draft stays when it is sent, so that two people send it",
    bug: {
      rewrite: rewriting(/^delete from "drafts"/, ({ sql }) => ({
        sql: sql.replace("delete from", "update").replace(" where", " set version = version where"),
      })),
    },
    isSeenAs: /one draft sent twice/,
    within: 60,
  },
  {
    name: "what was answered to a deleted message stays",
    bug: {
      onOpen: (database) =>
        database.exec(
          `pragma foreign_keys = off;
           create temp trigger if not exists rest after delete on main.messages begin
             delete from main.outbox where message_key = old.key;
             delete from main.attachments where message_key = old.key;
           end;
           create temp trigger if not exists pieces after delete on main.attachments begin
             delete from main.attachment_pieces where attachment_id = old.id;
           end`,
        ),
    },
    isSeenAs: /an answer to no message|handled, and no message/,
    within: 60,
  },
  {
    name: "a visitor who asks again changes the answer that he asks about",
    bug: {
      onOpen: (database) =>
        database.exec(
          `drop trigger if exists answers_stay;
           create temp trigger if not exists changes after insert on main.decisions
             begin update main.answers set words = 'changed' where id = new.answer_id; end`,
        ),
    },
    isSeenAs: /an answer was changed after it was sent/,
    within: 20,
  },
  {
    name: "an acceptance is answered before it is stored",
    bug: answering((api) => async (request, bindings) => {
      if (!request.url.endsWith("/accept") || request.method === "GET") return api.fetch(request, bindings);
      void api.fetch(request, bindings);
      return Promise.resolve(new Response(null, { status: 303 }));
    }),
    isSeenAs: /noted, and not there yet: accepted/,
    within: 30,
  },
  {
    name: "each press of a form is noted",
    bug: answering((api) => async (request, bindings) => {
      if (!request.url.endsWith("/ask") || request.method === "GET") return api.fetch(request, bindings);
      const fields = new URLSearchParams(await request.text());
      fields.set("decision", (copies += 1).toString(16).padStart(32, "0"));
      const { url, method, headers } = request;
      return api.fetch(new Request(url, { method, headers, body: fields.toString() }), bindings);
    }),
    isSeenAs: /one form noted twice|noted, and not there yet: decisions/,
    within: 30,
  },
  {
    name: "a private page shows an old state for ever",
    bug: answering((api) => {
      const kept = new Map<string, Response>();
      return async (request, bindings) => {
        if (request.method !== "GET") return api.fetch(request, bindings);
        const page = kept.get(request.url) ?? (await api.fetch(request, bindings));
        if (page.status === 200) kept.set(request.url, page.clone());
        return page;
      };
    }),
    isSeenAs: /wrongly answered|leads somewhere again|and to be seen/,
    within: 30,
  },
  {
    name: "a link leads to somebody else's message",
    bug: {
      rewrite: rewriting(/"links"\."token_hash" = \?/, ({ sql }) => ({
        sql: sql.replace('"token_hash" = ?', '"token_hash" >= ?'),
      })),
    },
    isSeenAs: /was shown something of|and to be seen|leads somewhere again/,
    within: 30,
  },
  {
    name: "a link leads to a message whose time is over",
    bug: {
      rewrite: rewriting(/"links"\."token_hash" = \?/, ({ parameters }) => ({
        parameters: parameters.with(1, "1970-01-01T00:00:00.000Z"),
      })),
    },
    isSeenAs: /expired, and to be seen/,
    within: 30,
  },
  {
    name: "what a visitor deleted is noted nowhere, and comes back with a backup",
    bug: answering((api, { dataDir, backups }) => async (request, bindings) => {
      const answer = await api.fetch(request, bindings);
      const isDeleted = request.method === "POST" && request.url.endsWith("/delete");
      for (const folder of isDeleted ? [dataDir, backups] : [])
        rmSync(join(folder, ERASURES_FILE), { force: true });
      return answer;
    }),
    isSeenAs: /deleted, and there again|leads somewhere again/,
    within: 60,
  },
  {
    name: "what is deleted is still in the store's file",
    bug: { onOpen: (database) => database.exec("pragma secure_delete = off") },
    isSeenAs: /still in the store's file/,
    within: 60,
  },
];
