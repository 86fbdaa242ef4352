import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { Offer } from "#contract/offer/offer.ts";
import type { SiteServer } from "../site-server.ts";

const DAY = 24 * 3_600_000;

/** What the desk writes into the store, written there while the server runs; all about its only message. */
export class DeskAnswers {
  readonly #file: string;

  constructor(server: SiteServer) {
    this.#file = join(server.dataDir, "messages.sqlite");
  }

  /** Somebody at the desk has read it. */
  read(by = "A. Sample"): void {
    const now = new Date().toISOString();
    this.#write(
      `insert into handling (message_key, read_at, read_by, changed_at) select key, ?, ?, ? from messages`,
      now,
      by,
      now,
    );
  }

  /** An answer, with an offer that may be accepted for this many days more. */
  answer(
    id: string,
    words: string,
    { offer, days = 12, revision = 1 }: { offer?: Offer; days?: number; revision?: number } = {},
  ): void {
    const lastDay = new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    this.#write(
      `insert into answers select ?, key, ?, ?, ?, ?, ?, ?, 'A. Sample' from messages`,
      id,
      offer ? "2026-121" : null,
      revision,
      words,
      offer ? JSON.stringify(offer) : null,
      offer ? lastDay : null,
      new Date().toISOString(),
    );
  }

  /** Rows of a table of the store. */
  rows(table: "decisions" | "outbox"): Record<string, unknown>[] {
    const database = new DatabaseSync(this.#file, { timeout: 10_000 });
    const rows = database.prepare(`select * from ${table}`).all();
    database.close();
    return rows;
  }

  #write(sql: string, ...values: (string | number | null)[]): void {
    const database = new DatabaseSync(this.#file, { timeout: 10_000 });
    database.prepare(sql).run(...values);
    database.close();
  }
}
