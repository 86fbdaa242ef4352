import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { queueErasedNotice } from "../mail/outbox.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { purgeOld } from "../upkeep/purge-old.ts";
import { MIGRATIONS_DIR } from "./database/migrate.ts";
import { deleteMessages } from "./delete-messages.ts";
import { findLinked } from "./links.ts";
import { newToken } from "./tokens.ts";
import { openDatabase } from "./open-database.ts";
import type { OpenStore } from "./open-existing-store.ts";
import { openStore } from "./store.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const EVER = new Date(0);
const DAY = 24 * 3_600_000;

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

  const linksKept = async () => (await store.database.selectFrom("links").selectAll().execute()).length;
  const keyOf = async (token: string, since = EVER) => (await findLinked(store.database, token, since))?.key;

  test("a token leads to its message and to no other", async () => {
    const [one, two] = [newToken(), newToken()];
    await storeMessage(store, "a", NOON, { token: one });
    await storeMessage(store, "b", NOON, { token: two });
    await store.addLink({ token: "further", messageKey: "a", at: NOON });
    expect([await keyOf(one), await keyOf(two), await keyOf("further")]).toEqual(["a", "b", "a"]);
    for (const text of ["", "a", one.slice(1), one.toUpperCase(), newToken(), "'; drop table links --", "\0"])
      expect(await keyOf(text)).toBeUndefined();
  });

  test("the store can't be read for tokens: it has their hashes alone", async () => {
    const token = newToken();
    await storeMessage(store, "a", NOON, { token });
    const rows = await store.database.selectFrom("links").selectAll().execute();
    expect(rows).toEqual([
      {
        token_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        message_key: "a",
        created_at: NOON.toISOString(),
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await keyOf(rows[0]?.token_hash ?? "")).toBeUndefined();
  });

  test("tokens are 256 random bits, each another", () => {
    const tokens = Array.from({ length: 1_000 }, newToken);
    expect(new Set(tokens).size).toBe(1_000);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  });

  test("a link goes with its message, however that is deleted", async () => {
    for (const key of ["a", "b"]) {
      await storeMessage(store, key, NOON, { token: key });
      await store.addLink({ token: `${key}2`, messageKey: key, at: NOON });
    }
    await deleteMessages(store.database, ["a"]);
    expect([await linksKept(), await keyOf("a"), await keyOf("b2")]).toEqual([2, undefined, "b"]);
    await purgeOld(store, { now: new Date(NOON.getTime() + 31 * DAY), retentionDays: 30 });
    expect(await linksKept()).toBe(0);
  });

  test("a message whose time is over is shown no more, though it isn't deleted yet", async () => {
    await storeMessage(store, "a", NOON, { token: "a" });
    expect(await keyOf("a", NOON)).toBe("a");
    expect(await keyOf("a", new Date(NOON.getTime() + 1))).toBeUndefined();
  });

  test("of many links the first and the last stay, so that neither page nor mail leads nowhere", async () => {
    await storeMessage(store, "a", NOON, { token: "0" });
    for (let number = 1; number < 80; number += 1)
      await store.addLink({ token: String(number), messageKey: "a", at: new Date(NOON.getTime() + number) });
    expect(await linksKept()).toBe(50);
    const living = await Promise.all(Array.from({ length: 80 }, (_, number) => keyOf(String(number))));
    expect(living.map((key, number) => (key ? number : -1)).filter((number) => number >= 0)).toEqual([
      ...Array.from({ length: 10 }, (_, number) => number),
      ...Array.from({ length: 40 }, (_, number) => 40 + number),
    ]);
  });

  test("a store from before there were links keeps its mails, and owes new ones", async () => {
    const folder = mkdtempSync(join(tmpdir(), "migrations-"));
    cpSync(MIGRATIONS_DIR, folder, { recursive: true, filter: (file) => !file.endsWith("-links.sql") });
    const place = await engine.newPlace();
    const old = await openDatabase(place, { migrationsDir: folder });
    rmSync(folder, { recursive: true });
    const words = { email: "a@example.com", user_name: "A", subject: "Other", message: "words", flag: null };
    const message = {
      key: "old",
      received_at: NOON.toISOString(),
      body_hash: "",
      source: "json",
      ...words,
    } as const;
    await old.database.insertInto("messages").values(message).execute();
    const times = {
      created_at: NOON.toISOString(),
      due_at: NOON.toISOString(),
      first_tried_at: NOON.toISOString(),
    };
    const mail = { id: "m", kind: "enquiry", message_key: "old", attempts: 3, ...times } as const;
    const fate = { sent_at: null, failed_at: NOON.toISOString(), last_error: "no" };
    await old.database
      .insertInto("outbox")
      .values({ ...mail, ...fate })
      .execute();
    await old.close();
    const now = await openStore(place);
    expect(await now.database.selectFrom("outbox").selectAll().execute()).toEqual([{ ...mail, ...fate }]);
    await now.addLink({ token: "t", messageKey: "old", at: NOON });
    await queueErasedNotice(now.database, "other", NOON);
    await deleteMessages(now.database, ["old"]);
    const left = await now.database.selectFrom("outbox").select("kind").execute();
    expect([left, await findLinked(now.database, "t", EVER)]).toEqual([[{ kind: "erased" }], undefined]);
    await now.close();
  });

  test("a link to no message is refused, and a message is stored once with its link or not at all", async () => {
    await expect(store.addLink({ token: "t", messageKey: "nobody", at: NOON })).rejects.toThrow(
      /foreign|FOREIGN/,
    );
    await storeMessage(store, "a", NOON, { token: "same" });
    await expect(storeMessage(store, "b", NOON, { token: "same" })).rejects.toThrow(/unique|UNIQUE/);
    expect((await store.list()).map(({ key }) => key)).toEqual(["a"]);
  });
});
