import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addProduct, addText, emptyList, setRemark, type QuoteList } from "./quote-list.ts";
import { QUOTE_KEY, QuoteStore, startQuoteState } from "./quote-store.ts";
import { readQuoteList } from "./read-quote-list.ts";
import { longList } from "./testing/long-list.ts";

const drill = {
  id: "dri-sd-85-3d",
  name: "Drill Ø8.5",
  specifications: { type: "Solid carbide drill", size: "8.5 × 47 × 89 mm" },
};
const add = (list: QuoteList): QuoteList => addProduct(list, drill);

/** A browser's storage with its tabs: a write notifies the others. */
function browser() {
  const stored = new Map<string, string>();
  const tabs: QuoteStore[] = [];
  const openTab = (): QuoteStore => {
    const tab: QuoteStore = new QuoteStore(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, newValue) => {
        stored.set(key, newValue);
        for (const other of tabs) if (other !== tab) other.storageChanged({ key, newValue });
      },
    }));
    tabs.push(tab);
    tab.load();
    return tab;
  };
  return { stored, openTab };
}

describe("the kept quote list", () => {
  it("survives a reload", () => {
    const { openTab } = browser();
    const before = openTab();
    before.change(add);
    before.change((list) => setRemark(addText(list, "Reamer"), drill.id, "für Ø8.5 🔩"));
    expect(openTab().state()).toEqual(before.state());
    expect(before.state().isStored).toBe(true);
  });

  it("agrees across tabs", () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    one.change(add);
    other.change(add);
    expect(one.state().list.lines).toMatchObject([{ key: drill.id, quantity: 2 }]);
    expect(one.state()).toEqual(other.state());
  });

  it("loses nothing to a tab that was not told", () => {
    const { openTab, stored } = browser();
    const sleepy = new QuoteStore(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }));
    sleepy.load();
    openTab().change(add);
    sleepy.change((list) => addText(list, "Reamer"));
    expect(sleepy.state().list.lines.map(({ name }) => name)).toEqual(["Drill Ø8.5", "Reamer"]);
  });

  it("is empty once the browser's data was cleared", () => {
    const tab = browser().openTab();
    tab.change(add);
    tab.storageChanged({ key: null, newValue: null });
    expect(tab.state().list).toEqual(emptyList);
  });

  it("is not moved by what others keep on this host", () => {
    const tab = browser().openTab();
    tab.change(add);
    const before = tab.state();
    tab.storageChanged({ key: "theme", newValue: "dark" });
    expect(tab.state()).toBe(before);
  });

  it("tells of changes, and gives the same object in between", () => {
    const tab = browser().openTab();
    let calls = 0;
    const stop = tab.subscribe(() => (calls += 1));
    tab.change(add);
    expect(calls).toBe(1);
    expect(tab.state()).toBe(tab.state());
    tab.load();
    expect(calls).toBe(1);
    stop();
    tab.change(add);
    expect(calls).toBe(1);
  });

  it("starts as the prerendered page shows it", () => {
    expect(new QuoteStore(() => localStorage).state()).toBe(startQuoteState);
  });
});

describe("where storage is blocked or full", () => {
  it("works in memory, and says that nothing is kept", () => {
    const tab = new QuoteStore(() => {
      throw new Error("blocked");
    });
    tab.load();
    expect(tab.state()).toEqual({ list: emptyList, isStored: false });
    tab.change(add);
    tab.change(add);
    expect(tab.state()).toMatchObject({ list: { lines: [{ quantity: 2 }] }, isStored: false });
  });

  it("keeps in memory what no longer fits", () => {
    const tab = new QuoteStore(() => ({
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    }));
    tab.load();
    tab.change(add);
    tab.change(add);
    expect(tab.state()).toMatchObject({ list: { lines: [{ quantity: 2 }] }, isStored: false });
  });
});

describe("reading what was kept", () => {
  it("gives back any list of ours, 500 lines too", () => {
    for (const list of [emptyList, addText(add(emptyList), "x"), longList(500)])
      expect(readQuoteList(JSON.stringify(list))).toEqual(list);
  });

  it("keeps the good lines and drops the rest", () => {
    const good = { kind: "product", key: "a-1", name: "A", designation: "", quantity: 3, remark: "" };
    const lines = [
      good,
      null,
      7,
      { ...good, quantity: 9 },
      { ...good, key: "<b>" },
      { kind: "text", key: "x", name: "X" },
    ];
    expect(readQuoteList(JSON.stringify({ lines, prompts: { company: 5, gstin: "1", extra: "x" } }))).toEqual(
      {
        lines: [good],
        prompts: { gstin: "1" },
      },
    );
  });

  it.each([0, -1, 1.5, "7", null, 1e300])("takes one where the quantity is %s", (quantity) => {
    const line = { kind: "product", key: "a", name: "A", quantity };
    expect(readQuoteList(JSON.stringify({ lines: [line] })).lines).toMatchObject([
      { quantity: 1, remark: "" },
    ]);
  });

  it("never throws, and what it gives can be kept and read again", () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything().map((value) => JSON.stringify({ lines: [value], prompts: value }) ?? ""),
    );
    fc.assert(
      fc.property(anything, (stored) => {
        const list = readQuoteList(stored);
        expect(readQuoteList(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  it("finds no list under a name that holds nothing", () => {
    expect(readQuoteList(null)).toBe(emptyList);
    expect(QUOTE_KEY).toMatch(/\/\d+$/);
  });
});
