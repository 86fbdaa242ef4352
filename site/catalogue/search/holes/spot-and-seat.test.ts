import { describe, expect, it } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import { madeUpSpotDrill, madeUpStepDrill } from "../../testing/made-up-drills.ts";
import { realProducts, realSearchWords, realTree } from "../../testing/real-catalogue.ts";
import type { Product } from "../../model/schema.ts";
import { openSearch } from "../open-search.ts";
import { search } from "../search.ts";
import { searchData } from "../search-data.ts";
import { holeKit, type HoleKit } from "./hole-kit.ts";

const spots = [90, 120, 140, 142].flatMap((angle) =>
  [8, 12, 16].map((diameter) => madeUpSpotDrill(angle, diameter)),
);
const flat = madeUpStepDrill("DIN 8376", 8);

async function kitFor(query: string, more: readonly Product[]): Promise<HoleKit> {
  const products = [...realProducts, ...more];
  const index = openSearch(searchData(realTree, products, realSearchWords));
  const { hole } = search(index, query, 1);
  if (!hole) throw new Error(`“${query}” is no hole.`);
  return holeKit(index, hole, async (ids) =>
    products
      .filter(({ id }) => ids.has(id))
      .map((product) => ({ ...product, startValues: startValuesOf(product) })),
  );
}

const idsOf = ({ rows }: HoleKit) => rows.map(({ hit }) => hit?.id);

describe("the spot before a carbide drill of 140°", () => {
  it("is flatter than its point, with its values and the reason", async () => {
    const { rows, facts } = await kitFor("M10 through 20 deep EN8", spots);
    expect(rows[0]?.hit?.id).toBe("spot-142-12");
    expect(rows[0]?.note).toContain("tip touches first, not its corners");
    // n = 1000 · 90 ÷ (π · 8.5); the cone of 142° is 8.5 ÷ 2 ÷ tan 71° = 1.463 mm high.
    expect(rows[0]?.start?.turns).toBeCloseTo(3370.3, 0);
    expect(rows[0]?.start?.time).toBeCloseTo(1.463 / (0.065 * 3370.3), 4);
    expect(facts.join(" ")).toContain("on a flat one this drill centres itself");
  });

  it("is as flat as its point where no flatter one is listed, and none where all are narrower", async () => {
    const no142 = spots.filter(({ id }) => !id.startsWith("spot-142"));
    const [spot] = (await kitFor("M10 through 20 deep EN8", no142)).rows;
    expect(spot?.hit?.id).toBe("spot-140-12");
    expect(spot?.note).toContain("whole edge touches first");
    const narrow = no142.filter(({ id }) => !id.startsWith("spot-140"));
    const { rows, facts } = await kitFor("M10 through 20 deep EN8", narrow);
    expect(rows[0]?.need).toMatch(/^Drill/);
    expect(facts.join(" ")).toContain("in a narrower spot its corners chip");
  });
});

describe("the seat of a screw's head", () => {
  it("is made with the hole by the step drill that reaches, in one row", async () => {
    const { rows, time } = await kitFor("counterbore M8 20 deep EN8", [flat]);
    expect(rows.map(({ hit }) => hit?.id)).toEqual([flat.id]);
    // The pilot of 19 mm and the seat of 8.6 mm, at 0.18 mm · 1000 · 54 ÷ (π · 9).
    expect(time).toBeCloseTo((19 + 8.6) / (0.18 * 1909.86), 4);
  });

  it("is milled where the hole is deeper than the step drill's pilot", async () => {
    const kit = await kitFor("counterbore M8 30 deep EN8", [flat]);
    expect(idsOf(kit)).not.toContain(flat.id);
    const seat = kit.rows.at(-1);
    expect(seat?.hit?.name).toMatch(/end mill Ø8\b/);
    expect(seat?.note).toBe("Down in the hole, then one circle to Ø15: ae 3 mm, ap 8.6 mm.");
    const { toothFeed = 0, turns = 0, time } = seat?.start ?? {};
    expect(time).toBeCloseTo((Math.PI * 15) / (toothFeed * 4 * turns), 4);
  });

  it("is never made by a step drill of another width, nor by a conical one", async () => {
    const others = [madeUpStepDrill("DIN 8378", 8), madeUpStepDrill("DIN 8376", 6)];
    const kit = await kitFor("counterbore M8 20 deep EN8", others);
    expect(idsOf(kit).join()).not.toContain("step-");
    // DIN 8376 has Ø6 for M3, DIN 974-1 Ø6.5.
    const small = await kitFor("counterbore M3 8 deep EN8", [madeUpStepDrill("DIN 8376", 3)]);
    expect(idsOf(small).join()).not.toContain("step-");
  });

  it("of a countersunk screw is a cone of 90°, plunged with its values to the depth of its sides", async () => {
    const { rows, facts } = await kitFor("m6 clearance hole with countersink 20 deep EN8", spots);
    const sink = rows.at(-1);
    expect(sink).toMatchObject({ hit: { id: "spot-90-16" }, note: "Sinks Ø12.6, 3 mm deep." });
    expect(sink?.start?.time).toBeCloseTo(3 / (0.065 * ((1000 * 90) / (Math.PI * 12.6))), 4);
    expect(facts.join(" ")).toContain("A socket head of ISO 10642 needs up to Ø13.44.");
  });
});

it("a blind hole says how much full thread it holds above the tap's chamfer", async () => {
  // 18.2 mm drilled for 12 mm; form C has up to 3 threads of 1.25 mm.
  const { facts } = await kitFor("M8 blind 12 deep EN8", []);
  expect(facts.join(" ")).toContain("18.2 mm of hole hold 14.4 mm of full thread at most");
  expect((await kitFor("M8 through 12 deep EN8", [])).facts.join(" ")).not.toContain("full thread");
});

it("a core hole names the step drill that chamfers its edge too, where its pilot is long enough", async () => {
  const step = madeUpStepDrill("DIN 8378", 8);
  const { rows, facts } = await kitFor("M8 through 15 deep EN8", [step]);
  // A pilot of 21 mm with a point of 1.2 mm.
  expect(facts.join(" ")).toContain(
    "Core hole and 90° edge in one pass: Solid carbide step drill M8, Ø6.8 × 9 mm, 90°, drilled 19.7 mm deep",
  );
  expect(rows.map(({ hit }) => hit?.id)).not.toContain(step.id);
  for (const query of ["M8 through 20 deep EN8", "M10 through 15 deep EN8", "M8x1 through 15 deep EN8"])
    expect((await kitFor(query, [step])).facts.join(" "), query).not.toContain("one pass");
});
