import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { Client } from "pg";
import { openStore } from "../store/store.ts";
import { startPostgres } from "../testing/running-postgres.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { writeBackup } from "./backup-file.ts";
import { drillBackup } from "./drill-backup.ts";

test("a database that breaks off during a drill fails it, and doesn't end the command before that is told", async () => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), "drill-"));
  const place = { dataDir: folder, databaseUrl: await postgres.newUrl() };
  const store = await openStore(place);
  await storeMessage(store, "k", new Date());
  const file = join(folder, "b.sqlite");
  await writeBackup(store, file);
  const client = new Client({ connectionString: postgres.address });
  client.on("error", () => undefined);
  await client.connect();
  const hasBegun = async () => {
    const text = "select 1 from pg_namespace where nspname like 'drill_%'";
    return (await client.query(text)).rows.length > 0;
  };

  // A connection without a listener would end this process. What was being written meets a closed pipe.
  const drill = expect(drillBackup(file, place)).rejects.toThrow(/connection|EPIPE|ECONNRESET/i);
  while (!(await hasBegun())) await sleep(1);
  await postgres.kill();

  await drill;
  await store.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});
