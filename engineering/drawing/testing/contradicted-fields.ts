import type { Product } from "#site/catalogue/model/schema.ts";
import { drawTool } from "../draw-tool.ts";
import type { Outline } from "../geometry.ts";
import { writeDxf } from "../write-dxf.ts";
import { readDxf, type Measured } from "./read-drawings.ts";

/*
 * What a tool's file for CAM says, measured, against the words of its specification, which are read here anew: nothing
 * of the code that draws is used to know what is right.
 */

const SAME = 0.011;

/** The figure before a unit or after a word: `10` of "10 mm", 140 of "Point angle 140°". */
function figure(text: string | undefined, pattern: RegExp): number | undefined {
  const found = pattern.exec(text ?? "")?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The slant of the first edge that is neither along nor across the axis, degrees from the axis. */
function slantOf({ edges }: Measured): number | undefined {
  const slanted = edges.find(([[x, y], [tx, ty]]) => Math.abs(tx - x) > SAME && Math.abs(ty - y) > SAME);
  if (!slanted) return undefined;
  const [[x, y], [tx, ty]] = slanted;
  return Math.atan2(Math.abs(ty - y), Math.abs(tx - x)) * (180 / Math.PI);
}

/** The smallest distance of a straight edge from the origin: the radius of an inscribed circle around it. */
function nearestEdge({ edges }: Measured): number {
  return Math.min(
    ...edges.map(([[x, y], [tx, ty]]) => Math.abs(x * ty - tx * y) / Math.hypot(tx - x, ty - y)),
  );
}

type Expected = [what: string, field: number | undefined, drawn: number | undefined];

function ofRound(
  tool: Pick<Product, "family" | "specifications">,
  cut: Measured,
  held: Measured | undefined,
): Expected[] {
  const { diameter, size, length, shank, edge } = tool.specifications;
  const cutting = figure(size, /^[\d.]+ × ([\d.]+) × [\d.]+ mm$/);
  const half = figure(edge, /^Chamfer ([\d.]+)°/);
  const point = figure(edge, /^Point angle ([\d.]+)°/);
  const radius = figure(edge, /\bRE? ([\d.]+) mm/);
  const angle = half ?? (point === undefined ? undefined : point / 2);
  return [
    ["cutting diameter", figure(diameter, /^([\d.]+) mm$/), cut.height],
    ["cutting length", cutting, cut.width],
    ["angle of the tip to the axis", angle, slantOf(cut)],
    ["radius", radius, cut.radii[0]],
    ...(held
      ? ([
          ["overall length", figure(length, /^([\d.]+) mm$/), held.right],
          ["shank", figure(shank, /^([\d.]+) mm/), held.height],
        ] satisfies Expected[])
      : []),
  ];
}

function ofCutter(tool: Pick<Product, "family" | "specifications">, cut: Measured): Expected[] {
  const { diameter, depth, edge } = tool.specifications;
  const across = figure(diameter, /^([\d.]+) mm$/) ?? NaN;
  const deep = figure(depth, /^≤ ([\d.]+) mm$/) ?? NaN;
  const slant = figure(edge, /^KAPR ([\d.]+)°/);
  const wider = slant === undefined ? 0 : (2 * deep) / Math.tan(slant * (Math.PI / 180));
  return [
    ["largest diameter", across + wider, cut.height],
    ["largest depth of cut", deep, cut.width],
    // Measured from the face that the cutter leaves.
    ["cutting edge angle", slant === 90 || slant === undefined ? undefined : 90 - slant, slantOf(cut)],
  ];
}

/** What the drawn outlines of a tool say otherwise than its fields, a sentence each; none where nothing is drawn. */
export function contradictedFields(
  tool: Pick<Product, "id" | "family" | "specifications">,
  outlines: readonly Outline[] = drawTool(tool)?.outlines ?? [],
): string[] {
  const parts = readDxf(writeDxf(outlines));
  const cut = parts.find(({ layer }) => layer === "CUT")?.measured;
  const held = parts.find(({ layer }) => layer === "NOCUT")?.measured;
  const { diameter, size = "", depth, width } = tool.specifications;
  if (!cut) return [];
  const across = figure(diameter, /^([\d.]+) mm$/);
  const expected: Expected[] = (() => {
    switch (tool.family) {
      case "end-mill":
      case "ball-nose":
      case "drill":
        return ofRound(tool, cut, held);
      case "milling-cutter":
        return ofCutter(tool, cut);
      case "u-drill":
        return [
          ["cutting diameter", across, cut.height],
          ["hole depth", figure(depth, /([\d.]+) mm$/), cut.width],
        ];
      case "grooving-holder":
      case "parting-blade":
        return [["width of the groove", figure(width, /^([\d.]+) mm$/), Math.min(cut.width, cut.height)]];
      case "turning-insert":
      case "superhard-insert":
      case "drilling-insert":
        return size.startsWith("R")
          ? [["diameter of the round insert", across, cut.width]]
          : [["inscribed circle", across, 2 * nearestEdge(cut)]];
      default:
        return [];
    }
  })();
  return expected
    .filter(([, field, drawn]) => field !== undefined && !(Math.abs(field - (drawn ?? NaN)) <= SAME))
    .map(([what, field, drawn]) => `${tool.id}: ${what} ${field}, drawn ${drawn}`);
}
