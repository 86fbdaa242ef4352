import { expect, test } from "vitest";
import type { ChipField } from "#engineering/cutting/chip-fields.ts";
import { chipFields } from "#engineering/cutting/chip-fields.ts";
import { chipScale } from "./chip-scale.ts";
import { fieldWords } from "./chip-words.ts";

const field: ChipField = {
  groups: ["P"],
  symbol: "fn",
  feed: { low: 0.15, start: 0.25, high: 0.35 },
  depth: { low: 1, start: 2.5, high: 4.5 },
};

test("the axes end at the next round figure above all fields, in mm and in inches", () => {
  const { feed, depth } = chipScale([field], "mm");
  expect(feed.ticks.map(({ text }) => text)).toEqual(["0.0", "0.1", "0.2", "0.3", "0.4"]);
  expect(depth.ticks.map(({ text }) => text)).toEqual(["0", "1", "2", "3", "4", "5"]);
  const rough = { ...field, feed: { low: 0.3, start: 0.45, high: 0.6 } };
  expect(chipScale([field, rough], "mm").feed.most).toBeCloseTo(0.6, 9);
  // 0.35 mm is 0.0138 in.
  expect(chipScale([field], "inch").feed.ticks.at(-1)?.text).toBe("0.015");
});

test("a field is said in the units that are shown", () => {
  expect(fieldWords(field, "mm")).toBe("ap 1–4.5 mm, fn 0.15–0.35 mm/rev; begin at 2.5 mm, 0.25 mm/rev");
  expect(fieldWords({ ...field, symbol: "fz", depth: { low: 0, high: 25.4 } }, "inch")).toBe(
    "ap up to 1.0000 in, fz 0.0059–0.0138 in; begin at 0.0098 in",
  );
});

test("groups with one field share it, others have their own", () => {
  const value = { vc: { low: 1, start: 2, high: 3 }, fn: field.feed, ap: field.depth };
  const alloys = { ...value, group: "S" as const, fn: { low: 0.1, start: 0.15, high: 0.2 } };
  expect(
    chipFields([{ ...value, group: "P" }, { ...value, group: "M" }, alloys]).map(({ groups }) => groups),
  ).toEqual([["P", "M"], ["S"]]);
  expect(chipFields([{ group: "P", vc: value.vc, fn: field.feed }])).toEqual([]);
});
