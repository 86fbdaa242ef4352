import type { Tool } from "../../values/tool.ts";
import { drawTool } from "../draw-tool.ts";
import type { Dimension, DimensionSymbol } from "../views/drawn-view.ts";
import { CLOSE, layOutDrawing, type LaidDrawing, type Paper } from "./lay-out-drawing.ts";

/** Beside the words of a series. */
const SMALL: Paper = { width: 380, height: 132, isNarrow: false };

/** A dimension with a letter in place of its value. */
export type LetteredDimension = Dimension & { symbol: DimensionSymbol };

/** The dimensions of a tool's main view that ISO 13399 has a symbol for, each symbol once. */
export function letteredDimensions(tool: Tool): LetteredDimension[] {
  const drawing = drawTool(tool);
  const dimensions = drawing?.views[0]?.dimensions ?? [];
  const symbols = new Set<string>();
  return dimensions.flatMap((dimension): LetteredDimension[] => {
    const { symbol, place } = dimension;
    // What is said of a long tool's point would take the paper.
    const isOfPoint = drawing?.isLong === true && (place.kind === "angle" || place.kind === "leader");
    if (symbol === undefined || symbols.has(symbol) || isOfPoint) return [];
    symbols.add(symbol);
    return [{ ...dimension, symbol }];
  });
}

/** A tool's main view on a small paper, with these letters in place of values; undefined where its form is open. */
export function drawSketch(tool: Tool, dimensions: readonly LetteredDimension[]): LaidDrawing | undefined {
  const drawing = drawTool(tool);
  const [view] = drawing?.views ?? [];
  if (!drawing || !view) return undefined;
  const lettered = dimensions.map((dimension) => ({ ...dimension, text: dimension.symbol }));
  return layOutDrawing({ ...drawing, views: [{ ...view, dimensions: lettered }] }, SMALL, CLOSE);
}
