import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenStore } from "./store/open-existing-store.ts";
import { STORE_FILE } from "./store/sqlite/store-file.ts";
import { openStore } from "./store/store.ts";
import { WORDS, postJson } from "./testing/contact-post.ts";
import { type RunningApp, startApp } from "./testing/running-app.ts";
import { type RunningPostgres, startPostgres } from "./testing/running-postgres.ts";

let app: RunningApp;
let store: OpenStore;

/**
 * Posts a message before, during and after a fault; returns the statuses, and checks that everything answered 200 is
 * stored.
 */
async function statusesAround(breakStore: () => Promise<unknown>, mendStore: () => Promise<unknown>) {
  // Long enough to need additional room.
  const words = { ...WORDS, message: "x".repeat(20_000) };
  const post = async () => (await postJson(app.origin, words)).status;
  const before = await post();
  await breakStore();
  const during = [await post(), await post()];
  await mendStore();
  const after = await post();
  const accepted = [before, ...during, after].filter((status) => status === 200).length;
  expect(await store.list()).toHaveLength(accepted);
  return [before, ...during, after];
}

function failures() {
  return app.logged().filter((line) => line["event"] === "contact.failed");
}

describe("over SQLite", () => {
  beforeEach(async () => {
    app = await startApp();
    store = app.store;
  });
  afterEach(() => app.stop());

  test("a full disk is a 503 with its reason in the log, and is over when there is room again", async () => {
    // SQLite's own limit behaves like a full disk, on every machine.
    await sql`create table filling (a blob)`.execute(store.database);
    const fill = async () => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.database);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.database);
      const insert = sql`insert into filling values (zeroblob(500))`;
      for (let isFull = false; !isFull;) {
        isFull = await insert.execute(store.database).then(
          () => false,
          () => true,
        );
      }
    };
    const mend = () => sql.raw("pragma max_page_count = 1000000").execute(store.database);
    expect(await statusesAround(fill, mend)).toEqual([200, 503, 503, 200]);
    expect(failures()).toMatchObject([
      { status: 503, cause: "database or disk is full" },
      { status: 503, cause: "database or disk is full" },
    ]);
  });

  test("a folder that has become read-only is a 503 with its reason in the log, until it is writable again", async () => {
    const readOnly = (value: "on" | "off") => () =>
      sql.raw(`pragma query_only = ${value}`).execute(store.database);
    expect(await statusesAround(readOnly("on"), readOnly("off"))).toEqual([200, 503, 503, 200]);
    expect(failures()).toMatchObject([{ cause: expect.stringContaining("readonly") }, { status: 503 }]);
  });

  test("a store that another program has locked is a 503, and the site is served meanwhile", async () => {
    const other = new DatabaseSync(join(app.site.dataDir, STORE_FILE));
    let served: Promise<number> | undefined;
    const lock = async () => {
      other.exec("begin immediate");
      served = new Promise((resolve) => {
        setTimeout(() => void fetch(app.origin).then(({ status }) => resolve(status)), 100);
      });
      // While the message is still waiting for its turn.
      void served.then(() => expect(failures()).toEqual([]));
    };
    const unlock = async () => other.exec("rollback");
    expect(await statusesAround(lock, unlock)).toEqual([200, 503, 503, 200]);
    expect(await served).toBe(200);
    expect(failures()).toMatchObject([{ cause: "database is locked" }, { cause: "database is locked" }]);
    other.close();
  });

  test("a short lock is waited for", async () => {
    const other = new DatabaseSync(join(app.site.dataDir, STORE_FILE));
    other.exec("begin immediate");
    const answer = postJson(app.origin, WORDS);
    setTimeout(() => other.exec("rollback"), 300);
    expect((await answer).status).toBe(200);
    other.close();
  });
});

describe("over PostgreSQL", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    store = await openStore({ dataDir: "/nowhere", databaseUrl: await postgres.newUrl() });
    app = await startApp({}, { store });
  });
  afterEach(async () => {
    await app.stop();
    await store.close();
  });

  test("a database that was killed is a 503, and is used again when it is back", async () => {
    expect(
      await statusesAround(
        () => postgres.kill(),
        () => postgres.start(),
      ),
    ).toEqual([200, 503, 503, 200]);
    expect(failures()).toMatchObject([{ status: 503, cause: expect.any(String) }, { status: 503 }]);
  });

  test("a database that is killed in the middle of its work takes no server with it", async () => {
    for (let round = 0; round < 2; round += 1) {
      const posts = Array.from({ length: 12 }, () => postJson(app.origin, WORDS));
      await Promise.race(posts);
      await postgres.kill();
      const statuses = await Promise.all(posts.map(async (post) => (await post).status));
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await postgres.start();
    }
    expect((await postJson(app.origin, WORDS)).status).toBe(200);
  });

  test("a database that hangs is a 503, not an endless wait, and is used again when it goes on", async () => {
    const hang = async () => postgres.signal("SIGSTOP");
    const goOn = async () => postgres.signal("SIGCONT");
    const post = async () => (await postJson(app.origin, WORDS)).status;
    expect(await post()).toBe(200);
    await hang();
    expect(await post()).toBe(503);
    await goOn();
    expect(await post()).toBe(200);
  });
});
