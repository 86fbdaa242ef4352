import type { Tool } from "../../values/tool.ts";
import type { Measure } from "../views/drawn-view.ts";
import { drawTool } from "../draw-tool.ts";
import { CLOSE, layOutDrawing, NARROW, type LaidDrawing } from "./lay-out-drawing.ts";

/** A tool's drawing on one small paper, with all that stands in it in words. */
export interface SmallDrawing {
  laid: LaidDrawing;
  /** What the views are: `Side view and end view`. */
  title: string;
  /** The dimensions, in the order of the views. */
  dimensions: readonly Measure[];
  /** What is schematic or left out, a sentence each. */
  notes: string[];
}

/** Draws a tool as its sheet does, on one paper; undefined where its values leave its form open. */
export function drawSmall(tool: Tool): SmallDrawing | undefined {
  const drawing = drawTool(tool);
  if (!drawing) return undefined;
  return {
    laid: layOutDrawing(drawing, NARROW, CLOSE),
    title: drawing.title,
    dimensions: drawing.views.flatMap((view) => view.dimensions),
    notes: drawing.notes,
  };
}
