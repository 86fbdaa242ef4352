import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { Client } from "pg";
import type { DatabasePlace } from "../store/open-database.ts";
import { alteredInWords, findAltered } from "../store/check-content.ts";
import { openStore } from "../store/store.ts";
import { BackupError, withBackup } from "./backup-file.ts";
import { type StoreSums, copyStore, sumStore } from "./copy-store.ts";

/**
 * Restores a backup beside the store, exactly as a real restore would: into SQLite, or into a separate schema of the
 * PostgreSQL database in use. SQLite's copy is made beside the backup, where there is room for one. All messages are
 * listed and compared; afterwards the copy is removed.
 * @throws BackupError when the backup can't be restored.
 */
export function drillBackup(file: string, { databaseUrl }: DatabasePlace): Promise<StoreSums> {
  return withBackup(file, dirname(file), async ({ store, sums }) => {
    // The backup matches what was copied, but the store may have been damaged before that.
    const altered = await findAltered(store.database);
    if (altered.length > 0) {
      throw new BackupError(
        `The backup "${file}" is what the store holds, but that isn't what came in: ${alteredInWords(altered)}. ` +
          "Look at the disk; an older backup may have it whole.",
      );
    }
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
  // A lost connection fails its query. Without a listener it would end the process before the failure is told.
  client.on("error", () => undefined);
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
