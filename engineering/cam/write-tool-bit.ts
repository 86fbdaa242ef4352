import type { Mm } from "../units/units.ts";
import { workpieceGroups } from "../values/workpiece-groups.ts";
import { toolShape, type ToolShape } from "../drawing/tool-shape.ts";
import { camPresets } from "./cam-presets.ts";
import type { CamTool } from "./cam-tool.ts";

/** A tool bit's shape and parameters as FreeCAD's CAM workbench names them. */
interface Bit {
  shape: string;
  type: string;
  parameter: Record<string, string>;
}

function mm(value: Mm): string {
  return `${value.toFixed(4)} mm`;
}

function bitOf(shape: ToolShape): Bit | undefined {
  // A drill's bit has one diameter.
  if (shape.step) return undefined;
  const { diameter, cuttingLength, length, shank, flutes, tip } = shape;
  const common = { Diameter: mm(diameter), Length: mm(length), Flutes: String(flutes) };
  const mill = { ...common, CuttingEdgeHeight: mm(cuttingLength), ShankDiameter: mm(shank) };
  switch (tip.kind) {
    case "ball":
      return { shape: "ballend.fcstd", type: "Ballend", parameter: mill };
    case "square":
      // An end mill cuts to the face; a lead doesn't, and none of FreeCAD's shapes has one. Its thread mill has a neck,
      // which no value describes.
      if (tip.isLead || tip.pitch !== undefined) return undefined;
      return tip.cornerRadius > 0
        ? {
            shape: "bullnose.fcstd",
            type: "Bullnose",
            // FreeCAD to 1.0 has the radius of the flat, not that of the corner.
            parameter: {
              ...mill,
              CornerRadius: mm(tip.cornerRadius),
              FlatRadius: mm(diameter / 2 - tip.cornerRadius),
            },
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

/**
 * Start values as FreeCAD's presets. It takes one for a workpiece of the same name only, never for another, and works out
 * speed and feed from the tool.
 */
function presetsOf(tool: CamTool, shape: ToolShape) {
  const isDrill = shape.tip.kind === "point" && !shape.tip.isMill;
  return camPresets(tool, shape).map(({ name, group, note, description, vc, fz }) => ({
    name,
    material_hint: { uuid: null, name: workpieceGroups[group] },
    op_type_hint: isDrill ? "drill" : /\bslotting\b/.test(note) ? "slot" : null,
    surface_speed: vc,
    chipload: fz,
    // A drill's feed is all along its axis; for mills FreeCAD has a share of its own.
    ...(isDrill && { vert_feed_ratio: 1 }),
    notes: description,
  }));
}

/** A solid end mill, ball nose or drill as a tool bit of FreeCAD (`.fctb`, JSON); undefined for other tools. */
export function writeToolBit(tool: CamTool): string | undefined {
  const shape = toolShape(tool);
  const bit = shape && bitOf(shape);
  if (!bit) return undefined;
  const { shape: form, type, parameter } = bit;
  const presets = presetsOf(tool, shape);
  const file = {
    version: 2,
    name: tool.name,
    shape: form,
    "shape-type": type,
    parameter,
    attribute: {},
    ...(presets.length > 0 && { presets }),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
