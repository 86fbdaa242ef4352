import type { DatabaseSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from "kysely";
import type { Time } from "../report/time.ts";
import { nodeSqliteDialect } from "../store/sqlite/node-sqlite-dialect.ts";
import type { Machine } from "./machine.ts";

/** A query, or another one in its place. */
export type Rewrite = (query: CompiledQuery) => CompiledQuery;

/** The server's own way to SQLite, with each statement an operation of a simulated process. */
export function simulatedDialect(machine: Machine, rewrite: Rewrite) {
  return (database: DatabaseSync, time: Time): Dialect => {
    const real = nodeSqliteDialect(database, time);
    return {
      createAdapter: () => real.createAdapter(),
      createIntrospector: (kysely) => real.createIntrospector(kysely),
      createQueryCompiler: () => real.createQueryCompiler(),
      createDriver: () => new SimulatedDriver(real.createDriver(), machine, rewrite),
    };
  };
}

class SimulatedConnection implements DatabaseConnection {
  readonly real: DatabaseConnection;
  readonly #machine: Machine;
  readonly #rewrite: Rewrite;

  constructor(real: DatabaseConnection, machine: Machine, rewrite: Rewrite) {
    this.real = real;
    this.#machine = machine;
    this.#rewrite = rewrite;
  }

  executeQuery: DatabaseConnection["executeQuery"] = (query) => {
    const kind = /^\s*(?:select|pragma)/i.test(query.sql) ? "read" : "write";
    return this.#machine.operate(kind, query.sql, () => this.real.executeQuery(this.#rewrite(query)));
  };

  streamQuery: DatabaseConnection["streamQuery"] = () => {
    throw new Error("The server streams no queries.");
  };
}

class SimulatedDriver implements Driver {
  readonly #real: Driver;
  readonly #machine: Machine;
  readonly #rewrite: Rewrite;

  constructor(real: Driver, machine: Machine, rewrite: Rewrite) {
    this.#real = real;
    this.#machine = machine;
    this.#rewrite = rewrite;
  }

  init(): Promise<void> {
    return this.#real.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SimulatedConnection(await this.#real.acquireConnection(), this.#machine, this.#rewrite);
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#operate("begin", () => this.#real.beginTransaction(realOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#operate("commit", () => this.#real.commitTransaction(realOf(connection)));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#operate("rollback", () => this.#real.rollbackTransaction(realOf(connection)));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#real.releaseConnection(realOf(connection));
  }

  destroy(): Promise<void> {
    return this.#real.destroy();
  }

  #operate(kind: "begin" | "commit" | "rollback", work: () => Promise<void>): Promise<void> {
    return this.#machine.operate(kind, kind, work);
  }
}

function realOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof SimulatedConnection ? connection.real : connection;
}
