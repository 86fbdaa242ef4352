import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { StoreError } from "./store-error.ts";

const appliedSchema = v.array(v.object({ name: v.string(), checksum: v.string() }));

/** The numbered SQL files of this version. */
export const MIGRATIONS_DIR = join(import.meta.dirname, "migrations");

/**
 * Brings a database to the present schema: runs each numbered file it hasn't seen, all in one transaction.
 * @throws StoreError when an applied file was edited since, or is unknown to this version.
 */
export function migrate(database: DatabaseSync, dir: string): void {
  // Immediate: of two servers started at once the second waits here, and then finds the work done.
  database.exec("begin immediate");
  try {
    database.exec(
      "create table if not exists migrations (name text primary key, checksum text not null) strict",
    );
    const rows = database.prepare("select name, checksum from migrations").all();
    const applied = new Map(v.parse(appliedSchema, rows).map(({ name, checksum }) => [name, checksum]));
    for (const { name, sql, checksum } of readMigrations(dir)) {
      const before = applied.get(name);
      if (before === undefined) {
        database.exec(sql);
        database.prepare("insert into migrations (name, checksum) values (?, ?)").run(name, checksum);
      } else if (before !== checksum) {
        throw new StoreError(`Migration ${name} was edited after it had run. Restore it and add a new file.`);
      }
      applied.delete(name);
    }
    for (const name of applied.keys()) {
      throw new StoreError(
        `The store has migration ${name}, unknown to this version. Start a newer version.`,
      );
    }
    database.exec("commit");
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
}

function readMigrations(dir: string): { name: string; sql: string; checksum: string }[] {
  const names = readdirSync(dir).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name));
  return names.sort().map((name) => {
    // A checkout on Windows may write \r\n; that is no edit.
    const sql = readFileSync(join(dir, name), "utf8").replaceAll("\r\n", "\n");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}
