import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMemoryRateLimiter } from "../../limits/rate-limit.ts";
import { type StoreEngine, STORE_ENGINES } from "../../testing/store-engines.ts";
import { openDatabase } from "../open-database.ts";
import { createPostgresRateLimiter } from "./postgres-rate-limiter.ts";
import type { OpenDatabase } from "../database/store-tables.ts";

const NOON = new Date("2026-01-02T12:00:00Z").getTime();
const MINUTE = 60_000;

function at(minutes: number): Date {
  return new Date(NOON + minutes * MINUTE);
}

let engine: StoreEngine;
let opened: OpenDatabase;
beforeAll(async () => {
  const [, postgres] = STORE_ENGINES;
  if (postgres === undefined) throw new Error("There is no PostgreSQL among the engines.");
  engine = await postgres.startEngine();
  opened = await openDatabase(await engine.newPlace());
});
beforeEach(() => opened.database.deleteFrom("rate_limits").execute());
afterAll(async () => {
  await opened.close();
  await engine.stop();
});

test("two servers on one database count together", async () => {
  const one = createPostgresRateLimiter(opened.database, 10);
  const other = createPostgresRateLimiter(opened.database, 10);
  const delays = await Promise.all(
    Array.from({ length: 20 }, () => [one.take("factory", at(0)), other.take("factory", at(0))]).flat(),
  );
  expect(delays.filter((wait) => wait === 0)).toHaveLength(10);
  expect(new Set(delays.filter((wait) => wait !== 0))).toEqual(new Set([6 * MINUTE]));
});

test("it counts as the memory of a single server does", async () => {
  const database = createPostgresRateLimiter(opened.database, 7);
  const memory = createMemoryRateLimiter(7);
  // Bursts, pauses, and a clock that jumps.
  const minutes = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 9, 9, 9, 30, 31, 31, 31, 31, 31, 31, 20, 90, 200, -500, -500, 0, 60,
  ];
  for (const minute of minutes) {
    const [one, other] = [await database.take("home", at(minute)), await memory.take("home", at(minute))];
    expect(one).toBeCloseTo(other, 3);
  }
});

test("a limit of one in the hour lets a first message through", async () => {
  const limiter = createPostgresRateLimiter(opened.database, 1);
  expect([await limiter.take("home", at(0)), await limiter.take("home", at(30))]).toEqual([0, 30 * MINUTE]);
});

test("no address is kept in the database, and nothing of those who have paid back", async () => {
  const limiter = createPostgresRateLimiter(opened.database, 60);
  await limiter.take("203.0.113.9", at(0));
  const rows = () => opened.database.selectFrom("rate_limits").select("network").execute();
  expect(await rows()).toEqual([{ network: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  await limiter.take("203.0.113.10", at(60));
  expect(await rows()).toHaveLength(1);
});

test("from the table of networks no address can be found by hashing all there are", async () => {
  const limiter = createPostgresRateLimiter(opened.database, 10);
  await limiter.take("192.0.2.7", at(0));
  const rows = await opened.database.selectFrom("rate_limits").select("network").execute();
  const plain = createHash("sha256").update("192.0.2.7").digest("hex");
  expect(rows.map(({ network }) => network)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(rows[0]?.network).not.toBe(plain);
  // Every store has its own secret.
  const other = await openDatabase(await engine.newPlace());
  await createPostgresRateLimiter(other.database, 10).take("192.0.2.7", at(0));
  expect(await other.database.selectFrom("rate_limits").select("network").execute()).not.toEqual(rows);
  await other.close();
});
