import { fitIndex, partnersOf } from "#site/catalogue/relations/fits.ts";
import { parseSeat } from "#site/catalogue/relations/seat.ts";
import { Tool, type Fault, type Rule } from "../tool.ts";

/** Deepest groove of a toolholder, as a part of its shank's height: beyond it the head would be weaker than the cut. */
const HOLDER_DEPTH = 1.5;

/** Deepest cut of a parting blade, as a part of its height. */
const BLADE_DEPTH = 1.6;

/** Deepest groove of a double-ended insert, in widths: then the second edge rubs. */
const INSERT_DEPTH = 10;

/** The depth of a grooving or parting tool against its shank, its blade or its width: plausible bounds. */
export const checkGrooveFigures: Rule = (tool) => {
  const depth = tool.most("depth");
  if (depth === undefined) return [];
  const [height] = tool.sides("shank");
  const width = tool.most("width");
  if (tool.family === "grooving-insert" && width !== undefined && isDoubleEnded(tool))
    return checkDepth(tool, depth, INSERT_DEPTH * width, `an insert ${width} mm wide`);
  if (height === undefined) return [];
  if (tool.family === "parting-blade")
    return checkDepth(tool, depth, BLADE_DEPTH * height, `a blade of ${height} mm`);
  return checkDepth(tool, depth, HOLDER_DEPTH * height, `a shank of ${height} mm`);
};

function isDoubleEnded(tool: Tool): boolean {
  const seat = parseSeat(tool.text("insert"));
  return seat?.family === "groove" && seat.clamping === "double-ended";
}

function checkDepth(tool: Tool, depth: number, bound: number, of: string): Fault[] {
  const most = Number(bound.toFixed(1));
  return tool.expect(depth <= most, "depth", `at most ${most} mm`, `plausible for ${of}`);
}

/** A holder grooves no deeper than the deepest of its inserts, as far as they say it. */
export function findTooDeepHolders(tools: readonly Tool[]): { tool: Tool; fault: Fault }[] {
  const index = fitIndex(tools.map(({ product }) => product));
  return tools.flatMap((tool) => {
    const depth = tool.family === "grooving-holder" ? tool.most("depth") : undefined;
    if (depth === undefined) return [];
    const depths = partnersOf(index, tool.product)
      .map(({ product }) => new Tool(product, "grooving-insert").most("depth"))
      .filter((each) => each !== undefined);
    const most = Math.max(...depths);
    return tool
      .expect(
        depths.length === 0 || depth <= most,
        "depth",
        `at most ${most} mm`,
        `the deepest of its inserts, ${tool.text("insert")}`,
      )
      .map((fault) => ({ tool, fault }));
  });
}
