import { sql } from "kysely";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../store/store.ts";
import { RecentTrouble, refusals } from "./recent-trouble.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

test("a refusal is told where the disk is too full to record it, and recorded once there is room", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "refusals-"));
  const store = await openStore({ dataDir });
  const here = new RecentTrouble(refusals);
  here.note(NOON);
  await sql`pragma query_only = on`.execute(store.database);
  expect(await here.check(store.database, NOON)).toMatchObject({ name: "posts-refused", isOn: true });
  expect(await new RecentTrouble(refusals).check(store.database, NOON)).toMatchObject({ isOn: false });
  await sql`pragma query_only = off`.execute(store.database);
  expect(await here.check(store.database, NOON)).toMatchObject({ isOn: true });
  // Another server on the same store learns of it now.
  expect(await new RecentTrouble(refusals).check(store.database, NOON)).toMatchObject({
    isOn: true,
    text: expect.stringContaining("2026-11-20 17:30:00 IST"),
  });
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test("the time that is told is of the latest refusal, whichever server met it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "refusals-"));
  const store = await openStore({ dataDir });
  const [one, other] = [new RecentTrouble(refusals), new RecentTrouble(refusals)];
  one.note(NOON);
  await one.check(store.database, NOON);
  await sql`pragma query_only = on`.execute(store.database);
  const at = async (server: RecentTrouble) => (await server.check(store.database, NOON)).text;
  other.note(new Date("2026-11-20T11:00:00Z"));
  expect(await at(other)).toContain("17:30:00 IST");
  other.note(new Date("2026-11-20T12:30:00Z"));
  expect(await at(other)).toContain("18:00:00 IST");
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test("a refusal noted by a clock that was wrong by a day is no problem of that day", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "refusals-"));
  const store = await openStore({ dataDir });
  const here = new RecentTrouble(refusals);
  here.note(new Date(NOON.getTime() + 86_400_000));
  expect(await here.check(store.database, NOON)).toMatchObject({ isOn: false });
  await store.close();
  rmSync(dataDir, { recursive: true });
});
