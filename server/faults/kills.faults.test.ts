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

// Few: the simulation kills at each statement. Here real processes die.
test("SQLite: 40 kills under load and a mail server that misbehaves 40 times lose nothing", async () => {
  const site = makeTemporarySite();
  const place = { dataDir: site.dataDir };
  const report = await runKills({ place, kills: 40, mailFaults: 40, treatments, ...LOAD });
  site.remove();
  tell("SQLite", report);
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(40);
});

test("PostgreSQL: 20 kills of the server, 4 of the database, and 30 faults of the mail server lose nothing", async () => {
  const postgres = await startPostgres();
  const report = await runKills({
    place: { dataDir: "/nowhere", databaseUrl: await postgres.newUrl() },
    kills: 20,
    async onKill(count) {
      if (count % 5 !== 0) return;
      await postgres.kill();
      await postgres.start();
    },
    mailFaults: 30,
    treatments,
    ...LOAD,
  });
  await postgres.stop();
  tell("PostgreSQL", report);
  expect(report).toMatchObject(NOTHING_LOST);
  expect(report.acknowledged).toBeGreaterThanOrEqual(20);
});
