import { describe, expect, it } from "vitest";
import { drawTool } from "./draw-tool.ts";
import { layOutDrawing, WIDE } from "./paper/lay-out-drawing.ts";
import { readDxf, readPath } from "./testing/read-drawings.ts";
import { writeDxf } from "./write-dxf.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

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
): { width: number; height: number; radii: number[]; floor: number; slants: number[] }[] {
  const drawing = drawTool(withFamily({ specifications: { type: "Insert", ...specifications } }));
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
      slants: edge.edges.map(([[x, y], [tx, ty]]) =>
        Math.abs((Math.atan2(ty - y, Math.abs(tx - x)) * 180) / Math.PI),
      ),
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

  it("has a slanted edge at its lead angle, its two corners round and the width between its sides", () => {
    const [edge] = edges({ ...grooving, edge: "Lead angle 6°, RE 0.2 mm" });
    expect(edge?.floor).toBeCloseTo(3, 2);
    expect(edge?.radii).toEqual([0.2, 0.2]);
    expect(edge?.slants.filter((angle) => Math.abs(angle - 6) < 0.1)).toHaveLength(1);
  });

  it("leaves its corners open where no value gives their radius", () => {
    const drawing = drawTool(
      withFamily({ specifications: { ...grooving, depth: undefined, edge: "Honed (E)" } }),
    );
    const pens = drawing?.views[0]?.strokes.map(({ pen }) => pen);
    expect(pens?.filter((pen) => pen === "phantom")).toHaveLength(2);
    expect(drawing?.notes.join(" ")).toMatch(/no value gives the corners' radius/);
    expect(drawing?.views[0]?.dimensions.map(({ name }) => name)).toEqual(["Cutting width CW"]);
  });

  it("has the deepest groove in its DXF as what cuts, and an edge alone only as construction", () => {
    const file = (edge: string, depth?: string) =>
      readDxf(
        writeDxf(drawTool(withFamily({ specifications: { ...grooving, edge, depth } }))?.outlines ?? []),
      );
    const [cut] = file("Honed (E), RE 0.3 mm", "≤ 16 mm");
    expect(cut?.layer).toBe("CUT");
    expect(cut?.measured.width).toBeCloseTo(3, 3);
    expect(cut?.measured.height).toBeCloseTo(16, 3);
    expect(cut?.measured.radii).toEqual([0.3, 0.3]);
    const [slanted] = file("Lead angle 6°, RE 0.2 mm");
    expect(slanted?.layer).toBe("DETAIL");
    expect(slanted?.measured.radii).toEqual([0.2, 0.2]);
    expect(file("Honed (E)", "≤ 16 mm").map(({ layer }) => layer)).toEqual(["DETAIL"]);
  });

  it("is left out where the radius is more than half of the width", () => {
    expect(drawTool(withFamily({ specifications: { ...grooving, edge: "RE 1.6 mm" } }))).toBeUndefined();
  });
});
