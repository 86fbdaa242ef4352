import fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ContactMessage, parseContactMessage } from "#contract/contact.ts";
import { anyCharacter } from "#testing/any-character.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import type { OpenStore } from "./open-existing-store.ts";
import type { DatabasePlace } from "./open-database.ts";
import { openStore } from "./store.ts";

const words: ContactMessage = {
  email: "a@example.com",
  userName: "Asha",
  subject: "Other",
  message: "Hello",
};
const entry = {
  message: words,
  key: "key-1",
  receivedAt: new Date("2026-01-02T03:04:05.678Z"),
  source: "json",
} as const;

function codePoints(text = ""): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let place: DatabasePlace;
  let store: OpenStore;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    place = await engine.newPlace();
    store = await openStore(place);
  });
  afterEach(() => store.close());

  test("a message that was stored is there after closing and opening again", async () => {
    expect(await store.save(entry)).toBe("stored");
    await store.close();
    store = await openStore(place);
    expect(await store.list()).toMatchObject([
      {
        key: "key-1",
        received_at: "2026-01-02T03:04:05.678Z",
        email: "a@example.com",
        user_name: "Asha",
        subject: "Other",
        message: "Hello",
        source: "json",
        flag: null,
      },
    ]);
  });

  test("the same key with the same words is stored once", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => store.save(entry)));
    expect(results.filter((result) => result === "stored")).toHaveLength(1);
    expect(results.filter((result) => result === "repeated")).toHaveLength(19);
    expect(await store.list()).toHaveLength(1);
  });

  test("each of many messages that arrive together learns what became of it", async () => {
    await save("key-3");
    const results = await Promise.all(Array.from({ length: 80 }, (_, i) => save(`key-${i % 60}`)));
    expect(results.filter((result) => result === "stored")).toHaveLength(59);
    expect(results.filter((result) => result === "repeated")).toHaveLength(21);
    expect(await store.list()).toHaveLength(60);
  });

  test("the same key with other words is a conflict and leaves the first message alone", async () => {
    await store.save(entry);
    expect(await store.save({ ...entry, message: { ...words, message: "Other" } })).toBe("conflict");
    expect(await store.list()).toMatchObject([{ message: "Hello" }]);
  });

  test("a suspicious message is kept with the reason", async () => {
    await store.save({ ...entry, flag: "filled in 2 s" });
    expect(await store.list()).toMatchObject([{ message: "Hello", flag: "filled in 2 s" }]);
  });

  test("each message that is stored owes one mail, a repeated one no second", async () => {
    await store.save(entry);
    await store.save(entry);
    await store.save({ ...entry, key: "key-2" });
    expect(await owed()).toEqual([
      ["key-1", "enquiry"],
      ["key-2", "enquiry"],
    ]);
  });

  test("a message isn't stored when the mail for it can't be", async () => {
    await store.database.schema.dropTable("outbox").execute();
    await expect(store.save(entry)).rejects.toThrow();
    expect(await store.list()).toEqual([]);
  });

  test("with acknowledgements on, the visitor is owed a mail too, but not the address of a suspicious message", async () => {
    await store.close();
    store = await openStore({ ...place, canAcknowledge: true });
    await store.save(entry);
    await store.save({ ...entry, key: "key-2", flag: "honeypot" });
    expect(await owed()).toEqual([
      ["key-1", "acknowledgement"],
      ["key-1", "enquiry"],
      ["key-2", "enquiry"],
    ]);
  });

  test("messages are listed newest first, as many as asked for", async () => {
    await store.save({ ...entry, key: "first" });
    await store.save({ ...entry, key: "second" });
    await store.save({ ...entry, key: "third", receivedAt: new Date("2027-01-01T00:00:00Z") });
    await store.save({ ...entry, key: "older", receivedAt: new Date("2025-01-01T00:00:00Z") });
    expect((await store.list()).map((row) => row.key)).toEqual(["third", "second", "first", "older"]);
    expect(await store.list({ limit: 1 })).toHaveLength(1);
  });

  test("any well-formed text without controls comes back code point for code point", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }),
        fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }),
        async (userName, message) => {
          const parsed = parseContactMessage({ ...words, userName, message });
          fc.pre(parsed.ok);
          if (!parsed.ok) return;
          count += 1;
          const receivedAt = new Date(entry.receivedAt.getTime() + count);
          await store.save({ ...entry, message: parsed.message, key: `property-${count}`, receivedAt });
          const [row] = await store.list({ limit: 1 });
          expect(codePoints(row?.user_name)).toEqual(codePoints(userName.normalize()));
          expect(codePoints(row?.message)).toEqual(codePoints(parsed.message.message));
        },
      ),
      { numRuns: 300 },
    );
  });

  test("servers started at the same moment find one set of tables", async () => {
    const fresh = await engine.newPlace();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(fresh)));
    const saved = await Promise.all(stores.map((each) => each.save(entry)));
    expect(saved.filter((result) => result === "stored")).toHaveLength(1);
    expect(await stores[4]?.list()).toHaveLength(1);
    await Promise.all(stores.map((each) => each.close()));
  });

  function save(key: string) {
    return store.save({ ...entry, key });
  }

  async function owed() {
    const rows = await store.database
      .selectFrom("outbox")
      .select(["message_key", "kind"])
      .orderBy("message_key")
      .orderBy("kind")
      .execute();
    return rows.map((row) => [row.message_key, row.kind]);
  }

  test("one address gets one acknowledgement a day, whatever is sent in its name", async () => {
    await store.close();
    store = await openStore({ ...place, canAcknowledge: true });
    const times = [
      "2026-01-02T04:00:00Z",
      "2026-01-02T04:00:01Z",
      "2026-01-02T18:29:00Z",
      "2026-01-02T18:31:00Z",
    ];
    const addresses = ["a@example.com", "A@Example.com", "a+2@example.com", "a@example.com"];
    await Promise.all(
      addresses.map((email, i) =>
        store.save({
          ...entry,
          message: { ...words, email },
          key: `ack-${i}`,
          receivedAt: new Date(times[i] ?? ""),
        }),
      ),
    );
    await store.save({ ...entry, message: { ...words, email: "b@example.com" }, key: "ack-b" });
    const mails = await store.database.selectFrom("outbox").select(["kind", "id"]).execute();
    expect(mails.filter(({ kind }) => kind === "enquiry")).toHaveLength(5);
    // One for each of the two days in India, and one for the other address.
    expect(mails.filter(({ kind }) => kind === "acknowledgement")).toHaveLength(3);
  });
});
