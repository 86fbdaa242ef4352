import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from "kysely";

/** A statement waits this long for another program that writes. Milliseconds. */
const PATIENCE = 2_000;

const SQLITE_BUSY = 5;

/** Lets Kysely speak to Node's own SQLite, whose statements differ a little from better-sqlite3's. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  const config: SqliteDialectConfig = {
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
  };
  return new (class extends SqliteDialect {
    override createDriver(): SqliteDriver {
      return new PatientDriver(config, database);
    }
  })(config);
}

/** Waits for a locked database without standing still, as SQLite's own waiting would make the whole server do. */
class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  /** Once a statement has waited in vain, the next ones try only once: a queue of waiting ones would never end. */
  #isStuck = false;

  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#patiently(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already rolled back, and its own error is the one to be told.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  async #patiently<T>(execute: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + (this.#isStuck ? 0 : PATIENCE);
    for (;;) {
      try {
        const result = await execute();
        this.#isStuck = false;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() >= giveUpAt) {
          this.#isStuck = true;
          throw error;
        }
        await sleep(20);
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  // The upper bits say more about it.
  return typeof error.errcode === "number" && (error.errcode & 0xff) === SQLITE_BUSY;
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  throw new TypeError(`SQLite takes no ${typeof value} here.`);
}
