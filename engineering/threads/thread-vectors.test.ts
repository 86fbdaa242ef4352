import { expect, it } from "vitest";
import { decodeThread } from "../designation/thread-designation.ts";
import { cutThread, type ThreadSide } from "./cut-thread.ts";
import { passDepths } from "./infeeds.ts";
import { centreFeed } from "./mill-thread.ts";

/** Half a per cent, or half of the last digit that the table prints, whichever is more. */
function expectPrinted(found: number | undefined, printed: string): void {
  const digits = printed.split(".")[1]?.length ?? 0;
  const value = Number(printed);
  expect(Math.abs((found ?? Number.NaN) - value)).toBeLessThanOrEqual(
    Math.max(value * 0.005, 0.5 * 10 ** -digits + 1e-9),
  );
}

function cut(name: string, side: ThreadSide, nose?: number) {
  const read = decodeThread(name);
  if (read.kind === "refusal") throw new Error(read.sentence);
  return cutThread(read, side, nose);
}

// Half a per cent of a diameter would prove little: the last printed digit is held.
it.each<[thread: string, d3: number, source: string]>([
  ["M3", 2.387, "DIN 13-1"],
  ["M6", 4.773, "DIN 13-1"],
  ["M8", 6.466, "DIN 13-1"],
  ["M10", 8.16, "DIN 13-1"],
  ["M12", 9.853, "DIN 13-1"],
  ["M16", 13.546, "DIN 13-1"],
  ["M20", 16.933, "DIN 13-1"],
  ["M24", 20.319, "DIN 13-1"],
  ["M30", 25.706, "DIN 13-1"],
  ["M10 × 1", 8.773, "DIN 13-5"],
  ["M12 × 1.25", 10.466, "DIN 13-6"],
  ["M24 × 2", 21.546, "DIN 13-8"],
])("a bolt of %s is cut down to d3 = %s mm, as %s prints it", (name, d3) => {
  const thread = cut(name, "external");
  expect(Math.abs((thread?.root ?? 0) - d3)).toBeLessThanOrEqual(0.0011);
  expect((thread?.depth ?? 0) * 2).toBeCloseTo((thread?.major ?? 0) - (thread?.root ?? 0), 9);
});

it.each<[thread: string, d1: number, major: number, source: string]>([
  ["M6", 4.917, 6, "ISO 724"],
  ["M8", 6.647, 8, "ISO 724"],
  ["M10", 8.376, 10, "ISO 724"],
  ["M12", 10.106, 12, "ISO 724"],
  ["M16", 13.835, 16, "ISO 724"],
  ["M24", 20.752, 24, "ISO 724"],
  ["M16 × 1.5", 14.376, 16, "ISO 724"],
  ["G 1/4", 11.445, 13.157, "ISO 228-1"],
  ["G 1/2", 18.631, 20.955, "ISO 228-1"],
  ["G 1", 30.291, 33.249, "ISO 228-1"],
  // In inches: 0.1959, 0.3073, 0.4167 and 0.4459.
  ["1/4-20 UNC", 4.976, 6.35, "ASME B1.1, basic"],
  ["3/8-16 UNC", 7.805, 9.525, "ASME B1.1, basic"],
  ["1/2-13 UNC", 10.584, 12.7, "ASME B1.1, basic"],
  ["1/2-20 UNF", 11.326, 12.7, "ASME B1.1, basic"],
])("a nut of %s is cut from D1 = %s to D = %s mm, as %s prints them", (name, d1, major) => {
  const thread = cut(name, "internal");
  expect(Math.abs((thread?.crest ?? 0) - d1)).toBeLessThanOrEqual(0.002);
  expect(Math.abs((thread?.root ?? 0) - major)).toBeLessThanOrEqual(0.0011);
});

it.each<[thread: string, depth: string]>([
  ["G 1/8", "0.581"],
  ["G 1/4", "0.856"],
  ["G 1/2", "1.162"],
  ["G 1", "1.479"],
])("a pipe thread of %s is %s mm deep, as ISO 228-1 prints h", (name, depth) => {
  expectPrinted(cut(name, "external")?.depth, depth);
  expectPrinted(cut(name, "internal")?.depth, depth);
});

it("a sharp tip goes so much deeper that the pitch diameter stays: 7/8 H of a sharp V, by hand", () => {
  // H of 1.5 mm is 1.299038; a tip of 0.1 mm in a groove of 60° ends 0.1 mm above the sharp point.
  expect(cut("M10", "external", 0.1)?.depth).toBeCloseTo((7 / 8) * 1.299_038 - 0.1, 5);
  expect(cut("M10", "internal", 0.1)?.depth).toBeCloseTo((3 / 4) * 1.299_038 - 0.1, 5);
});

/*
 * A maker's catalogue of thread mills (2021, "Number of passes"), female metric threads: the radial depth of each pass for
 * equal chip areas, mm.
 */
it.each<[pitch: number, total: number, passes: string[]]>([
  [1, 0.577, ["0.224", "0.185", "0.168"]],
  [1.25, 0.722, ["0.228", "0.188", "0.173", "0.133"]],
  [1.5, 0.866, ["0.237", "0.196", "0.179", "0.138", "0.116"]],
  [1.75, 1.01, ["0.277", "0.228", "0.209", "0.161", "0.135"]],
  [2, 1.155, ["0.283", "0.234", "0.214", "0.164", "0.138", "0.122"]],
  [3, 1.732, ["0.387", "0.320", "0.293", "0.225", "0.189", "0.167", "0.151"]],
])("a pitch of %s mm, %s mm deep, has the passes of the printed table: %s", (_, total, passes) => {
  const depths = passDepths(total, passes.length);
  let reached = 0;
  // The printed passes are rounded so that they add up to the whole: what they add up to is compared.
  passes.forEach((printed, at) => {
    reached += Number(printed);
    expectPrinted(depths[at], reached.toFixed(3));
  });
  expect(depths.at(-1)).toBeCloseTo(reached, 2);
});

it("equal depths share the whole evenly", () => {
  expect(passDepths(0.9, 3, "depth").map((each) => Number(each.toFixed(6)))).toEqual([0.3, 0.6, 0.9]);
});

it.each<[isInternal: boolean, around: number, cutter: number, edge: number, centre: string]>([
  // A published example in inches: 9/16-18, a cutter of 0.370, 8.3 in/min at the edge.
  [true, 0.562, 0.37, 8.3, "2.8"],
  [false, 0.562, 0.37, 8.3, "13.8"],
  // Another: a hole of 1 inch, a cutter of 0.5, 20 in/min.
  [true, 1, 0.5, 20, "10"],
])(
  "the centre's feed (internal: %s, Ø%s, cutter %s, edge %s) is the published %s",
  (isInternal, ...given) => {
    const [around, cutter, edge, centre] = given;
    expectPrinted(centreFeed(edge, around, cutter, isInternal), centre);
  },
);
