import { expect, test } from "vitest";
import { type KillReport, runKills } from "../testing/kill-run.ts";
import { startPostgres } from "../testing/running-postgres.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

const NOTHING_LOST = { missing: 0, storedTwice: 0, unmailed: 0, wrong: 0 };
const LOAD = { visitors: 3, pause: 150 };
// Half of the mails meet a fault. Hanging is rarer, because it costs ten seconds.
const treatments = [
  ...Array.from({ length: 20 }, () => "take" as const),
  ...Array.from({ length: 9 }, () => "refuse" as const),
  ...Array.from({ length: 9 }, () => "forget" as const),
  ...(["drop", "hang"] as const),
];

function tell(engine: string, report: KillReport) {
  console.log(`${engine}: ${JSON.stringify(report)}`);
}

test("SQLite: 120 kills under load and a mail server that misbehaves 120 times lose nothing", async () => {
  const site = makeTemporarySite();
  const place = { dataDir: site.dataDir };
  const report = await runKills({ place, kills: 120, mailFaults: 120, treatments, ...LOAD });
  site.remove();
  tell("SQLite", report);
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(120);
});

test("PostgreSQL: 60 kills of the server, 12 of the database, and 100 faults of the mail server lose nothing", async () => {
  const postgres = await startPostgres();
  const report = await runKills({
    place: { dataDir: "/nowhere", databaseUrl: await postgres.newUrl() },
    kills: 60,
    async onKill(count) {
      if (count % 5 !== 0) return;
      await postgres.kill();
      await postgres.start();
    },
    mailFaults: 100,
    treatments,
    ...LOAD,
  });
  await postgres.stop();
  tell("PostgreSQL", report);
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(60);
});
