import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { type DatabasePlace, openDatabase } from "./open-database.ts";

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let place: DatabasePlace;
  let dir: string;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    place = await engine.newPlace();
    dir = mkdtempSync(join(tmpdir(), "migrations-"));
    for (const kind of ["sqlite", "postgres"]) mkdirSync(join(dir, kind));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  function write(name: string, text: string) {
    for (const kind of ["sqlite", "postgres"]) writeFileSync(join(dir, kind, name), text);
  }

  async function openAndClose() {
    await (await openDatabase(place, { migrationsDir: dir })).close();
  }

  test("a migration runs once", async () => {
    write("001-first.sql", "create table first (a text);");
    await openAndClose();
    await openAndClose();
    write("002-second.sql", "alter table first add column b text; insert into first (b) values ('x');");
    await openAndClose();
    const opened = await openDatabase(place, { migrationsDir: dir });
    expect((await sql`select b from first`.execute(opened.database)).rows).toEqual([{ b: "x" }]);
    await opened.close();
  });

  test("a migration edited after it had run stops the start with its name", async () => {
    write("001-first.sql", "create table first (a text);");
    await openAndClose();
    write("001-first.sql", "create table first (a text, b text);");
    await expect(openAndClose()).rejects.toThrow("Migration 001-first.sql was edited after it had run.");
  });

  test("a store of a newer version stops the start", async () => {
    write("001-first.sql", "create table first (a text);");
    await openAndClose();
    for (const kind of ["sqlite", "postgres"]) rmSync(join(dir, kind, "001-first.sql"));
    await expect(openAndClose()).rejects.toThrow("unknown to this version");
  });

  test("a migration that fails halfway leaves nothing behind", async () => {
    write("001-first.sql", "create table first (a text);");
    write("002-second.sql", "create table second (a text); nonsense;");
    await expect(openAndClose()).rejects.toThrow();
    write("002-second.sql", "create table second (a text);");
    await openAndClose();
  });
});
