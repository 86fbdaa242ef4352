import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { type ClaimedMail, claimMail, markSent, markUnsent } from "../../mail/outbox.ts";
import type { StoreTables } from "../../store/database/store-tables.ts";
import { nodeSqliteDialect } from "../../store/sqlite/node-sqlite-dialect.ts";

/** A tick is the longest try; a lease is two. Milliseconds. */
export const TICK = 45_000;

const BEGINNING = Date.parse("2026-11-20T00:00:00Z");
const MAILS = ["a", "b"];

/** What a server is doing with a mail. */
export interface Work {
  mail: ClaimedMail;
  /** The tick of its claim. */
  since: number;
  /** `tries`: the mail server has it in hand; the others are what it answered. */
  phase: "tries" | "taken" | "refused";
}

/** Everything that decides what can happen next. */
export interface State {
  tick: number;
  rows: {
    id: string;
    due_at: string;
    attempts: number;
    first_tried_at: string | null;
    sent_at: string | null;
  }[];
  servers: (Work | undefined)[];
  /** How often the mail server has taken each mail. */
  taken: Record<string, number>;
  crashes: number;
  /** Refusals, some of mails that were taken all the same. */
  lies: number;
}

/** The outbox's own statements, on any state. */
export class Outbox {
  readonly #sqlite = new DatabaseSync(":memory:");
  readonly #database = new Kysely<StoreTables>({ dialect: nodeSqliteDialect(this.#sqlite) });

  constructor() {
    this.#sqlite.exec(`create table outbox (id text primary key, kind text, message_key text, created_at text,
      due_at text, attempts integer default 0, first_tried_at text, sent_at text, failed_at text, last_error text)`);
    for (const id of MAILS)
      this.#sqlite
        .prepare(
          "insert into outbox (id, kind, message_key, created_at, due_at) values (?, 'enquiry', ?, ?, ?)",
        )
        .run(id, id, at(0, 0), at(0, 0));
  }

  first(): State {
    const taken = Object.fromEntries(MAILS.map((id) => [id, 0]));
    return { tick: 0, rows: this.#read(), servers: [undefined, undefined], taken, crashes: 0, lies: 0 };
  }

  async claim(state: State, skew: number): Promise<{ mail: ClaimedMail | undefined; rows: State["rows"] }> {
    this.#write(state);
    const store = { database: this.#database, skipLocked: <T>(query: T) => query };
    const mail = await claimMail(store, new Date(at(state.tick, skew)));
    return { mail, rows: this.#read() };
  }

  /** Notes what the mail server answered. */
  async settle(state: State, { mail, phase }: Work, skew: number): Promise<State["rows"]> {
    this.#write(state);
    const now = new Date(at(state.tick, skew));
    if (phase === "taken") await markSent(this.#database, mail, now);
    else await markUnsent(this.#database, mail, { cause: "451", retryAt: now, attempts: mail.attempts + 1 });
    return this.#read();
  }

  close(): void {
    this.#sqlite.close();
  }

  #read(): State["rows"] {
    const rows = this.#sqlite
      .prepare("select id, due_at, attempts, first_tried_at, sent_at from outbox order by id")
      .all();
    return rows.map((row) => ({
      id: String(row["id"]),
      due_at: String(row["due_at"]),
      attempts: Number(row["attempts"]),
      first_tried_at: row["first_tried_at"] === null ? null : String(row["first_tried_at"]),
      sent_at: row["sent_at"] === null ? null : String(row["sent_at"]),
    }));
  }

  #write({ rows }: State): void {
    const update = this.#sqlite.prepare(
      "update outbox set due_at = ?, attempts = ?, first_tried_at = ?, sent_at = ? where id = ?",
    );
    for (const { id, due_at, attempts, first_tried_at, sent_at } of rows)
      update.run(due_at, attempts, first_tried_at, sent_at, id);
  }
}

function at(tick: number, skew: number): string {
  return new Date(BEGINNING + tick * TICK + skew).toISOString();
}
