import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { Client } from "pg";
import type { DatabasePlace } from "../store/open-database.ts";
import { openStore } from "../store/store.ts";
import { BackupError, withBackup } from "./backup-file.ts";
import { type StoreSums, copyStore, sumStore } from "./copy-store.ts";

/**
 * Restores a backup beside the store, as it would be restored in earnest: into SQLite, or into a schema of its own in
 * the PostgreSQL that is used. All messages are listed and compared; afterwards the copy is removed.
 * @throws BackupError when the backup can't be restored.
 */
export function drill(file: string, { databaseUrl }: DatabasePlace): Promise<StoreSums> {
  return withBackup(file, tmpdir(), async ({ store, sums }) => {
    if (databaseUrl === undefined) return sums;
    const arrived = await inOwnSchema(databaseUrl, async (url) => {
      const target = await openStore({ dataDir: "", databaseUrl: url });
      try {
        await copyStore(store, target);
        return await sumStore(target);
      } finally {
        await target.close();
      }
    });
    if (JSON.stringify(arrived) !== JSON.stringify(sums)) {
      throw new BackupError(`The backup "${file}" arrived in PostgreSQL with other messages.`);
    }
    return arrived;
  });
}

async function inOwnSchema<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `drill_${randomBytes(8).toString("hex")}`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create schema ${name}`);
    const url = new URL(databaseUrl);
    url.searchParams.set("options", `-c search_path=${name}`);
    return await work(url.href);
  } finally {
    await client.query(`drop schema if exists ${name} cascade`);
    await client.end();
  }
}
