import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findDamage } from "../backup/find-damage.ts";
import { openStore } from "../store/store.ts";
import { STORE_FILE } from "../store/sqlite/store-file.ts";
import type { OpenStore } from "../store/open-existing-store.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";
import { checkStore, recordDamage } from "./check-store.ts";

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    store = await openStore(await engine.newPlace());
  });
  afterEach(() => store.close());

  async function namesAt(now: Date) {
    const conditions = await checkStore(store.database, now);
    return conditions.filter(({ isOn }) => isOn).map(({ name }) => name);
  }

  test("a new store is news for a day", async () => {
    const now = Date.now();
    expect(await namesAt(new Date(now))).toEqual(["store-new"]);
    expect(await namesAt(new Date(now + 25 * 3_600_000))).toEqual([]);
  });

  test("damage that was found is told until a check finds none", async () => {
    const later = new Date(Date.now() + 25 * 3_600_000);
    await recordDamage(store.database, "page 7", later);
    await recordDamage(store.database, "page 7", later);
    expect(await namesAt(later)).toEqual(["store-damaged"]);
    await recordDamage(store.database, undefined, later);
    expect(await namesAt(later)).toEqual([]);
  });
});

describe("the check of the whole store", () => {
  let site: TemporarySite;
  beforeEach(() => {
    site = makeTemporarySite();
  });
  afterEach(() => site.remove());

  test("finds nothing in a whole one, while it is used, and a page that was overwritten", async () => {
    const store = await openStore({ dataDir: site.dataDir });
    for (let i = 0; i < 60; i += 1) await storeMessage(store, `key-${i}`);
    expect(await findDamage(store)).toBeUndefined();
    expect(await storeMessage(store, "after")).toBe("stored");
    await store.close();
    const file = join(site.dataDir, STORE_FILE);
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4_096 * 3, statSync(file).size - 4_096);
    writeFileSync(file, bytes);
    expect(await findDamage(store)).toMatch(/./);
  });
});
