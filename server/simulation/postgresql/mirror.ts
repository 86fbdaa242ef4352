import { DatabaseSync } from "node:sqlite";

/** What the oracle looks at: of each table the columns, and how SQLite reads them from rows in JSON. */
const TABLES = {
  messages: ["key", "received_at", "email", "message"],
  outbox: ["id", "kind", "message_key", "first_tried_at", "sent_at", "failed_at"],
  attachments: ["id", "bytes", "room", "sha256", "message_key", "position"],
  attachment_pieces: ["attachment_id", "length(bytes)"],
  marks: ["name"],
  handling: ["message_key", "read_by"],
  links: ["token_hash", "message_key"],
  answers: ["id", "message_key", "number", "revision", "words", "offer", "valid_until", "sent_at", "sent_by"],
  decisions: ["id", "answer_id", "what", "words"],
  offer_sheets: ["answer_id"],
};

/** PostgreSQL's statement that reads all of it as of one moment. */
export function readTables(schema: string): string {
  const tables = Object.entries(TABLES).map(
    ([table, columns]) =>
      `(select coalesce(json_agg(json_build_array(${columns.join(", ")})), '[]')::text from ${schema}.${table}) as ${table}`,
  );
  return `select ${tables.join(", ")}`;
}

/** A copy of what is committed in PostgreSQL, in an SQLite in memory: the oracle asks at once, in one dialect. */
export class Mirror {
  readonly database = new DatabaseSync(":memory:");
  /** Rises with each copy. */
  version = 0;
  readonly #refills: { table: string; refill: (rows: string) => void }[];

  constructor() {
    this.#refills = Object.entries(TABLES).map(([table, columns]) => {
      const names = columns.map((column) => (column.startsWith("length") ? "bytes" : column));
      this.database.exec(`create table ${table} (${names.join(", ")})`);
      const values = columns.map((column, index) =>
        column.startsWith("length") ? `zeroblob(value ->> ${index})` : `value ->> ${index}`,
      );
      const insert = this.database.prepare(
        `insert into ${table} select ${values.join(", ")} from json_each(?)`,
      );
      const empty = this.database.prepare(`delete from ${table}`);
      return {
        table,
        refill: (rows) => {
          empty.run();
          insert.run(rows);
        },
      };
    });
  }

  /** Takes what {@link readTables} has read. */
  take(row: Record<string, unknown>): void {
    for (const { table, refill } of this.#refills) refill(String(row[table]));
    this.version += 1;
  }
}
