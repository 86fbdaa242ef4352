import { describe, expect, it } from "vitest";
import { realProduct } from "#site/catalogue/testing/real-catalogue.ts";
import { millM10 } from "#site/catalogue/testing/made-up-thread-mill.ts";
import { writeFusionLibrary } from "../cam/write-fusion-library.ts";
import { writeToolBit } from "../cam/write-tool-bit.ts";
import { drawTool } from "./draw-tool.ts";
import { layOutDrawing, WIDE } from "./paper/lay-out-drawing.ts";
import { readDxf, readPath, type Measured } from "./testing/read-drawings.ts";
import type { ToolDrawing } from "./views/drawn-view.ts";
import { writeDxf } from "./write-dxf.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

type Specifications = Parameters<typeof drawTool>[0]["specifications"];

function drawingOf(specifications: Specifications): ToolDrawing {
  const drawing = drawTool(withFamily({ specifications }));
  if (!drawing) throw new Error("no drawing");
  return drawing;
}

function real(id: string): ToolDrawing {
  return drawingOf(realProduct(id).specifications);
}

/** What is written of a view by pen, in mm again. */
function written(drawing: ToolDrawing, at: number, pen: string): Measured[] {
  const { scale, views } = layOutDrawing(drawing, WIDE);
  const mm = 1 / scale / (drawing.views[at]?.magnified ?? 1);
  return (views[at]?.strokes ?? [])
    .filter((stroke) => stroke.pen === pen)
    .map(({ path }) => readPath(path))
    .map(({ left, right, width, height, edges, radii }) => ({
      left: left * mm,
      right: right * mm,
      width: width * mm,
      height: height * mm,
      edges: edges.map(([from, to]) => [
        [from[0] * mm, from[1] * mm],
        [to[0] * mm, to[1] * mm],
      ]),
      radii: radii.map((radius) => radius * mm),
    }));
}

function names({ views }: ToolDrawing): string[] {
  return views.flatMap(({ dimensions }) => dimensions.map(({ name, text }) => `${name}: ${text}`));
}

/** Directions of straight edges, 0 to 180 degrees. */
function directions(edges: Measured["edges"]): number[] {
  return edges.map(
    ([[x, y], [tx, ty]]) => ((((Math.atan2(ty - y, tx - x) * 180) / Math.PI) % 180) + 180) % 180,
  );
}

describe("the drawing of a tool of which only a part is known", () => {
  it("has a parting blade's edges as far apart as it is high, its open ends as far as it is long", () => {
    const drawing = real("par-bl-32-3");
    const [upper, lower] = written(drawing, 0, "edge");
    expect(upper?.edges[0]?.[0][1]).toBeCloseTo(16, 2);
    expect(lower?.edges[0]?.[0][1]).toBeCloseTo(-16, 2);
    const ends = written(drawing, 0, "form");
    expect(
      Math.max(...ends.map(({ right }) => right)) - Math.min(...ends.map(({ left }) => left)),
    ).toBeCloseTo(150, 1);
    expect(names(drawing)).toContain("Largest groove depth: 50");
  });

  it("has of a blade and a grooving holder only the slot that they cut in a file, as wide and deep as they say", () => {
    for (const [id, depth] of [
      ["par-bl-32-3", 50],
      ["gro-ex-ho-2525-3", 16],
    ] as const) {
      const found = readDxf(writeDxf(real(id).outlines));
      expect(found.map(({ layer }) => layer)).toEqual(["CUT"]);
      expect(found[0]?.measured.width).toBeCloseTo(3, 6);
      expect(found[0]?.measured.height).toBeCloseTo(depth, 6);
      expect(found[0]?.measured.edges).toHaveLength(4);
    }
  });

  it("has a grooving holder's shank from its side and from behind, its head open", () => {
    const drawing = drawingOf({
      ...realProduct("gro-ex-ho-2525-3").specifications,
      shank: "32 × 25 mm",
      length: "170 mm",
    });
    const [shank] = written(drawing, 0, "edge");
    expect(shank?.height).toBeCloseTo(32, 2);
    expect(shank?.right).toBeCloseTo(170, 1);
    const [end] = written(drawing, 1, "edge");
    expect(end?.width).toBeCloseTo(25, 2);
    expect(end?.height).toBeCloseTo(32, 2);
    expect(drawing.views[0]?.strokes.some(({ pen }) => pen === "form")).toBe(true);
  });

  it("has a threading bar with its smallest bore beside it and the insert's face, but in no file", () => {
    const drawing = real("thr-it-snr0016m16");
    expect(names(drawing)).toEqual(
      expect.arrayContaining(["Bar diameter: Ø16", "Smallest bore: Ø20 min.", "Inscribed circle IC: Ø9.525"]),
    );
    const [bore] = written(drawing, 3, "phantom");
    expect(bore?.width).toBeCloseTo(20, 2);
    expect(drawing.outlines).toEqual([]);
  });

  it("has a parallelogram insert's long edge and its corner of 85°, ±0.1°, broken where no code says how wide it is", () => {
    const drawing = real("mil-in-apmt1604pder");
    const sides = directions(written(drawing, 0, "edge").flatMap(({ edges }) => edges));
    expect(sides.filter((angle) => Math.abs(angle - 95) < 0.1)).toHaveLength(2);
    const xs = written(drawing, 0, "phantom").flatMap(({ edges }) => edges.flat());
    const onEdge = xs.filter(([, y]) => Math.abs(y) < 0.01).map(([x]) => x);
    expect(Math.max(...onEdge) - Math.min(...onEdge)).toBeCloseTo(16, 2);
    const [section] = written(drawing, 1, "edge");
    expect(section?.width).toBeCloseTo(4.76, 2);
    expect(directions(section?.edges ?? []).some((angle) => Math.abs(angle - 11) < 0.1)).toBe(true);
    expect(names(drawing)).toContain("Corner radius RE: R0.8");
    expect(drawing.outlines).toEqual([]);
  });

  it("has a wiper insert's edges around its circle and open corners; its sharp corners are only construction in a file", () => {
    const drawing = real("mil-in-sekn1203aftn");
    const edges = written(drawing, 0, "edge").flatMap(({ edges: own }) => own);
    expect(edges).toHaveLength(4);
    for (const [[x, y], [tx, ty]] of edges) {
      const reach = Math.abs(x * ty - y * tx) / Math.hypot(tx - x, ty - y);
      expect(Math.abs(reach - 6.35)).toBeLessThan(0.01);
      expect(Math.hypot(tx - x, ty - y)).toBeLessThan(12);
    }
    const [file] = readDxf(writeDxf(drawing.outlines));
    expect(file?.layer).toBe("DETAIL");
    expect(Math.max(file?.measured.width ?? 0, 0)).toBeCloseTo(12.7 * Math.SQRT2, 2);
  });

  it("sets a 45° holder's insert on its corner, that corner on functional width and length", () => {
    const drawing = real("tur-ho-pssnr2525m12");
    const insert = drawing.views[0]?.strokes.find(({ isClosed }) => isClosed)?.vertices ?? [];
    const front = insert.toSorted((one, other) => one.at[0] - other.at[0])[0];
    expect(front?.at[0]).toBeCloseTo(0, 6);
    // 25 wide, 32 from its back: 12.5 − 32.
    expect(front?.at[1]).toBeCloseTo(-19.5, 6);
    const [outline] = written(drawing, 0, "edge").filter(({ edges }) => edges.length === 4);
    for (const angle of directions(outline?.edges ?? []))
      expect(Math.abs((angle % 90) - 45)).toBeLessThan(0.1);
  });

  it("has what round inserts sweep: quarters of their circle up to the cutter's diameter", () => {
    const { outlines } = real("mil-cu-r-50");
    const [cut] = readDxf(writeDxf(outlines));
    expect(cut?.layer).toBe("CUT");
    expect(cut?.measured.height).toBeCloseTo(50, 3);
    expect(cut?.measured.width).toBeCloseTo(6, 3);
    expect(cut?.measured.radii).toEqual([6, 6]);
    // Flat between the quarters: 50 less twice the insert's radius.
    const flat = cut?.measured.edges.find(([[x], [tx]]) => Math.abs(x) < 1e-6 && Math.abs(tx) < 1e-6);
    expect(flat && Math.abs(flat[1][1] - flat[0][1])).toBeCloseTo(38, 3);
  });

  it("says no overall length where no value gives it, and breaks the shank", () => {
    const { length: _, ...rest } = realProduct("dri-ud-28-3d").specifications;
    const drawing = drawingOf(rest);
    expect(names(drawing).join(" ")).not.toMatch(/Overall length/);
    expect(drawing.notes.join(" ")).toMatch(/No value gives the overall length/);
    expect(readDxf(writeDxf(drawing.outlines))[0]?.measured.width).toBeCloseTo(84, 6);
  });

  it("has no flutes where no value names them, as on a forming tap, and no thread depth is asked for", () => {
    const { flutes: _flutes, depth: _depth, ...forming } = realProduct("thr-it-tap-m8-c").specifications;
    const drawing = drawingOf({ ...forming, type: "Forming tap" });
    expect(drawing.views).toHaveLength(1);
    const named = drawing.views.flatMap(({ dimensions }) => dimensions.map(({ name }) => name));
    expect(named).toContain("Thread");
    expect(named).not.toContain("Flutes");
    expect(real("thr-it-tap-m8-c").views).toHaveLength(2);
  });

  it("has the square of an inch tap as long as its standard has it", () => {
    const { flutes: _flutes, depth: _depth, ...metric } = realProduct("thr-it-tap-m8-c").specifications;
    const shank = "6.48 mm, square 4.85 mm";
    const drawing = drawingOf({
      ...metric,
      size: "1/4-20 UNC",
      diameter: "6.35 mm",
      length: "63.5 mm",
      shank,
    });
    expect(names(drawing)).toContain("Length of the square, ASME B94.9: 7.94");
    expect(names(drawing)).toContain("Thread: 1/4-20 UNC");
    expect(names(drawing)).toContain("Overall length: 63.5");
  });

  it("has a thread mill's teeth as a thread, and neither a library of Fusion nor a bit of FreeCAD", () => {
    const drawing = drawTool(millM10);
    if (!drawing) throw new Error("no drawing");
    expect(names(drawing)).toEqual(
      expect.arrayContaining([
        "Cutting diameter: Ø7.5",
        "Cutting length: 22.5",
        "Pitch of the teeth: P1.5",
        "Shank diameter: Ø8 h6",
        "Shank length, DIN 6535: 36",
        "Overall length: 63",
        "Flutes: 4 flutes",
      ]),
    );
    // 7.5 ÷ 2 − 5/8 · √3/2 · 1.5.
    const roots = written(drawing, 0, "thin").map(({ edges }) => edges[0]?.[0][1] ?? 0);
    expect(roots.some((y) => Math.abs(y - 2.938) < 0.01)).toBe(true);
    expect(drawing.notes.join(" ")).toContain("ISO 6410");
    expect(writeToolBit(millM10)).toBeUndefined();
    expect(
      writeFusionLibrary([millM10], { linkOf: () => "https://example.com", now: new Date(0) }),
    ).toBeUndefined();
  });
});
