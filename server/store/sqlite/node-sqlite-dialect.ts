import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";
import { type Time, systemTime } from "../../report/time.ts";

/** Milliseconds that a statement waits for another program's write. */
const BUSY_TIMEOUT = 2_000;

const SQLITE_BUSY = 5;

/**
 * Statements kept: all that the server uses, but for lists of other lengths. Preparing each anew takes a tenth more of
 * a message's processor time (272 for 247 µs, 26 November 2026).
 */
const KEPT_STATEMENTS = 200;

/** Connects Kysely to Node's own SQLite. Kysely expects the statements of better-sqlite3, which differ a little. */
export function nodeSqliteDialect(database: DatabaseSync, time: Time = systemTime): SqliteDialect {
  const kept = new Map<string, SqliteStatement>();
  const config: SqliteDialectConfig = {
    database: {
      close: () => database.close(),
      prepare(sql) {
        const before = kept.get(sql);
        if (before !== undefined) return before;
        if (kept.size >= KEPT_STATEMENTS) kept.clear();
        const statement = database.prepare(sql);
        const prepared: SqliteStatement = {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...parameters.map(toInput)),
          run: (parameters) => statement.run(...parameters.map(toInput)),
          iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
        };
        kept.set(sql, prepared);
        return prepared;
      },
    },
  };
  return new (class extends SqliteDialect {
    override createDriver(): SqliteDriver {
      return new RetryingDriver(config, database, time);
    }
  })(config);
}

/** Retries while the database is locked. SQLite's own busy timeout would block the whole process. */
class RetryingDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #time: Time;
  /** After one statement timed out, the next are tried only once; otherwise a queue of them would wait for ever. */
  #hasTimedOut = false;

  constructor(config: SqliteDialectConfig, database: DatabaseSync, time: Time) {
    super(config);
    this.#database = database;
    this.#time = time;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Takes the lock for writing at once. A transaction that reads first and writes later fails, however long it waits,
   * if another program has written in between.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings = {},
  ): Promise<void> {
    const begin = settings.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite has already rolled back. A second rollback would hide the disk error.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  async #retryWhileBusy<T>(execute: () => Promise<T>): Promise<T> {
    const giveUpAt = this.#time.elapsed() + (this.#hasTimedOut ? 0 : BUSY_TIMEOUT);
    for (;;) {
      try {
        const result = await execute();
        this.#hasTimedOut = false;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (this.#time.elapsed() >= giveUpAt) {
          this.#hasTimedOut = true;
          throw error;
        }
        await this.#time.wait(20);
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error)) return false;
  // The lower eight bits are the primary result code.
  return typeof error.errcode === "number" && (error.errcode & 0xff) === SQLITE_BUSY;
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes no ${typeof value} here.`);
}
