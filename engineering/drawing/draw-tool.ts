import type { Tool } from "../values/tool.ts";
import { isInsert } from "../values/tool.ts";
import { decodeInsert } from "../designation/insert-designation.ts";
import { toolShape } from "./tool-shape.ts";
import type { ToolDrawing } from "./views/drawn-view.ts";
import { bladeView } from "./views/blade-view.ts";
import { grooveEdgeView } from "./views/groove-edge-view.ts";
import { holderView } from "./views/holder-view.ts";
import { cutterView, indexableDrillView } from "./views/indexable-view.ts";
import { insertView } from "./views/insert-view.ts";
import { laydownView } from "./views/laydown-view.ts";
import { parallelogramView } from "./views/parallelogram-view.ts";
import { shankView } from "./views/shank-view.ts";
import { solidToolView } from "./views/solid-tool-view.ts";
import { tapView } from "./views/tap-view.ts";

/**
 * The drawing of a tool from the values of its specifications and the standards that they name. Undefined where those
 * leave its form open: nothing is made up.
 */
export function drawTool(tool: Tool): ToolDrawing | undefined {
  if (isInsert(tool)) {
    const drawing = laydownView(tool) ?? grooveEdgeView(tool);
    if (drawing) return drawing;
    const insert = decodeInsert(tool.specifications.size ?? "");
    return insert.kind === "insert" ? (insertView(insert) ?? parallelogramView(insert, tool)) : undefined;
  }
  switch (tool.family) {
    case "turning-holder":
      return holderView(tool) ?? shankView(tool);
    case "boring-bar":
      return holderView(tool);
    case "grooving-bar":
    case "grooving-holder":
    case "threading-holder":
      return shankView(tool);
    case "parting-blade":
      return bladeView(tool);
    case "milling-cutter":
      return cutterView(tool);
    case "u-drill":
      return indexableDrillView(tool);
    default: {
      const shape = toolShape(tool);
      if (!shape) return undefined;
      return shape.tip.kind === "thread" ? tapView(tool, shape) : solidToolView(tool, shape);
    }
  }
}
