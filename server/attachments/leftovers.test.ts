import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { purgeMessages } from "../commands/purge-messages.ts";
import { openDatabase } from "../store/open-database.ts";
import { addPiece, filesOf, finishFile } from "../store/files/attachment-rows.ts";
import { beginFile, countFiles, roomOf } from "../store/files/file-room.ts";
import { dropLeftovers } from "../store/files/drop-files.ts";
import { openStore } from "../store/store.ts";
import { WORDS, postJson } from "../testing/contact-post.ts";
import { postFile, sampleFile, storeFile } from "../testing/sample-files.ts";
import { spawnServer } from "../testing/spawned-server.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { type TemporarySite, makeTemporarySite } from "../testing/temporary-site.ts";
import { purgeOld } from "../upkeep/purge-old.ts";

const HOUR = 3_600_000;

describe.each(STORE_ENGINES)("over $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let site: TemporarySite;
  beforeAll(async () => {
    engine = await startEngine();
    site = makeTemporarySite();
  });
  afterAll(async () => {
    await engine.stop();
    site.remove();
  });

  test("a server killed between file and message, or in the middle of a file, loses and doubles nothing", async () => {
    const place = await engine.newPlace();
    const settings = {
      DATA_DIR: place.dataDir,
      RATE_LIMIT: "0",
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    };
    let server = await spawnServer(site.root, settings);
    const id = await storeFile(server.origin, sampleFile("pdf", 3_000_000), "a.pdf");
    const pieces = [sampleFile("jpeg", 2_500_000)];
    const half = new ReadableStream({
      async pull(controller) {
        const [piece] = pieces.splice(0);
        if (piece === undefined) await sleep(60_000, undefined, { ref: false });
        else controller.enqueue(new Uint8Array(piece));
      },
    });
    const broken = postFile(server.origin, half).catch(() => undefined);
    const store = await openDatabase(place);
    const { database } = store;
    await expect.poll(async () => (await countFiles(database)).files).toBe(2);
    server.signal("SIGKILL");
    await Promise.all([server.ended, broken]);

    server = await spawnServer(site.root, settings);
    const send = () => postJson(server.origin, { ...WORDS, files: [id] }, { "Idempotency-Key": "k" });
    expect((await send()).status).toBe(200);
    server.signal("SIGKILL");
    await server.ended;
    server = await spawnServer(site.root, settings);
    // The answer may have been lost: a file that is sent again is stored once.
    expect((await send()).status).toBe(200);
    server.signal("SIGTERM");
    await server.ended;
    expect((await filesOf(database)).get("k")).toMatchObject([{ id, name: "a.pdf" }]);
    expect((await countFiles(database)).files).toBe(2);
    await dropLeftovers(database, new Date());
    expect((await countFiles(database)).files).toBe(2);
    await dropLeftovers(database, new Date(Date.now() + 2 * HOUR));
    expect((await countFiles(database)).files).toBe(1);
    await store.close();
  });

  // Seed 775 of the simulation found that it was.
  test("a file that was removed as abandoned while it came in is not called stored", async () => {
    const store = await openStore(await engine.newPlace());
    const { database } = store;
    const begun = { id: "f", name: "a.pdf", kind: "pdf", created_at: "2026-11-20T00:00:00.000Z" } as const;
    await beginFile(database, { ...begun, bytes: 4 }, Number.POSITIVE_INFINITY);
    await addPiece(database, "f", 0, Buffer.from("%PDF"));
    expect(await dropLeftovers(database, new Date("2026-11-20T02:00:00Z"))).toBe(1);
    const whole = { bytes: 4, sha256: "0".repeat(64), uploadKey: null };
    await expect(finishFile(database, "f", whole)).rejects.toThrow("removed while it came in");
    await store.close();
  });

  test("files that no message names are removed after a day, those of messages with them", async () => {
    const place = await engine.newPlace();
    const server = await spawnServer(site.root, {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    });
    const ids = [
      await storeFile(server.origin),
      await storeFile(server.origin),
      await storeFile(server.origin),
    ];
    for (const [i, id] of ids.slice(0, 2).entries()) {
      await postJson(
        server.origin,
        { ...WORDS, message: `${i}`, files: [id] },
        { "Idempotency-Key": `k${i}` },
      );
    }
    server.signal("SIGTERM");
    await server.ended;
    const store = await openStore(place);
    const count = async () => (await countFiles(store.database)).files;
    await purgeOld(store, { now: new Date(Date.now() + 23 * HOUR), retentionDays: 5 });
    expect(await count()).toBe(3);
    await purgeOld(store, { now: new Date(Date.now() + 25 * HOUR), retentionDays: 5 });
    expect(await count()).toBe(2);
    await purgeMessages(store, { isConfirmed: true, references: ["k0"] }, new Date(), {
      dataDir: site.dataDir,
      retentionDays: 5,
    });
    expect(await count()).toBe(1);
    await purgeOld(store, { now: new Date(Date.now() + 6 * 24 * HOUR), retentionDays: 5 });
    expect(await count()).toBe(0);
    expect(await store.database.selectFrom("attachment_pieces").selectAll().execute()).toEqual([]);
    await store.close();
  });

  test("two servers over one store give a file to one message only", async () => {
    const place = await engine.newPlace();
    const [one, other] = [await openStore(place), await openStore(place)];
    for (let round = 0; round < 10; round += 1) {
      const id = String(round).padStart(32, "0");
      const row = { id, upload_key: null, name: "a.jpg", kind: "jpeg" as const, bytes: 3, room: 65_536 };
      const file = { ...row, sha256: "x", created_at: "2026-01-01", message_key: null, position: 0 };
      await one.database.insertInto("attachments").values(file).execute();
      const save = (store: typeof one, key: string) =>
        store.save({
          message: { ...WORDS, subject: "Other" },
          key,
          receivedAt: new Date(),
          source: "json",
          files: [id],
        });
      const results = await Promise.all([save(one, `a${round}`), save(other, `b${round}`)]);
      expect(results).toContain("stored");
      expect(results).toContainEqual({ lost: [id] });
    }
    expect((await one.list()).length).toBe(10);
    await Promise.all([one.close(), other.close()]);
  });

  test("where the bound is met, files that no message names make room, the oldest first and none of the last 15 minutes", async () => {
    const store = await openStore(await engine.newPlace());
    const { database } = store;
    const now = new Date();
    const maxRoom = 10 * roomOf(1_000);
    const begin = async (minutesAgo: number) => {
      const id = randomUUID();
      const created_at = new Date(now.getTime() - minutesAgo * 60_000).toISOString();
      const file = { id, name: "a.jpg", kind: "jpeg" as const, bytes: 1_000, created_at };
      return (await beginFile(database, file, maxRoom)) ? id : undefined;
    };
    const old: (string | undefined)[] = [];
    for (const minutes of [14, 40, 16, 60, 20, 14, 14, 14, 14, 14]) old.push(await begin(minutes));
    const storedFiles = async () => {
      const rows = await database.selectFrom("attachments").select("id").execute();
      return rows.map(({ id }) => old.indexOf(id)).filter((index) => index >= 0);
    };
    await begin(0);
    expect((await storedFiles()).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9]);
    expect([await begin(0), await begin(0), await begin(0)]).not.toContain(undefined);
    expect((await storedFiles()).toSorted((a, b) => a - b)).toEqual([0, 5, 6, 7, 8, 9]);
    expect(await begin(0)).toBeUndefined();
    // A file larger than the limit removes no other file.
    expect(await storedFiles()).toHaveLength(6);
    await store.close();
  });
});
