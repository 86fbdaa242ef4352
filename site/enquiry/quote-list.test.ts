import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readQuoteList } from "./read-quote-list.ts";
import { parseQuantity } from "./parse-quantity.ts";
import {
  addLines,
  addProduct,
  addText,
  clearLines,
  defaultQuantity,
  emptyList,
  isUnlisted,
  MAX_TEXT_LENGTH,
  removeLine,
  restoreLine,
  restoreLines,
  setConsent,
  setPrompt,
  setQuantity,
  setRemark,
  type Quotable,
  type QuoteList,
} from "./quote-list.ts";

const insert: Quotable = {
  id: "tur-st-cnmg120408-p25",
  name: "CNMG 120408 medium turning insert, P25",
  specifications: { type: "Negative turning insert", size: "CNMG 120408" },
};
const drill: Quotable = {
  id: "dri-sd-85-3d",
  name: "Drill Ø8.5",
  specifications: { type: "Solid carbide drill" },
};
const both = addProduct(addProduct(emptyList, insert), drill);
const quantities = ({ lines }: QuoteList): number[] => lines.map(({ quantity }) => quantity);

describe("adding to the quote list", () => {
  it("suggests ten of an insert and one of anything else", () => {
    expect(quantities(both)).toEqual([10, 1]);
  });

  it("raises the quantity of a product that is there already", () => {
    const again = addProduct(addProduct(both, insert), drill, 4);
    expect(quantities(again)).toEqual([20, 5]);
    expect(again.lines).toHaveLength(2);
  });

  it("keeps name and designation of the product", () => {
    expect(both.lines[0]).toMatchObject({
      key: insert.id,
      name: insert.name,
      designation: "CNMG 120408",
      remark: "",
    });
  });

  it("takes a tool in the visitor's words, the same words once", () => {
    const list = addText(addText(addText(emptyList, " Reamer 12 H7 "), "reamer 12 h7"), "Broach 6 mm");
    expect(list.lines.map(({ key, name, quantity }) => [key, name, quantity])).toEqual([
      ["text-1", "Reamer 12 H7", 2],
      ["text-2", "Broach 6 mm", 1],
    ]);
    expect(addText(list, "  ")).toBe(list);
  });

  it("gives a new text a key that none had, also after one was taken out", () => {
    const list = removeLine(addText(addText(emptyList, "a"), "b"), "text-1").list;
    expect(addText(list, "c").lines.map(({ key }) => key)).toEqual(["text-2", "text-3"]);
  });
});

describe("changing the quote list", () => {
  it("keeps a remark on one line and within its length", () => {
    const remark = setRemark(both, insert.id, `for\nEN8\u0000${"x".repeat(300)}`).lines[0]?.remark ?? "";
    expect(remark).toMatch(/^for EN8 x+$/);
    expect(remark).toHaveLength(MAX_TEXT_LENGTH);
  });

  it("puts a line that was taken out back where it was", () => {
    const { list, removed } = removeLine(both, insert.id);
    expect(list.lines.map(({ key }) => key)).toEqual([drill.id]);
    expect(removed && restoreLine(list, removed)).toEqual(both);
  });

  it("puts it back into its like, if that has been added since", () => {
    const { list, removed } = removeLine(setRemark(both, insert.id, "for EN8"), insert.id);
    const restored = removed && restoreLine(addProduct(list, insert), removed);
    expect(restored?.lines.find(({ key }) => key === insert.id)).toMatchObject({
      quantity: 20,
      remark: "for EN8",
    });
  });

  it("puts words back beside other words that were written since, under whatever key", () => {
    const { list, removed } = removeLine(addText(emptyList, "Reamer Ø12 H7"), "text-1");
    const restored = removed && restoreLine(addText(list, "Woodruff cutter"), removed);
    expect(restored?.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Reamer Ø12 H7", 1],
      ["Woodruff cutter", 1],
    ]);
    expect(new Set(restored?.lines.map(({ key }) => key)).size).toBe(2);
  });

  it("puts a cleared list back before what was added since, without losing any of it", () => {
    const full = addText(both, "Reamer Ø12 H7");
    const since = addText(addProduct(clearLines(full), drill), "Woodruff cutter");
    expect(restoreLines(since, full.lines).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      [insert.name, 10],
      [drill.name, 2],
      ["Reamer Ø12 H7", 1],
      ["Woodruff cutter", 1],
    ]);
    expect(restoreLines(clearLines(full), full.lines)).toEqual(full);
  });

  it("takes lines from elsewhere, but nothing that it asks for already", () => {
    const own = addText(addProduct(emptyList, insert, 30), "Reamer");
    const other = addText(addText(both, "reamer"), "Broach");
    expect(addLines(own, other.lines).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      [insert.name, 30],
      ["Reamer", 1],
      [drill.name, 1],
      ["Broach", 1],
    ]);
    expect(addLines(emptyList, other.lines).lines).toEqual(other.lines);
  });

  it("leaves all as it is when the line is not there", () => {
    expect(removeLine(both, "nothing")).toEqual({ list: both });
    expect(setQuantity(both, "nothing", 5)).toEqual(both);
  });

  it("clears the lines and keeps what the visitor said of himself", () => {
    const list = clearLines(setPrompt(both, "company", "Sharma Tools"));
    expect(list).toEqual({ lines: [], prompts: { company: "Sharma Tools" } });
  });

  it("knows which products are no longer listed", () => {
    const list = addText(both, "Reamer");
    const known = new Map<string, unknown>([
      [drill.id, {}],
      [insert.id, undefined],
    ]);
    expect(list.lines.filter((line) => isUnlisted(line, known)).map(({ name }) => name)).toEqual([
      insert.name,
    ]);
  });

  it("undoes any removal", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }),
        fc.nat(),
        (ids, at) => {
          const list = ids.reduce((before, id) => addProduct(before, { ...drill, id }), emptyList);
          const { list: fewer, removed } = removeLine(list, ids[at % ids.length] ?? "");
          expect(removed && restoreLine(fewer, removed)).toEqual(list);
        },
      ),
    );
  });
});

describe("a typed quantity", () => {
  it.each([
    ["1", 1],
    ["10", 10],
    [" 7 ", 7],
    ["007", 7],
    ["１２", 12],
    ["999999", 999_999],
  ])("%s is taken", (typed, quantity) => {
    expect(parseQuantity(typed, 5)).toEqual({ quantity });
  });

  it.each(["0", "-1", "1.5", "abc", "", " ", "1e3", "1,000", "٣", "99999999999999999999", "Infinity"])(
    "%s leaves the last one, and says so",
    (typed) => {
      expect(parseQuantity(typed, 5)).toEqual({
        quantity: 5,
        sentence: "Quantity is a whole number, 1 or more. It stays at 5.",
      });
    },
  );

  it("is always a whole number of 1 or more", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (typed) => {
        const { quantity } = parseQuantity(typed, 3);
        expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
      }),
    );
  });
});

test("a product is added by its own pack, whatever its kind", () => {
  const packed = { ...drill, pack: { quantity: 5, unit: "piece" as const } };
  expect(defaultQuantity(packed)).toBe(5);
  expect(addProduct(emptyList, packed).lines[0]).toMatchObject({ quantity: 5, pack: packed.pack });
});

test.each([
  ["Positive turning insert", 10],
  ["PCBN turning insert", 1],
  ["PCD turning insert", 1],
])("where no pack is said, a %s is added %i at a time", (type, quantity) => {
  expect(defaultQuantity({ ...drill, specifications: { type } })).toBe(quantity);
});

test("order code and pack of a line come back from storage, and a spoiled pack is left out", () => {
  const packed = { ...drill, orderCode: "DR-1001", pack: { quantity: 5, unit: "piece" as const } };
  const list = addProduct(emptyList, packed, 7);
  expect(readQuoteList(JSON.stringify(list))).toEqual(list);
  for (const pack of [{ quantity: 0, unit: "piece" }, { quantity: 5, unit: "crate" }, "5", null]) {
    const spoiled = { ...list, lines: [{ ...list.lines[0], pack }] };
    expect(readQuoteList(JSON.stringify(spoiled)).lines[0]).not.toHaveProperty("pack");
  }
});

test("what may be offered instead is kept with its line, asked for and taken back, and only of a tool of the catalogue", () => {
  const list = setConsent(addText(both, "Reamer 12 H7"), insert.id, "same-geometry");
  expect(readQuoteList(JSON.stringify(list))).toEqual(list);
  expect(list.lines[0]).toMatchObject({ consent: "same-geometry" });
  expect(addProduct(list, insert).lines[0]).toMatchObject({ consent: "same-geometry" });
  expect(setConsent(list, insert.id, undefined)).toEqual(addText(both, "Reamer 12 H7"));
  expect(setConsent(list, "text-1", "what-fits")).toEqual(list);
  expect(
    readQuoteList(JSON.stringify(list).replace("same-geometry", "anything")).lines[0],
  ).not.toHaveProperty("consent");
});

test("a line that is put back keeps what may be offered instead, also where the tool was added meanwhile", () => {
  const { list, removed } = removeLine(setConsent(both, insert.id, "what-fits"), insert.id);
  const restored = removed && restoreLine(addProduct(list, insert), removed);
  expect(restored?.lines.find(({ key }) => key === insert.id)).toMatchObject({
    consent: "what-fits",
    quantity: 20,
  });
});
