import { describe, expect, it } from "vitest";
import { realProduct, realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { camFiles } from "../cam/cam-files.ts";
import { camSource } from "../cam/testing/cam-source.ts";
import { startValuesOf } from "../cutting/start-values.ts";
import { drawTool } from "./draw-tool.ts";
import { contradictedFields } from "./testing/contradicted-fields.ts";

describe("what a tool's outline says is what its fields say", () => {
  it("in diameter, angle, radius and length, for every tool of the range", () => {
    expect(realProducts.flatMap((tool) => contradictedFields(tool))).toEqual([]);
    expect(realProducts.filter((tool) => drawTool(tool)?.outlines.length).length).toBeGreaterThan(70);
  });

  it.each<[string, string, Record<string, string>]>([
    ["a centre-cutting end mill", "mil-em-4f-10", { type: "Solid carbide end mill, centre cutting" }],
    ["a chamfer mill", "mil-em-2f-6", { edge: "Chamfer 45°", size: "6 × 3 × 57 mm", depth: "3 mm" }],
    ["a chamfer mill of 120°", "mil-em-2f-6", { edge: "Chamfer 60°", size: "6 × 4 × 57 mm", depth: "4 mm" }],
    [
      "a spot drill that says its lengths",
      "dri-sd-85-3d",
      { type: "Solid carbide NC spot drill", edge: "Point angle 90°" },
    ],
    ["a jobber drill of 118°", "dri-sd-85-3d", { type: "HSS jobber drill", edge: "Point angle 118°" }],
    [
      "a drill of another diameter than its shank",
      "dri-sd-85-3d",
      { diameter: "8 mm", size: "8 × 47 × 89 mm" },
    ],
    ["a corner radius", "mil-em-4f-10", { edge: "RE 1.5 mm" }],
    ["a face mill of 75°", "mil-cu-45-80", { edge: "KAPR 75°" }],
  ])("for %s too", (_, id, changed) => {
    const tool = realProduct(id);
    const made = { ...tool, specifications: { ...tool.specifications, ...changed } };
    expect(drawTool(made)?.outlines.length).toBeGreaterThan(0);
    expect(contradictedFields(made)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["mil-em-4f-10", "Solid carbide T-slot end mill", "T-slot"],
    ["mil-em-4f-10", "Solid carbide dovetail end mill", "dovetail"],
    ["mil-em-4f-10", "Solid carbide tapered end mill", "taper"],
    ["mil-em-4f-10", "Solid carbide corner-rounding end mill", "corner rounding"],
    ["mil-em-4f-10", "Solid carbide threading end mill", "thread mill"],
    ["mil-bn-2f-6", "Solid carbide tapered ball nose end mill", "tapered ball nose"],
    ["dri-sd-85-3d", "Solid carbide step drill", "step drill"],
    ["dri-sd-85-3d", "Solid carbide countersink drill", "countersink"],
    ["dri-sd-85-3d", "Solid carbide centre drill", "centre drill"],
  ])("draws and exports no %s under the type %s: no value gives its form", (id, type) => {
    const tool = realProduct(id);
    const made = { ...tool, specifications: { ...tool.specifications, type } };
    expect(drawTool(made)).toBeUndefined();
    expect(camFiles("freecad", [made], camSource)).toEqual([]);
    expect(startValuesOf(made)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ["a flat end mill for a ball nose", "mil-bn-2f-6", "mil-em-2f-6", "radius"],
    ["a flat end mill for a drill", "dri-sd-85-3d", "mil-em-4f-8", "angle of the tip"],
    ["another size", "mil-em-4f-12", "mil-em-4f-10", "cutting diameter"],
    ["a face mill of 45° for a shoulder mill", "mil-cu-90-80", "mil-cu-45-80", "largest diameter"],
    ["another insert", "tur-st-cnmg120408-p25", "tur-st-wnmg060404-p25", "inscribed circle"],
  ])("would be told of %s", (_, id, other, told) => {
    const drawn = drawTool(realProduct(other))?.outlines;
    expect(contradictedFields(realProduct(id), drawn).join()).toContain(told);
  });
});
