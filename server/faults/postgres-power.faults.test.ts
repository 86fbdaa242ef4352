import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runKills } from "../testing/kill-run.ts";
import { postText } from "../testing/load.ts";
import { type PowerSupply, missingForPowerCuts, startPower } from "../testing/power-supply.ts";
import { NOBODY, type RunningPostgres, startPostgres } from "../testing/running-postgres.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

const CUTS = 6;
const MESSAGES = 20;
const missing = missingForPowerCuts();

describe.skipIf(missing !== undefined)(
  `power cuts of PostgreSQL (left out where FUSE can't be used; here: ${missing ?? "it can"})`,
  () => {
    let power: PowerSupply;
    let postgres: RunningPostgres;
    beforeEach(async () => {
      power = await startPower(process.getuid?.() === 0 ? NOBODY : undefined);
      // The mounted folder itself: nobody syncs the names of what is beside the data.
      postgres = await startPostgres(undefined, power.folder);
    }, 300_000);
    afterEach(async () => {
      await postgres.stop();
      await power.remove();
    });

    async function cut(): Promise<void> {
      await postgres.kill();
      await power.cut();
      await postgres.start();
    }

    test(`${CUTS} power cuts of the database's machine while messages and mails are under way lose nothing`, async () => {
      const report = await runKills({
        place: { dataDir: "/nowhere", databaseUrl: await postgres.newUrl() },
        kills: CUTS,
        onDead: cut,
        visitors: 3,
        pause: 100,
        mailFaults: CUTS,
        treatments: ["take", "take", "take", "refuse", "forget", "drop"],
      });
      console.log(`PostgreSQL, power cuts: ${JSON.stringify(report)}`);
      expect(report).toMatchObject({ missing: 0, storedTwice: 0, unmailed: 0, wrong: 0 });
      expect(report.acknowledged).toBeGreaterThanOrEqual(CUTS);
    });

    test("control: a database that answers before it has written loses messages that were answered with success", async () => {
      const site = makeTemporarySite();
      const databaseUrl = await postgres.newUrl();
      const settings = { DATABASE_URL: databaseUrl, DATA_DIR: "/nowhere", RATE_LIMIT: "0" };
      const server = await spawnServer(site.root, settings);
      const count = async (...before: string[]) => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        for (const statement of before) await client.query(statement);
        const { rows } = await client.query("select count(*) as count from messages");
        await client.end();
        return Number(rows[0].count);
      };
      // The server refuses such a database at its start; so only afterwards.
      await count(
        "alter system set wal_writer_delay = '10s'",
        "select pg_reload_conf()",
        "alter database postgres set synchronous_commit = off",
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      let answered = 0;
      while (answered < MESSAGES) {
        // 503 where the first question meets the connection that was ended.
        if ((await postText(server.origin, randomUUID())).status === 200) answered += 1;
      }
      server.signal("SIGKILL");
      await server.ended;
      await cut();
      const stored = await count();
      console.log(`PostgreSQL, synchronous_commit = off: ${stored} of ${MESSAGES} left after one power cut`);
      expect(stored).toBeLessThan(MESSAGES);
      site.remove();
    });
  },
);
