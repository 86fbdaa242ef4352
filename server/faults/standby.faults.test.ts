import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { openStore } from "../store/store.ts";
import { postText, startLoad } from "../testing/load.ts";
import { type RunningPostgres, startPostgres, startStandby } from "../testing/running-postgres.ts";
import { type Spawned, spawnServer } from "../testing/spawned-server.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { makeTemporarySite } from "../testing/temporary-site.ts";

const ROUNDS = 3;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

interface Pair {
  primary: RunningPostgres;
  standby: RunningPostgres;
  /** `DATABASE_URL` at the primary, and at the standby. */
  urls: [string, string];
  /** Starts the server at one of the addresses. */
  serve: (url: string) => Promise<Spawned & { origin: string }>;
}

/** Two PostgreSQL on one machine, the second one following the first. */
async function startPair(settings: string[]): Promise<Pair> {
  const primary = await startPostgres();
  ends.push(() => primary.stop());
  const url = await primary.newUrl();
  await primary.kill();
  const standby = await startStandby(primary);
  ends.push(() => standby.stop());
  await primary.start(settings);
  const site = makeTemporarySite();
  ends.push(() => site.remove());
  return {
    primary,
    standby,
    urls: [url, url.replace(primary.address, standby.address)],
    async serve(databaseUrl) {
      const server = await spawnServer(site.root, { DATABASE_URL: databaseUrl, RATE_LIMIT: "0" });
      ends.push(() => server.signal("SIGKILL"));
      return server;
    },
  };
}

async function storedKeys(databaseUrl: string): Promise<string[]> {
  const store = await openStore({ dataDir: "", databaseUrl });
  const rows = await store.list();
  await store.close();
  return rows.map(({ key }) => key);
}

/** Throws the primary away under load; returns what was acknowledged and what of it the standby lacks. */
async function loseThePrimary(settings: string[], { isBehind }: { isBehind: boolean }) {
  const pair = await startPair(settings);
  let server = await pair.serve(pair.urls[0]);
  const load = startLoad({ visitors: 8, pause: 0 }, () => server.origin);
  await sleep(2_000);
  if (isBehind) {
    await pair.standby.kill();
    await sleep(500);
  }
  // With its folder, at once.
  await pair.primary.stop();
  const acknowledged = [...load.acknowledged];
  server.signal("SIGKILL");
  await server.ended;
  if (isBehind) await pair.standby.start();
  const began = performance.now();
  await pair.standby.promote();
  const there = new Set(await storedKeys(pair.urls[1]));
  server = await pair.serve(pair.urls[1]);
  const seconds = (performance.now() - began) / 1_000;
  await load.stop();
  const keys = await storedKeys(pair.urls[1]);
  return {
    acknowledged: acknowledged.length,
    missing: acknowledged.filter((key) => !there.has(key)).length,
    twice: keys.length - new Set(keys).size,
    lostForGood: [...load.acknowledged].filter((key) => !keys.includes(key)).length,
    seconds,
  };
}

test("a primary lost with its disk under load: whatever was acknowledged is on the synchronous standby", async () => {
  const totals = { acknowledged: 0, missing: 0, twice: 0, lostForGood: 0, seconds: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await loseThePrimary(["synchronous_standby_names=standby"], { isBehind: false });
    totals.acknowledged += result.acknowledged;
    totals.missing += result.missing;
    totals.twice += result.twice;
    totals.lostForGood += result.lostForGood;
    totals.seconds += result.seconds;
  }
  const { acknowledged, seconds, ...faults } = totals;
  console.log(
    `${ROUNDS} primaries lost: ${acknowledged} acknowledged, ${faults.missing} missing on the standby, ` +
      `${(seconds / ROUNDS).toFixed(1)} s from promotion to the server's start`,
  );
  expect(faults).toEqual({ missing: 0, twice: 0, lostForGood: 0 });
  expect(acknowledged).toBeGreaterThan(100);
});

test("control: with a standby that nothing waits for, the same loses what came last", async () => {
  const { missing } = await loseThePrimary([], { isBehind: true });
  console.log(`asynchronous, away for the last half second: ${missing} acknowledged messages lost`);
  expect(missing).toBeGreaterThan(0);
});

test("while the standby is away nothing is acknowledged, and with it no message is on one disk", async () => {
  const { standby, urls, serve } = await startPair(["synchronous_standby_names=standby"]);
  const server = await serve(urls[0]);
  const store = await openStore({ dataDir: "", databaseUrl: urls[0] });
  await storeMessage(store, "old", new Date(Date.now() - 3_600_000));
  await store.close();
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toMatchObject({ status: "ok" });
  standby.signal("SIGSTOP");
  expect((await postText(server.origin, "away")).status).toBe(503);
  standby.signal("SIGCONT");
  expect((await postText(server.origin, "away")).status).toBe(200);
});
