import { expect, test } from "vitest";
import type { StartValue } from "#engineering/cutting/start-value.ts";
import { compareStarts } from "./start-comparison.ts";

function value(group: StartValue["group"], start: number, more: Partial<StartValue> = {}): StartValue {
  return { group, vc: { low: start - 20, start, high: start + 20 }, ...more };
}
const feed = { low: 0.1, start: 0.2, high: 0.3 };

test("each workpiece group and use is a row, groups in the order of ISO 513", () => {
  const rows = compareStarts([
    { startValues: [value("K", 150), value("P", 200, { note: "slotting" })] },
    { startValues: [value("P", 220), value("K", 150)] },
    {},
  ]);
  expect(rows.map(({ group, note }) => [group, note])).toEqual([
    ["P", "slotting"],
    ["P", undefined],
    ["K", undefined],
  ]);
  expect(rows[1]?.cells).toEqual([[], [{ symbol: "vc", unit: "m/min", start: "220", range: "200–240" }], []]);
});

test("a row is the same only if speed and feed are", () => {
  const one = { startValues: [value("P", 200, { fz: feed })] };
  expect(compareStarts([one, one])[0]?.isSame).toBe(true);
  const slower = { startValues: [value("P", 200, { fz: { ...feed, start: 0.15 } })] };
  expect(compareStarts([one, slower])[0]?.isSame).toBe(false);
  expect(compareStarts([one, {}])[0]?.isSame).toBe(false);
});

test("a feed has the symbol and the unit of its kind", () => {
  const figures = (more: Partial<StartValue>) =>
    compareStarts([{ startValues: [value("N", 300, more)] }])[0]?.cells[0]?.[1];
  expect(figures({ fz: feed })).toEqual({ symbol: "fz", unit: "mm", start: "0.2", range: "0.1–0.3" });
  expect(figures({ fn: feed })).toMatchObject({ symbol: "fn", unit: "mm/rev" });
  expect(figures({ pitch: { low: 1.5, high: 1.5 } })).toEqual({
    symbol: "pitch",
    unit: "mm/rev",
    start: "1.5",
  });
});
