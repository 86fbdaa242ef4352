import { describe, expect, it, test } from "vitest";
import { startValuesOf } from "#engineering/cutting/start-values.ts";
import type { Product } from "../model/schema.ts";
import { realProduct, realProducts, realSearchWords, realTree } from "../testing/real-catalogue.ts";
import { holeKit, type HoleKit } from "./holes/hole-kit.ts";
import { openSearch } from "./open-search.ts";
import { search } from "./search.ts";
import { searchData } from "./search-data.ts";

function like(
  id: string,
  own: Pick<Product, "id" | "name">,
  specifications: Product["specifications"],
): Product {
  const product = realProduct(id);
  return { ...product, ...own, specifications: { ...product.specifications, ...specifications } };
}

const leftHand = (diameter: number, pitch: number): Product =>
  like(
    "thr-it-tap-m8-c",
    {
      id: `m${diameter}-lh`,
      name: `Machine tap M${diameter} × ${pitch} LH, left hand, spiral flute`,
    },
    {
      type: "Machine tap, left hand, spiral flute",
      size: `M${diameter} × ${pitch} LH`,
      diameter: `${diameter} mm`,
      threadPitch: `${pitch} mm`,
    },
  );

const inch = (form: "UNC" | "UNF", size: string, threads: number, kind: "flute" | "point"): Product =>
  like(
    kind === "point" ? "thr-it-tap-m8-b" : "thr-it-tap-m8-c",
    { id: `${size}-${threads}-${kind}`, name: `Machine tap ${size}-${threads} ${form}, spiral ${kind}` },
    {
      size: `${size}-${threads} ${form}`,
      threadPitch: `${threads} TPI`,
      threadStandards: `${form} – ASME B1.1, tolerance 2B`,
    },
  );

const drill = (diameter: number): Product =>
  like(
    "dri-sd-85-3d",
    { id: `drill-${diameter}`, name: `Solid carbide drill Ø${diameter}` },
    { diameter: `${diameter} mm`, size: `${diameter} × 28 × 66 mm`, depth: "18 mm" },
  );

const range = [
  leftHand(8, 1.25),
  leftHand(12, 1.75),
  ...realProducts,
  inch("UNC", "1/4", 20, "flute"),
  inch("UNC", "1/4", 20, "point"),
  inch("UNC", "#8", 32, "flute"),
  inch("UNF", "#8", 36, "flute"),
  inch("UNF", "#10", 32, "flute"),
  drill(5.1),
  drill(4.1),
];
const index = openSearch(searchData(realTree, range, realSearchWords));
const found = (query: string): string[] => search(index, query, 60).hits.map(({ id }) => id);

async function kitFor(query: string): Promise<HoleKit> {
  const { hole } = search(index, query, 1);
  if (!hole) throw new Error(`“${query}” is no hole.`);
  return holeKit(index, hole, async (ids) =>
    range
      .filter(({ id }) => ids.has(id))
      .map((product) => ({ ...product, startValues: startValuesOf(product) })),
  );
}

describe("the hand of a thread", () => {
  it.each(["M8 tap", "M8 spiral flute tap", "blind hole tap M8 SS304", "tap 8 mm", "M8", "M12 tap TiN"])(
    "“%s” shows a tap for left-hand threads below all others",
    (query) => {
      const ids = found(query);
      const left = ids.findIndex((id) => id.endsWith("-lh"));
      expect(left).toBeGreaterThan(0);
      expect(ids.slice(left).filter((id) => !id.endsWith("-lh"))).toEqual([]);
    },
  );

  it.each(["M8 tap TiAlN", "M8 tap 200 mm long", "M8 tap 8 flutes"])(
    "“%s” is met by no tool, and none of the nearest cuts a left-hand thread",
    (query) => {
      expect(search(index, query, 60).near).toBeDefined();
      expect(found(query).filter((id) => id.endsWith("-lh"))).toEqual([]);
      expect(found(query).length).toBeGreaterThan(0);
    },
  );

  it.each([
    "M8 left hand tap",
    "tap M8 LH",
    "M8x1.25 LH tap",
    "left hand tap M8 TiAlN",
    "M8 lh tap 8 flutes",
  ])("“%s” finds the tap of this hand alone", (query) => {
    expect(found(query)).toEqual(["m8-lh"]);
  });

  it("a size that the range has right hand only isn't offered for a left-hand one", () => {
    expect(found("M6 left hand tap")).toEqual([]);
    expect(found("M10 LH tap TiAlN")).toEqual([]);
  });

  it("a tap that names no hand is for right-hand threads", () => {
    expect(found("M8 right hand tap")).toContain("thr-it-tap-m8-c");
    expect(found("M8 right hand tap")).not.toContain("m8-lh");
  });
});

describe("a unified thread", () => {
  it.each([
    ["1/4 unc tap", ["1/4-20-flute", "1/4-20-point"]],
    ["1/4-20 tap", ["1/4-20-flute", "1/4-20-point"]],
    ["tap 1/4 20 UNC", ["1/4-20-flute", "1/4-20-point"]],
    ["tap 10-32", ["#10-32-flute"]],
    ["10-32 unf tap", ["#10-32-flute"]],
    ["no. 10-32 tap 5 pcs", ["#10-32-flute"]],
    ["8-32 unc tap", ["#8-32-flute"]],
    ["no 8-36 unf tap", ["#8-36-flute"]],
    ["8-32 tap", ["#8-32-flute"]],
    ["tap drill 10-32", ["drill-4.1"]],
    ["टैप 10-32", ["#10-32-flute"]],
  ])("“%s” finds its tools", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("of a size and threads that are of the other series is found with a word about that", () => {
    const { parts, hits } = search(index, "no 8-32 unf?", 1);
    expect(parts.map(({ label }) => label)).toEqual(["thread #8-32 UNC, not UNF"]);
    expect(hits[0]?.id).toBe("#8-32-flute");
  });

  it("isn't read in a range of diameters", () => {
    expect(search(index, "drill 10-32", 1).parts.map(({ label }) => label)).not.toContain(
      "thread #10-32 UNF",
    );
    expect(search(index, "16ER 12 UN", 1).parts.map(({ label }) => label)).toEqual(["16ER 12 UN"]);
  });
});

test("a hole with a unified thread has its kit, the drill by 2B", async () => {
  const { title, facts, rows } = await kitFor("1/4-20 UNC through, 12 deep EN8");
  expect(title).toBe("Tapped hole 1/4-20 UNC, through, 12 mm deep");
  expect(rows.map(({ hit }) => hit?.id)).toEqual(["drill-5.1", "1/4-20-point"]);
  expect(facts[0]).toContain("Tapping drill 5.1 mm (workshop tables); 2B takes");
  // n = 1000 · 15 ÷ (π · 6.35); in and out of 12 mm and 5 threads of chamfer form B.
  expect(rows[1]?.start?.turns).toBeCloseTo(751.9, 0);
  expect(rows[1]?.start?.time).toBeCloseTo((2 * (12 + 5 * 1.27)) / (1.27 * 751.9), 3);
});

test("a blind hole of a unified thread is drilled deeper by the run-out of the next metric pitch, and says so", async () => {
  const { title, facts, rows } = await kitFor("10-32 unf tapped hole blind 10 deep");
  expect(title).toBe("Tapped hole #10-32 UNF, blind, 10 mm deep");
  expect(rows.map(({ hit }) => hit?.id)).toEqual(["drill-4.1", "#10-32-flute"]);
  expect(facts.join(" ")).toContain("4.2 mm of run-out (DIN 76-1 for pitch 0.8 mm, the next one");
});

test("a kit for M8 never holds a tap for left-hand threads", async () => {
  const { rows } = await kitFor("M8 blind 12 deep EN8");
  expect(rows.map(({ hit }) => hit?.id)).toContain("thr-it-tap-m8-c");
  expect(rows.map(({ hit }) => hit?.id)).not.toContain("m8-lh");
});
