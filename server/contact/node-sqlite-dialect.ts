import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/** Lets Kysely speak to Node's own SQLite, whose statements differ a little from better-sqlite3's. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const statement = database.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(toInput)),
          run: (parameters) => statement.run(...parameters.map(toInput)),
          iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
        };
      },
    },
  });
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite takes no ${typeof value} here.`);
}
