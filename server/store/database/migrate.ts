import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { StoreError } from "./store-error.ts";

const appliedSchema = v.array(v.object({ name: v.string(), checksum: v.string() }));

/** Contains a folder of numbered SQL files for each kind of database. */
export const MIGRATIONS_DIR = join(import.meta.dirname, "migrations");

/** A numbered SQL file, with a checksum of its text. */
export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * The files of `dir` that a database has not run yet, in order.
 * @param applied rows of its table `migrations`: name and checksum.
 * @throws StoreError when an applied file was edited later, or is unknown to this version.
 */
export function missingMigrations(applied: unknown[], dir: string): Migration[] {
  const done = new Map(v.parse(appliedSchema, applied).map(({ name, checksum }) => [name, checksum]));
  const missing: Migration[] = [];
  for (const migration of readMigrations(dir)) {
    const { name, checksum } = migration;
    const before = done.get(name);
    if (before === undefined) missing.push(migration);
    else if (before !== checksum) {
      throw new StoreError(`Migration ${name} was edited after it had run. Restore it and add a new file.`);
    }
    done.delete(name);
  }
  for (const name of done.keys()) {
    throw new StoreError(`The store has migration ${name}, unknown to this version. Start a newer version.`);
  }
  return missing;
}

function readMigrations(dir: string): Migration[] {
  const names = readdirSync(dir).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name));
  return names.sort().map((name) => {
    // A checkout on Windows may have \r\n. That isn't an edit.
    const sql = readFileSync(join(dir, name), "utf8").replaceAll("\r\n", "\n");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}
