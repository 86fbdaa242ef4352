import { expect, test } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { search } from "../search.ts";
import { realProducts } from "../../testing/real-catalogue.ts";
import { holeKit, type HoleKit } from "./hole-kit.ts";
import { realSearch as index } from "../testing/real-search.ts";

async function kitFor(query: string): Promise<HoleKit> {
  const { hole } = search(index, query, 1);
  if (!hole) throw new Error(`“${query}” is no hole.`);
  return holeKit(index, hole, async (ids) =>
    realProducts
      .filter(({ id }) => ids.has(id))
      .map((product) => ({ ...product, startValues: startValuesOf(product) })),
  );
}

test("drill and tap have their start values, and their times with point and chamfer", async () => {
  const { title, workpiece, rows, time } = await kitFor("M8 through 20 deep SS304");
  expect(title).toBe("Tapped hole M8, through, 20 mm deep");
  expect(workpiece).toBe("SS 304, M – stainless steel");
  const [drill, tap] = rows;
  // By hand: n = 1000 · 60 ÷ (π · 6.8), vf = 0.068 · n, point 3.4 ÷ tan 70° = 1.2375 mm.
  expect(drill?.start).toMatchObject({ speed: 60, feed: 0.068 });
  expect(drill?.start?.turns).toBeCloseTo(2808.6, 0);
  expect(drill?.start?.time).toBeCloseTo((20 + 1.2375) / (0.068 * 2808.6), 4);
  // n = 1000 · 8 ÷ (π · 8); in and out of 20 mm and 5 threads of chamfer form B.
  expect(tap?.start?.turns).toBeCloseTo(318.31, 1);
  expect(tap?.start?.time).toBeCloseTo((2 * (20 + 5 * 1.25)) / (1.25 * 318.31), 4);
  expect(time).toBeCloseTo((drill?.start?.time ?? 0) + (tap?.start?.time ?? 0), 6);
});

test("a tool that is missing is in the kit by its words, and without a workpiece there are no values", async () => {
  const { rows, workpiece, time } = await kitFor("csk M10 20 deep");
  expect(workpiece).toBeUndefined();
  expect(time).toBeUndefined();
  expect(rows.at(-1)).toEqual({ need: "Countersink of 90° for Ø20" });
  expect(rows.every(({ start }) => start === undefined)).toBe(true);
});

test("a workpiece that isn't among the calculator's has the usual one of its group", async () => {
  expect((await kitFor("M8 blind 12 deep EN9")).workpiece).toBe("EN8 (C45), P – steel");
});
