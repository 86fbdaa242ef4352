import type { Mm } from "../units/units.ts";
import { toolShape } from "../drawing/tool-shape.ts";
import type { CamTool } from "./tool-properties.ts";

/** A tool bit's shape and parameters as FreeCAD's CAM workbench names them. */
interface Bit {
  shape: string;
  type: string;
  parameter: Record<string, string>;
}

function mm(value: Mm): string {
  return `${value.toFixed(4)} mm`;
}

function bitOf(tool: CamTool): Bit | undefined {
  const shape = toolShape(tool);
  if (!shape) return undefined;
  const { diameter, cuttingLength, length, shank, flutes, tip } = shape;
  const common = { Diameter: mm(diameter), Length: mm(length), Flutes: String(flutes) };
  const mill = { ...common, CuttingEdgeHeight: mm(cuttingLength), ShankDiameter: mm(shank) };
  switch (tip.kind) {
    case "ball":
      return { shape: "ballend.fcstd", type: "Ballend", parameter: mill };
    case "square":
      // An end mill cuts to the face; a lead doesn't, and none of FreeCAD's shapes has one.
      if (tip.isLead) return undefined;
      return tip.cornerRadius > 0
        ? {
            shape: "bullnose.fcstd",
            type: "Bullnose",
            parameter: { ...mill, CornerRadius: mm(tip.cornerRadius) },
          }
        : { shape: "endmill.fcstd", type: "Endmill", parameter: mill };
    case "point":
      if (tip.isMill)
        return {
          shape: "v-bit.fcstd",
          type: "VBit",
          parameter: {
            ...mill,
            CuttingEdgeAngle: `${tip.angle.toFixed(4)} °`,
            TipDiameter: mm(0),
          },
        };
      return {
        shape: "drill.fcstd",
        type: "Drill",
        parameter: { ...common, TipAngle: `${tip.angle.toFixed(4)} °` },
      };
    case "thread":
      // A tap's bit needs the length of its thread, which no value gives.
      return undefined;
  }
}

/** A solid end mill, ball nose or drill as a tool bit of FreeCAD (`.fctb`, JSON); undefined for other tools. */
export function writeToolBit(tool: CamTool): string | undefined {
  const bit = bitOf(tool);
  if (!bit) return undefined;
  const { shape, type, parameter } = bit;
  const file = { version: 2, name: tool.name, shape, "shape-type": type, parameter, attribute: {} };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
