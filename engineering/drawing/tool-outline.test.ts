import { describe, expect, it } from "vitest";
import { realProduct, realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { toolOutline, type ToolOutline } from "./tool-outline.ts";
import { toolShape, type ToolShape } from "./tool-shape.ts";
import { withFamily } from "#site/catalogue/testing/with-family.ts";

const solid = realProducts.filter((product) =>
  ["end-mill", "ball-nose", "drill", "tap"].includes(product.family),
);

function shapeOf(id: string): ToolShape {
  const shape = toolShape(realProduct(id));
  if (!shape) throw new Error(`${id} has no shape.`);
  return shape;
}

/** All points of a path with M and L; arcs and curves by their ends. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function outlineOf(id: string): ToolOutline {
  return toolOutline(shapeOf(id));
}

describe("a solid tool's outline", () => {
  it("is drawn for every end mill, ball nose, drill and tap of the range, and for nothing else", () => {
    expect(solid.length).toBeGreaterThan(50);
    for (const product of realProducts) {
      expect([product.id, toolShape(product) !== undefined]).toEqual([product.id, solid.includes(product)]);
    }
  });

  it("has the diameter, cutting length, shank and overall length of the data", () => {
    expect(shapeOf("mil-em-4f-10")).toEqual({
      diameter: 10,
      length: 72,
      cuttingLength: 22,
      shank: 10,
      flutes: 4,
      isHelical: true,
      tip: { kind: "square", cornerRadius: 0 },
      isStandardShank: true,
      hasFlat: true,
    });
  });

  it("is as high as the tool is thick and keeps within it, for every product", () => {
    for (const product of solid) {
      const outline = toolOutline(shapeOf(product.id));
      const points = pointsOf(outline.edge);
      const heights = points.map(([, y]) => Math.abs(y));
      expect(Math.max(...heights) * 2, product.id).toBeCloseTo(outline.height, 1);
      expect(Math.min(...points.map(([x]) => x)), product.id).toBe(0);
      expect(Math.max(...points.map(([x]) => x)), product.id).toBeCloseTo(outline.head, 1);
      expect(outline.head, product.id).toBeLessThan(outline.length);
    }
  });

  it("is the same above and below the centre line", () => {
    for (const product of solid) {
      const points = pointsOf(toolOutline(shapeOf(product.id)).edge);
      const above = new Set(points.filter(([, y]) => y < 0).map(([x, y]) => `${x} ${-y}`));
      const below = new Set(points.filter(([, y]) => y > 0).map(([x, y]) => `${x} ${y}`));
      expect(below, product.id).toEqual(above);
    }
  });

  it("draws a drill's point as steep as its point angle says", () => {
    // Ø8.5, 140°: 4.25 / tan 70° = 1.55 mm
    expect(pointsOf(outlineOf("dri-sd-85-3d").edge)).toContainEqual([1.55, -4.25]);
    const sharper = toolOutline({ ...shapeOf("dri-sd-85-3d"), tip: { kind: "point", angle: 90 } });
    expect(pointsOf(sharper.edge)).toContainEqual([4.25, -4.25]);
  });

  it("rounds a ball nose by its radius and a corner by its corner radius", () => {
    expect(outlineOf("mil-bn-2f-6").edge).toContain("A3 3");
    expect(outlineOf("mil-em-6f-hard-8").edge).toContain("A0.5 0.5");
  });

  it("gives a tap a crest each pitch, and a driving square at the other end", () => {
    const { edge, endGround, breakAt } = outlineOf("thr-it-tap-m8-c");
    const crests = pointsOf(edge).filter(([, y]) => y === -4);
    expect(crests.map(([x]) => x)).toEqual(expect.arrayContaining([10, 11.25]));
    expect(endGround).toContain("M-9 ");
    expect(breakAt).toBe(15);
  });

  it("cuts the flat of DIN 6535 HB into the shank, and none into a plain one", () => {
    expect(outlineOf("mil-em-4f-10").end).toContain("M-23.5 -5V-3.5H-16.5V-5");
    expect(outlineOf("mil-em-3f-al-12").end).not.toContain("H-");
  });

  it("draws more flute edges the more flutes there are", () => {
    const edges = (flutes: number) =>
      toolOutline({ ...shapeOf("mil-em-4f-10"), flutes }).flutes.split("M").length - 1;
    expect([edges(2), edges(4), edges(6)]).toEqual([edges(2), edges(2) * 2, edges(2) * 3].map(Math.round));
  });

  it("is left out where a value is missing or leaves no room for another", () => {
    const { specifications } = realProduct("mil-em-4f-10");
    const without = { ...specifications, length: undefined };
    expect(toolShape(withFamily({ specifications: without }))).toBeUndefined();
    expect(toolShape(withFamily({ specifications: { ...specifications, length: "20 mm" } }))).toBeUndefined();
  });
});
