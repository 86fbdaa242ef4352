import { expect, test } from "vitest";
import { feedHeading, startRow } from "./start-rows.ts";

const vc = { low: 70, start: 90, high: 130 };

test("a row says the figure to begin with and the range around it", () => {
  const value = { group: "P" as const, note: "alloy steel", vc, fz: { low: 0.045, start: 0.06, high: 0.07 } };
  expect(feedHeading(value)).toEqual({ name: "Feed per tooth fz", symbol: "fz", unit: "mm" });
  expect(startRow(value)).toEqual({
    group: "P",
    name: "Steel",
    note: "alloy steel",
    vc: { start: "90", range: "70–130" },
    feed: { start: "0.06", range: "0.045–0.07" },
  });
});

test("a feed that is one figure has no range, a pitch may be any of its range", () => {
  const drill = { group: "P" as const, vc, fn: { low: 0.17, start: 0.17, high: 0.17 } };
  expect(startRow(drill).feed).toEqual({ start: "0.17" });
  const partial = { group: "P" as const, vc, pitch: { low: 0.5, high: 3 } };
  expect(startRow(partial).feed).toEqual({ start: "0.5–3" });
  expect(feedHeading(partial)?.name).toBe("Feed = pitch");
});

test("a group without a known feed keeps its speed", () => {
  expect(startRow({ group: "M", vc })).not.toHaveProperty("feed");
  expect(feedHeading({ group: "M", vc })).toBeUndefined();
});
