import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OFFER, sendSample } from "../testing/sample-offer.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { answersOf, currentOffer, isValid } from "./answers.ts";
import { deleteMessages } from "./delete-messages.ts";
import { handle, handlingOf } from "./handling.ts";
import type { OpenStore } from "./open-existing-store.ts";
import { openStore } from "./store.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    store = await openStore(await engine.newPlace());
    await storeMessage(store, "a", NOON);
    await storeMessage(store, "b", NOON);
  });
  afterEach(() => store.close());

  let count = 0;
  const send = (messageKey: string, { at = NOON, isOffer = true } = {}) =>
    sendSample(store, {
      id: `answer${(count += 1)}`,
      messageKey,
      words: "Thank you.",
      offered: isOffer ? { offer: OFFER, validUntil: "2026-12-08" } : undefined,
      person: "A. Sample",
      at,
    });
  const answers = async (key: string) => (await answersOf(store.database, [key])).get(key) ?? [];

  test("each offer has a number of its own, and a further one to the same enquiry the next revision", async () => {
    expect(await send("a")).toEqual({ number: "2026-001", revision: 1 });
    expect(await send("b")).toEqual({ number: "2026-002", revision: 1 });
    expect(await send("a", { at: later(1), isOffer: false })).toEqual({ number: undefined, revision: 1 });
    expect(await send("a", { at: later(2) })).toEqual({ number: "2026-001", revision: 2 });
    expect(currentOffer(await answers("a"))).toMatchObject({ number: "2026-001", revision: 2, offer: OFFER });
    await deleteMessages(store.database, ["a", "b"]);
    await storeMessage(store, "c", NOON);
    expect(await send("c")).toEqual({ number: "2026-003", revision: 1 });
    expect(await send("gone")).toBeUndefined();
  });

  test("an answer owes its mail, takes the message and waits for the visitor; what was sent can't be changed", async () => {
    await handle(store.database, "a", { at: NOON, takenBy: "B. Sample" });
    await send("a");
    const owed = store.database.selectFrom("outbox").select("message_key").where("kind", "=", "answer");
    expect(await owed.execute()).toEqual([{ message_key: "a" }]);
    expect(await handlingOf(store.database, "a")).toMatchObject({
      read_by: "A. Sample",
      taken_by: "B. Sample",
      shelf: "waiting",
    });
    await expect(store.database.updateTable("answers").set({ words: "other" }).execute()).rejects.toThrow(
      /can't be changed/,
    );
  });

  test("whoever has read a message first stays its reader, and taking it back leaves the rest", async () => {
    const { database } = store;
    await handle(database, "a", { at: NOON, readBy: "A. Sample" });
    await handle(database, "a", { at: later(1), readBy: "B. Sample", takenBy: "B. Sample", shelf: "done" });
    await handle(database, "a", { at: later(2), takenBy: null });
    expect(await handlingOf(database, "a")).toMatchObject({
      read_at: NOON.toISOString(),
      read_by: "A. Sample",
      taken_by: null,
      shelf: "done",
    });
    await handle(database, "a", { at: later(3), deletion: { at: later(9), by: "A. Sample" } });
    expect(await handlingOf(database, "a")).toMatchObject({ delete_at: later(9).toISOString() });
    await handle(database, "a", { at: later(4), deletion: null });
    expect(await handlingOf(database, "a")).toMatchObject({ delete_at: null, deleted_by: null });
  });

  test("with its message goes all that was answered", async () => {
    await send("a");
    await deleteMessages(store.database, ["a"]);
    for (const table of ["answers", "handling"] as const)
      expect(await store.database.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test("the record of who did what can be neither changed nor shortened", async () => {
    const { database } = store;
    await database
      .insertInto("audit")
      .values({ id: "1", at: NOON.toISOString(), person: "A. Sample", what: "read", about: "a" })
      .execute();
    await expect(database.updateTable("audit").set({ person: "B" }).execute()).rejects.toThrow(/changed/);
    await expect(database.deleteFrom("audit").execute()).rejects.toThrow(/changed/);
  });
});

test("an offer may be accepted to the end of its last day on the supplier's clocks", () => {
  const offer = { validUntil: "2026-12-08" };
  expect(isValid(offer, new Date("2026-12-08T23:59:00+05:30"))).toBe(true);
  expect(isValid(offer, new Date("2026-12-09T00:00:00+05:30"))).toBe(false);
  expect(isValid({ validUntil: undefined }, NOON)).toBe(false);
});
