import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decide } from "#server/store/decisions.ts";
import { handle } from "#server/store/handling.ts";
import { OFFER, sendSample } from "#server/testing/sample-offer.ts";
import type { OpenStore } from "#server/store/open-existing-store.ts";
import { openStore } from "#server/store/store.ts";
import { STORE_ENGINES, type StoreEngine } from "#server/testing/store-engines.ts";
import { storeMessage } from "#server/testing/stored-message.ts";
import { countSought } from "../sought/count-sought.ts";
import { LIST, TOOLS } from "../testing/sample-tools.ts";
import { WORDS } from "#server/testing/contact-post.ts";
import {
  type InboxQuery,
  type Shelf,
  countShelves,
  enquiriesOf,
  findEnquiry,
  selectEnquiries,
} from "./select-enquiries.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

describe.each(STORE_ENGINES)("in $name", ({ startEngine }) => {
  let engine: StoreEngine;
  let store: OpenStore;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());
  beforeEach(async () => {
    store = await openStore(await engine.newPlace());
    const keys = ["new", "mine", "waiting", "done", "advert", "deleted"];
    for (const [index, key] of keys.entries())
      await storeMessage(store, key, at(index), key === "advert" ? { flag: "three links" } : {});
    const { database } = store;
    await handle(database, "mine", { at: at(9), readBy: "A. Sample", takenBy: "A. Sample" });
    await handle(database, "waiting", { at: at(9), readBy: "B. Sample", shelf: "waiting" });
    await handle(database, "done", { at: at(9), readBy: "B. Sample", shelf: "done" });
    await handle(database, "deleted", { at: at(9), deletion: { at: at(50), by: "B. Sample" } });
  });
  afterEach(() => store.close());

  const keys = async (shelf: Shelf, search = "") => {
    const query = { shelf, search, person: "A. Sample" };
    return (await selectEnquiries(store.database, query)).enquiries.map(({ row }) => row.key);
  };

  test("each enquiry stands on its shelves, newest first, and the counts agree", async () => {
    const shelves = {
      open: ["waiting", "mine", "new"],
      new: ["new"],
      mine: ["mine"],
      waiting: ["waiting"],
      done: ["done"],
      suspected: ["advert"],
      all: ["deleted", "advert", "done", "waiting", "mine", "new"],
    };
    const counts = await countShelves(store.database, "A. Sample");
    for (const [shelf, expected] of Object.entries(shelves)) {
      expect(await keys(shelf as Shelf), shelf).toEqual(expected);
      expect(counts[shelf as Shelf], shelf).toBe(expected.length);
    }
  });

  test("all words of a search stand in an enquiry, in any order and in capital letters or not", async () => {
    expect(await keys("all", "MINE words")).toEqual(["mine"]);
    expect(await keys("all", `${WORDS.email.toUpperCase()} waiting`)).toEqual(["waiting"]);
    for (const text of ["% mine", "m_ne", "mine'; drop table messages --", "!"])
      expect(await keys("all", text)).toEqual([]);
    expect(await keys("done", "mine")).toEqual([]);
  });

  test("filters: what it has, what was answered and said, and the days it came on", async () => {
    const { database } = store;
    const sought = async (query: Pick<InboxQuery, "trait" | "from" | "till">) =>
      (
        await selectEnquiries(database, { shelf: "all", search: "", person: "A. Sample", ...query })
      ).enquiries.map(({ row }) => row.key);
    const message = { ...WORDS, subject: "Other", message: LIST } as const;
    await storeMessage(store, "listed", new Date(at(0).getTime() + 24 * 3_600_000), { message });
    const offered = { offer: OFFER, validUntil: "2026-12-08" };
    const answer = { words: "Dear", person: "A. Sample", at: at(10) };
    await sendSample(store, { ...answer, id: "w", messageKey: "mine" });
    await sendSample(store, { ...answer, id: "o", messageKey: "listed", offered });
    const said = { answerId: "o", messageKey: "listed", words: "Go", at: at(11) };
    await decide(database, { ...said, id: "d", what: "accepted" });
    await decide(database, { ...said, id: "e", answerId: "w", messageKey: "mine", what: "asked" });
    expect(await sought({ trait: "list" })).toEqual(["listed"]);
    expect(await sought({ trait: "files" })).toEqual([]);
    expect(await sought({ trait: "offered" })).toEqual(["listed"]);
    expect(await sought({ trait: "accepted" })).toEqual(["listed"]);
    expect(await sought({ trait: "asked" })).toEqual(["mine"]);
    expect(await sought({ trait: "unanswered" })).toEqual(["deleted", "advert", "done", "waiting", "new"]);
    expect(await sought({ from: "2026-11-21" })).toEqual(["listed"]);
    expect(await sought({ till: "2026-11-20", trait: "asked" })).toEqual(["mine"]);
    expect(await sought({ from: "2026-11-20", till: "2026-11-21" })).toHaveLength(7);
    expect(await sought({ from: "2026-11-22" })).toEqual([]);
  });

  test("an enquiry is found by its place, and with it the others of its address", async () => {
    const mine = await selectEnquiries(store.database, { shelf: "mine", search: "", person: "A. Sample" });
    const place = mine.enquiries[0]?.place ?? 0;
    expect((await findEnquiry(store.database, place))?.row.key).toBe("mine");
    expect(await findEnquiry(store.database, 99_999)).toBeUndefined();
    expect(await enquiriesOf(store.database, WORDS.email.toUpperCase())).toHaveLength(6);
  });

  test("what nobody found is counted by its words: lines in words, and tools that are no longer listed", async () => {
    const range = new Map(TOOLS.map((tool) => [tool.id, tool]));
    const message = { ...WORDS, subject: "Other", message: LIST } as const;
    await storeMessage(store, "one", at(20), { message });
    await storeMessage(store, "two", at(21), {
      message: { ...message, message: "Quote request (1 line)\n1. chip breaker special – Qty 5" },
    });
    expect(await countSought(store.database, range)).toMatchObject([
      { words: "chip breaker special", times: 2, pieces: 7, lastAt: at(21).toISOString() },
      { words: "Old tool", times: 1, pieces: 1 },
    ]);
  });
});
