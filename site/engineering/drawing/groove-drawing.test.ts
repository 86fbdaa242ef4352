import { describe, expect, it } from "vitest";
import { drawTool } from "./draw-tool.ts";
import { layOutDrawing, WIDE } from "./paper/lay-out-drawing.ts";
import { readPath } from "./testing/read-drawings.ts";

const grooving = {
  type: "Grooving insert, double-ended, neutral",
  size: "GI300-D",
  insert: "3.0 mm double-ended",
  width: "3.0 mm",
  depth: "≤ 16 mm",
  edge: "Honed (E), RE 0.3 mm",
};

/** The visible edge of each view as written, in mm again. */
function edges(
  specifications: Record<string, string>,
): { width: number; height: number; radii: number[]; floor: number }[] {
  const drawing = drawTool({ specifications: { type: "Insert", ...specifications } });
  if (!drawing) throw new Error("no drawing");
  const { scale, views } = layOutDrawing(drawing, WIDE);
  return views.map(({ strokes }, at) => {
    const mm = 1 / scale / (drawing.views[at]?.magnified ?? 1);
    const edge = readPath(strokes.find(({ pen }) => pen === "edge")?.path ?? "");
    // Between the two upright sides lies what is cut.
    const sides = edge.edges.filter(([[x], [tx]]) => Math.abs(tx - x) < 0.01).map(([[x]]) => x);
    return {
      width: edge.width * mm,
      height: edge.height * mm,
      radii: edge.radii.map((radius) => Number((radius * mm).toFixed(2))),
      floor: (Math.max(...sides) - Math.min(...sides)) * mm,
    };
  });
}

describe("a grooving or parting insert's drawing", () => {
  it("has the deepest groove and the cutting edge as wide, deep and round as the values say", () => {
    const [groove, edge] = edges(grooving);
    expect(groove?.height).toBeCloseTo(16, 2);
    expect(groove?.floor).toBeCloseTo(3, 2);
    expect(groove?.radii).toEqual([0.3, 0.3]);
    expect(edge?.width).toBeCloseTo(3, 2);
    expect(edge?.radii).toEqual([0.3, 0.3]);
  });

  it("has the cutting edge alone where no value says how deep it cuts", () => {
    const { depth: _, ...parting } = { ...grooving, type: "Parting insert, neutral" };
    const views = edges({ ...parting, insert: "3.0 mm self-clamping", edge: "Lead angle 0°, RE 0.2 mm" });
    expect(views).toHaveLength(1);
    expect(views[0]?.width).toBeCloseTo(3, 2);
  });

  it("is left out for a slanted edge, whose leading corner no value names, and without a radius", () => {
    const draw = (edge: string) => drawTool({ specifications: { ...grooving, edge } });
    expect(draw("Lead angle 6°, RE 0.2 mm")).toBeUndefined();
    expect(draw("Honed (E)")).toBeUndefined();
  });
});
