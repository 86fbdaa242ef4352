import { describe, expect, it } from "vitest";
import { realProduct } from "#site/catalogue/testing/real-catalogue.ts";
import { camFiles } from "../cam/cam-files.ts";
import { camSource } from "../cam/testing/cam-source.ts";
import { toolProperties } from "../cam/tool-properties.ts";
import { drawTool } from "./draw-tool.ts";
import { readDxf } from "./testing/read-drawings.ts";
import { writeDxf } from "./write-dxf.ts";
import { writeStep } from "./write-step.ts";

const mill = realProduct("mil-em-2f-10");
const chamfer = {
  ...mill,
  specifications: {
    ...mill.specifications,
    size: "10 × 5 × 72 mm",
    depth: "5 mm",
    edge: "Chamfer 45°",
  },
};

describe("a chamfer mill", () => {
  it("is drawn as the cone of its angle, and goes so into DXF and STEP", () => {
    const drawing = drawTool(chamfer);
    const [cut] = readDxf(writeDxf(drawing?.outlines ?? []));
    expect(cut?.measured).toMatchObject({ left: 0, right: 5, height: 10 });
    expect(cut?.measured.edges).toHaveLength(3);
    expect(writeStep("chamfer", drawing?.envelope ?? [])).toMatch(
      /CONICAL_SURFACE\('',#\d+,0\.,0\.785398163\)/,
    );
    expect(drawing?.views[0]?.dimensions).toContainEqual(
      expect.objectContaining({ name: "Included angle", text: "90°" }),
    );
  });

  it("is a cone in the libraries for CAM", () => {
    expect(toolProperties(chamfer)).toMatchObject({ KAPR: 45, SIG: 90, APMX: 5 });
    expect(JSON.parse(camFiles("freecad", [chamfer], camSource)[0]?.text ?? "")).toMatchObject({
      shape: "v-bit.fcstd",
      parameter: { CuttingEdgeAngle: "90.0000 °", TipDiameter: "0.0000 mm" },
    });
    expect(JSON.parse(camFiles("fusion", [chamfer], camSource)[0]?.text ?? "")).toMatchObject({
      data: [{ type: "chamfer mill", geometry: { DC: 10, TA: 45, "tip-diameter": 0 } }],
    });
    const named = { ...chamfer, name: "90° chamfer mill" };
    expect(camFiles("linuxcnc", [named], camSource)[0]?.text).toContain(";90 deg chamfer mill");
  });

  it("isn't drawn where its cone ends in a flat that no value gives", () => {
    const flat = { ...chamfer, specifications: { ...chamfer.specifications, size: "10 × 4 × 72 mm" } };
    expect(drawTool(flat)).toBeUndefined();
  });

  it.each(["Chamfer 0°", "Chamfer 90°", "Square, sharp corners"])(
    "isn't drawn as a flat end mill where no value gives its cone: %s",
    (edge) => {
      const specifications = { ...chamfer.specifications, type: "Solid carbide chamfer end mill", edge };
      expect(drawTool({ ...chamfer, specifications })).toBeUndefined();
    },
  );
});
