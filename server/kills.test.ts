import { sendNext } from "./testing/send-next.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "./store/database/store-tables.ts";
import { createLog } from "./report/log.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { LEASE } from "./mail/outbox.ts";
import { MailQueue } from "./mail/send-mails.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import { runKills } from "./testing/kill-run.ts";
import { type RunningPostgres, startPostgres } from "./testing/running-postgres.ts";
import { type TemporarySite, makeTemporarySite } from "./testing/temporary-site.ts";

const NOTHING_LOST = { missing: 0, storedTwice: 0, unmailed: 0, wrong: 0 };
const treatments = ["take", "take", "refuse", "forget", "drop"] as const;

/** The work that another server would do later, when the dead one's claims have ended. */
async function drainLater(store: OpenDatabase, smtpUrl: string) {
  const settings = { from: "website@example.com", to: ["sales@example.com"], filesMb: 15 };
  const transport = createSmtpTransport(smtpUrl);
  // Past every claim and every back-off.
  const later = new Date(Date.now() + LEASE + 2 * 3_600_000);
  const queue = new MailQueue({
    store,
    transport,
    compose: (mail) => composeMail(mail, { store, settings, clock: () => new Date() }),
    clock: () => later,
    random: () => 0,
    log: createLog({ write: () => undefined }),
  });
  while ((await sendNext(queue)) === "sent");
  transport.close();
}

// The long run, and its figures: npm run test:faults, docs/reliability.md.
describe("killed under load, with a mail server that refuses, forgets and hangs up, the server loses nothing", () => {
  let site: TemporarySite;
  beforeEach(() => {
    site = makeTemporarySite();
  });
  afterEach(() => site.remove());

  test("over SQLite", async () => {
    const report = await runKills({
      place: { dataDir: site.dataDir },
      kills: 3,
      visitors: 4,
      pause: 50,
      mailFaults: 3,
      treatments: [...treatments],
      drain: drainLater,
    });
    expect(report).toMatchObject({ kills: 3, ...NOTHING_LOST });
    expect(report.acknowledged).toBeGreaterThanOrEqual(report.kills);
  });

  test("over PostgreSQL, which is killed as well", async () => {
    const postgres: RunningPostgres = await startPostgres();
    const report = await runKills({
      place: { dataDir: site.dataDir, databaseUrl: await postgres.newUrl() },
      kills: 2,
      async onKill(count) {
        if (count !== 1) return;
        await postgres.kill();
        await postgres.start();
      },
      visitors: 4,
      pause: 50,
      mailFaults: 3,
      treatments: [...treatments],
      drain: drainLater,
    });
    await postgres.stop();
    expect(report).toMatchObject({ kills: 2, ...NOTHING_LOST });
    expect(report.acknowledged).toBeGreaterThanOrEqual(report.kills);
  });
});
