import { describe, expect, it } from "vitest";
import { realProduct } from "#site/catalogue/testing/real-catalogue.ts";
import { layOutDrawing, NARROW, WIDE } from "./paper/lay-out-drawing.ts";
import type { ToolDrawing } from "./views/drawn-view.ts";
import { heldAssembly, millAssembly } from "./views/assembly-view.ts";

const holder = realProduct("tur-ho-pclnr2525m12");
const insert = realProduct("tur-st-cnmg120408-p25");
const bar = realProduct("tur-ho-s25t-sclcr09");
const inBar = realProduct("tur-al-ccgt09t304");
const mill = realProduct("mil-em-4f-10");

function textsOf(drawing: ToolDrawing | undefined): string[] {
  return (drawing?.views ?? []).flatMap(({ dimensions }) => dimensions.map(({ text }) => text));
}

/** The points of the insert: the closed visible outline of the main view. */
function insertPoints(drawing: ToolDrawing | undefined) {
  return drawing?.views[0]?.strokes.find(({ pen, isClosed }) => pen === "edge" && isClosed)?.vertices ?? [];
}

describe("a holder with its insert", () => {
  const drawing = heldAssembly(holder, insert, 40);

  it("names the insert and measures LF, WF and the overhang", () => {
    expect(textsOf(drawing)).toEqual(
      expect.arrayContaining(["CNMG 120408", "150", "32", "KAPR 95°", "OH 40"]),
    );
    expect(drawing?.notes.join(" ")).not.toContain("sharp corner");
  });

  it("its round corner stands back from the sharp one as a maker's table says", () => {
    // Sumitomo general catalogue 2019–20, p. 175: style L, 95°, RE 0.8: X and Y 0.079 mm.
    const [along = 0, across = 0] = drawing?.nose?.setback ?? [];
    expect(0.8 * along).toBeCloseTo(0.079, 2);
    expect(0.8 * across).toBeCloseTo(0.079, 2);
    // Style J, 93°, 55°: X 0.687, Y 0.079 mm.
    const [x = 0, y = 0] =
      heldAssembly(realProduct("tur-ho-mdjnr2020k15"), realProduct("tur-st-dnmg150608-p25"), 30)?.nose
        ?.setback ?? [];
    expect(0.8 * x).toBeCloseTo(0.687, 1);
    expect(0.8 * y).toBeCloseTo(0.079, 2);
  });

  it("the corner is rounded by the insert's radius", () => {
    const points = insertPoints(drawing);
    const rounds = points.filter(({ bulge }) => bulge !== 0);
    expect(rounds).toHaveLength(4);
    // The rounded corner's two ends are as far from the front as its tangents say, never in front of it.
    expect(Math.min(...points.map(({ at: [x] }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...points.map(({ at: [x] }) => x))).toBeLessThan(0.8);
  });

  it("isn't drawn with an insert whose code leaves its corner open", () => {
    expect(heldAssembly(holder, realProduct("mil-in-sekn1203aftn"), 40)).toBeUndefined();
  });
});

it("a bar with its insert stands in its smallest bore, seen from above and from behind", () => {
  const drawing = heldAssembly(bar, inBar, 100);
  expect(textsOf(drawing)).toEqual(expect.arrayContaining(["CCGT 09T304", "Ø32 min.", "OH 100", "Ø25"]));
  const walls = drawing?.views[0]?.strokes.filter(({ pen }) => pen === "phantom") ?? [];
  const heights = walls.map(({ vertices }) => vertices[0]?.at[1] ?? 0);
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(32, 6);
});

it("a mill stands out by its overhang, and a gauge line by the holder's nose more", () => {
  expect(textsOf(millAssembly(mill, 32))).toContain("OH 32");
  const drawing = millAssembly(mill, 32, 70);
  expect(textsOf(drawing)).toEqual(expect.arrayContaining(["OH 32", "102", "Ø10", "72"]));
  const phantom = drawing?.views[0]?.strokes.find(({ pen }) => pen === "phantom");
  expect(phantom?.vertices.map(({ at: [x] }) => x)).toEqual([102, 102]);
  expect(millAssembly(insert, 32)).toBeUndefined();
});

it("assemblies fit wide and narrow paper, no text beyond it", () => {
  for (const drawing of [
    heldAssembly(holder, insert, 40),
    heldAssembly(bar, inBar, 100),
    millAssembly(mill, 32, 70),
    heldAssembly(realProduct("thr-it-snr0016m16"), realProduct("thr-ii-16ir150iso"), 64),
    heldAssembly(realProduct("gro-ex-ho-2525-3"), realProduct("gro-ex-in-de-300"), 38),
    heldAssembly(realProduct("par-bl-32-3"), realProduct("par-in-300n"), 25),
    millAssembly(realProduct("mil-cu-45-80"), 50, 60, realProduct("mil-in-sekn1203aftn")),
    millAssembly(realProduct("mil-cu-90-25"), 44, 60, realProduct("mil-in-apkt1003pder")),
    millAssembly(realProduct("dri-ud-28-3d"), 112, 60, realProduct("dri-in-wcmx050308")),
  ]) {
    if (!drawing) throw new Error("No drawing.");
    for (const paper of [WIDE, NARROW]) {
      const { box, scale } = layOutDrawing(drawing, paper);
      expect(box.right - box.left, drawing.title).toBeLessThanOrEqual(paper.width * 1.02);
      expect(box.bottom - box.top).toBeLessThanOrEqual(paper.height * 1.02);
      expect(scale).toBeGreaterThan(0.5);
    }
  }
});
