import { fitIndex, partnersOf } from "#site/catalogue/relations/fits.ts";
import { Tool, type Fault, type Rule } from "../tool.ts";

/** Deepest groove of a toolholder, as a part of its shank's height: beyond it the head would be weaker than the cut. */
const HOLDER_DEPTH = 1.5;

/** Largest smallest bore of an internal grooving bar, in diameters of it. */
const BAR_BORE = 1.6;

/** Deepest cut of a parting blade, as a part of its height. */
const BLADE_DEPTH = 1.6;

/** Deepest groove of a double-ended insert, in widths: then the second edge rubs; of one that lies down, for circlips. */
const INSERT_DEPTH = 10;
const LAYDOWN_DEPTH = 3;

/** Largest lead angle of a parting insert, degrees: beyond it the insert drifts aside. */
const MOST_LEAD = 20;

/** Length of a parting blade, in heights of the blade. */
const bladeLengths = { least: 3, most: 8 };

/** Heights of parting blades, mm: no standard, but the blocks that hold them have these. */
const bladeHeights: readonly number[] = [19, 21, 26, 32, 45, 46, 52, 53];

/** A grooving or parting tool's depth against its shank, its blade or its width, and its edge: plausible bounds. */
export const checkGrooveFigures: Rule = (tool) => [...checkEdge(tool), ...checkDepths(tool)];

/** The corners of an edge are no larger than half its width. */
function checkEdge(tool: Tool): Fault[] {
  const [radius, width, lead] = [tool.edge("RE"), tool.most("width"), tool.edge("Lead angle")];
  return [
    ...(radius === undefined || width === undefined
      ? []
      : tool.expect(radius <= width / 2, "edge", `RE ${width / 2} mm or less`, "half the width")),
    ...tool.expect(
      lead === undefined || lead <= MOST_LEAD,
      "edge",
      `a lead angle up to ${MOST_LEAD}°`,
      "plausible for parting",
    ),
  ];
}

function checkDepths(tool: Tool): Fault[] {
  const depth = tool.most("depth");
  if (depth === undefined) return [];
  const [height] = tool.sides("shank");
  const width = tool.most("width");
  if (tool.family === "grooving-insert" && width !== undefined) {
    const widths = isDoubleEnded(tool) ? INSERT_DEPTH : LAYDOWN_DEPTH;
    return checkDepth(tool, depth, widths * width, `an insert ${width} mm wide`);
  }
  if (height === undefined) return [];
  if (tool.family === "parting-blade")
    return checkDepth(tool, depth, BLADE_DEPTH * height, `a blade of ${height} mm`);
  return checkDepth(tool, depth, HOLDER_DEPTH * height, `a shank of ${height} mm`);
}

/** A parting blade's height and length. */
export const checkBladeFigures: Rule = (tool) => {
  const [height] = tool.sides("shank");
  const length = tool.most("length");
  if (height === undefined) return [];
  const [least, most] = [bladeLengths.least * height, bladeLengths.most * height];
  return [
    ...tool.expect(
      bladeHeights.includes(height),
      "shank",
      `one of ${bladeHeights.join(", ")} mm`,
      "plausible for a blade",
    ),
    ...tool.expect(
      length === undefined || (length >= least && length <= most),
      "length",
      `${least} to ${most} mm`,
      `plausible for a blade of ${height} mm`,
    ),
  ];
};

/** An internal grooving bar enters its smallest bore, and isn't far thinner. */
export const checkGroovingBar: Rule = (tool) => {
  const [shank] = tool.sides("shank");
  const bore = tool.most("diameter");
  if (shank === undefined || bore === undefined) return [];
  const most = Number((BAR_BORE * shank).toFixed(1));
  const holds = bore > shank && bore <= most;
  return tool.expect(holds, "diameter", `a smallest bore of ${shank} to ${most} mm`, `a bar of Ø${shank}`);
};

function isDoubleEnded(tool: Tool): boolean {
  const seat = tool.values.insert;
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
      .map(({ product }) => new Tool(product).most("depth"))
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
