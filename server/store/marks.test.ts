import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { timeOfMark } from "./marks.ts";
import { MIGRATIONS_DIR } from "./database/migrate.ts";
import type { MarkName } from "./database/store-tables.ts";
import { openDatabase } from "./open-database.ts";
import { openStore } from "./store.ts";

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let before: string;
  beforeAll(async () => {
    engine = await startEngine();
    before = mkdtempSync(join(tmpdir(), "migrations-"));
    cpSync(MIGRATIONS_DIR, before, { recursive: true, filter: (file) => !file.endsWith("-marks.sql") });
  });
  afterAll(async () => {
    rmSync(before, { recursive: true });
    await engine.stop();
  });

  test("a store of version 1.1.0 keeps what it remembers, and the incidents that the owner knows of", async () => {
    const place = await engine.newPlace();
    const old = await openDatabase(place, { migrationsDir: before });
    const rows = [
      ["store made", "2026-01-01T00:00:00.000Z"],
      ["damage found", "2026-01-02T00:00:00.000Z"],
      ["drill passed", "2026-01-03T00:00:00.000Z"],
      ["drill not passed", "2026-01-04T00:00:00.000Z"],
      ["latest refusal", "2026-01-05T00:00:00.000Z"],
      ["write-probe", "2026-01-06T00:00:00.000Z"],
      ["mail-late", "2026-01-07T00:00:00.000Z"],
      ["telling mail-late", "2026-01-08T00:00:00.000Z"],
    ];
    for (const [name, openedAt] of rows)
      await sql`insert into incidents (name, opened_at) values (${name}, ${openedAt})`.execute(old.database);
    await old.close();

    const store = await openStore(place);
    const { database } = store;
    const dayOf = async (mark: MarkName) => (await timeOfMark(database, mark))?.getUTCDate();
    expect(await dayOf("store made")).toBe(1);
    expect(await dayOf("damage found")).toBe(2);
    expect(await dayOf("drill passed")).toBe(3);
    expect(await dayOf("drill failed")).toBe(4);
    expect(await dayOf("post refused")).toBe(5);
    expect(await database.selectFrom("incidents").selectAll().execute()).toEqual([
      { name: "mail-late", opened_at: "2026-01-07T00:00:00.000Z" },
    ]);
    expect(await database.selectFrom("claims").selectAll().execute()).toEqual([
      { incident: "mail-late", taken_at: "2026-01-08T00:00:00.000Z" },
    ]);
    await store.close();
    await expect(openDatabase(place, { migrationsDir: before })).rejects.toThrow(
      /The store has migration \d{3}-marks\.sql, unknown to this version\. Start a newer version\./,
    );
  });
});
