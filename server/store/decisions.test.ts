import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OFFER, sendSample } from "../testing/sample-offer.ts";
import { STORE_ENGINES, type StoreEngine } from "../testing/store-engines.ts";
import { storeMessage } from "../testing/stored-message.ts";
import { decide } from "./decisions.ts";
import { handlingOf } from "./handling.ts";
import type { OpenStore } from "./open-existing-store.ts";
import { openStore } from "./store.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

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
    await sendSample(store, {
      id: "answer",
      messageKey: "a",
      words: "",
      offered: { offer: OFFER, validUntil: "2026-12-08" },
      person: "A. Sample",
      at: NOON,
    });
  });
  afterEach(() => store.close());

  const say = (id: string, what: "accepted" | "asked") =>
    decide(store.database, { id, messageKey: "a", answerId: "answer", what, words: "PO 7", at: NOON });
  const count = async (what: "accepted" | "asked") => {
    const { database } = store;
    const noted = await database.selectFrom("decisions").select("id").where("what", "=", what).execute();
    const owed = await database.selectFrom("outbox").select("id").where("kind", "=", "decision").execute();
    return [noted.length, owed.length];
  };

  test("however many press at once, in one window or in several, an offer is accepted once and one mail is owed", async () => {
    const pressed = ["1", "1", "2", "3", "3"].map((id) => say(id, "accepted"));
    expect(await Promise.all(pressed)).toEqual(pressed.map(() => "noted"));
    expect(await count("accepted")).toEqual([1, 1]);
    expect(await handlingOf(store.database, "a")).toMatchObject({ shelf: null });
  });

  test("a question that is sent twice at once is noted once, and another one beside it", async () => {
    expect(await Promise.all(["1", "1", "2"].map((id) => say(id, "asked")))).toEqual([
      "noted",
      "noted",
      "noted",
    ]);
    expect(await count("asked")).toEqual([2, 2]);
  });
});
