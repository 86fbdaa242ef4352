import { describe, expect, it } from "vitest";
import { drawTool } from "./draw-tool.ts";
import { layOutDrawing, WIDE } from "./paper/lay-out-drawing.ts";
import { readDxf, readPath, type Measured } from "./testing/read-drawings.ts";
import { writeDxf } from "./write-dxf.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

/** What is written of a view's visible edges and hidden circles, in mm again. */
function written(
  specifications: Record<string, string>,
  at: number,
): { mm: number; edges: Measured[]; hidden: Measured[] } {
  const drawing = drawTool(withFamily({ specifications: { type: "Threading insert", ...specifications } }));
  if (!drawing) throw new Error("no drawing");
  const { scale, views } = layOutDrawing(drawing, WIDE);
  const strokes = views[at]?.strokes ?? [];
  const read = (pen: string) => strokes.filter((each) => each.pen === pen).map(({ path }) => readPath(path));
  return { mm: 1 / scale / (drawing.views[at]?.magnified ?? 1), edges: read("edge"), hidden: read("hidden") };
}

/** The angle of each edge to the tool's axis of the tooth, degrees. */
function leanings(edges: readonly Measured[]): number[] {
  return edges
    .flatMap(({ edges: own }) => own)
    .map(([[x, y], [tx, ty]]) => Math.abs((Math.atan2(tx - x, Math.abs(ty - y)) * 180) / Math.PI));
}

describe("a laydown insert's drawing", () => {
  it("has a face around its inscribed circle: 60° corners, ±0.1°, and the circle ±0.01 mm", () => {
    const { mm, edges, hidden } = written({ size: "16ER AG60" }, 0);
    expect(Math.abs((hidden[0]?.width ?? 0) * mm - 9.525)).toBeLessThan(0.01);
    for (const angle of leanings(edges)) {
      expect(Math.min(Math.abs(angle - 30), Math.abs(angle - 90))).toBeLessThan(0.1);
    }
    expect(leanings(edges)).toHaveLength(3);
  });

  it("has the tooth of an ISO thread with 60° flanks, a pitch wide, its tip at the minor or the major diameter", () => {
    for (const [size, tip] of [
      ["16ER 2.00 ISO", 0.5],
      ["16IR 2.00 ISO", 0.25],
    ] as const) {
      const { mm, edges } = written({ size }, 1);
      const [tooth] = edges;
      expect((tooth?.width ?? 0) * mm).toBeCloseTo(2, 2);
      // ISO 724: major less minor diameter is 1.0825 P.
      expect((tooth?.height ?? 0) * mm).toBeCloseTo((1.0825 * 2) / 2, 2);
      expect(leanings(edges).filter((angle) => Math.abs(angle - 30) < 0.1)).toHaveLength(2);
      const flats = tooth?.edges.filter(([[, y], [, ty]]) => Math.abs(ty - y) < 0.01) ?? [];
      const highest = flats.toSorted(([[, y]], [[, other]]) => other - y)[0];
      expect(highest ? Math.abs(highest[1][0] - highest[0][0]) * mm : 0).toBeCloseTo(tip, 2);
    }
  });

  it("has the rounded tooth of a Whitworth thread: 55°, 0.6403 P deep, rounded by 0.1373 P", () => {
    const pitch = 25.4 / 14;
    const { mm, edges } = written({ size: "16ER 14 W" }, 1);
    expect((edges[0]?.height ?? 0) * mm).toBeCloseTo(0.640327 * pitch, 2);
    expect(leanings(edges).filter((angle) => Math.abs(angle - 27.5) < 0.1)).toHaveLength(2);
    expect(edges[0]?.radii).toHaveLength(3);
    for (const radius of edges[0]?.radii ?? []) expect(radius * mm).toBeCloseTo(0.137329 * pitch, 2);
  });

  it("has a circlip groove's tooth as wide, as deep and as round as its values say", () => {
    const specifications = { type: "Grooving insert", depth: "≤ 1.8 mm", edge: "Ground, RE 0.1 mm" };
    const { mm, edges } = written({ ...specifications, size: "16ER 1.60" }, 1);
    expect((edges[0]?.width ?? 0) * mm).toBeCloseTo(1.6, 2);
    expect((edges[0]?.height ?? 0) * mm).toBeCloseTo(1.8, 2);
    expect(edges[0]?.radii.map((radius) => Number((radius * mm).toFixed(3)))).toEqual([0.1, 0.1]);
  });

  it("is left out where the profile or the groove isn't described", () => {
    const draw = (size: string) =>
      drawTool(withFamily({ specifications: { type: "Threading insert", size } }));
    expect(draw("16ER 14 NPT")).toBeUndefined();
    expect(draw("16ER 1.60")).toBeUndefined();
  });

  it("has its tooth in the DXF, closed and without lands: as what cuts, or as construction where its tip is open", () => {
    const file = (size: string, rest = {}) =>
      readDxf(
        writeDxf(
          drawTool(withFamily({ specifications: { type: "Threading insert", size, ...rest } }))?.outlines ??
            [],
        ),
      );
    const [full] = file("16ER 2.00 ISO");
    expect(full?.layer).toBe("CUT");
    // From crest to crest an external thread's groove is 7/8 of a pitch wide.
    expect(full?.measured.width).toBeCloseTo(1.75, 3);
    expect(full?.measured.height).toBeCloseTo((1.0825 * 2) / 2, 3);
    expect(full?.measured.edges).toHaveLength(4);
    const [whitworth] = file("16ER 14 W");
    expect(whitworth?.measured.height).toBeCloseTo((0.640327 * 25.4) / 14, 3);
    expect(file("16ER AG60").map(({ layer }) => layer)).toEqual(["DETAIL"]);
    const groove = { type: "Grooving insert", edge: "Ground, RE 0.1 mm" };
    expect(file("16ER 1.60", { ...groove, depth: "≤ 1.8 mm" })[0]?.layer).toBe("CUT");
    expect(file("16ER 1.60", groove)[0]?.layer).toBe("DETAIL");
  });
});
