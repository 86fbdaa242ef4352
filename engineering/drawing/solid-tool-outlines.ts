import { radiansOf } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";
import { shankFlat } from "../standards/shank-ends.ts";
import { corner, type Outline, type Vertex } from "./geometry.ts";
import { heldLength, stepEnd, widestOf, type ToolShape } from "./tool-shape.ts";

const QUARTER = Math.tan(Math.PI / 8);

/** The tip from its upper end to its lower one, counter-clockwise. */
function tipOf({ diameter, tip }: ToolShape): Vertex[] {
  const r = diameter / 2;
  if (tip.kind === "ball") return [{ at: [r, r], bulge: 1 }, corner(r, -r)];
  if (tip.kind === "point") {
    const height = r / Math.tan(radiansOf(tip.angle / 2));
    return [corner(height, r), corner(0, 0), corner(height, -r)];
  }
  const round = tip.kind === "square" ? tip.cornerRadius : 0;
  if (round <= 0) return [corner(0, r), corner(0, -r)];
  return [
    { at: [round, r], bulge: QUARTER },
    corner(0, r - round),
    { at: [0, round - r], bulge: QUARTER },
    corner(round, -r),
  ];
}

/** The lower side of a step, from the pilot on; its upper one is the same the other way round. */
function stepCorners({ diameter, step }: ToolShape): [Mm, Mm][] {
  if (!step) return [];
  return [
    [step.from, diameter / 2],
    [stepEnd(step, diameter), step.diameter / 2],
  ];
}

/** The flat of a DIN 6535 HB shank seen from the side, from the shank's end on. */
function flatOf({ length, shank, hasFlat }: ToolShape): Vertex[] {
  const flat = hasFlat ? shankFlat(shank) : undefined;
  if (!flat) return [];
  const [middle, s] = [length - flat.fromEnd, shank / 2];
  const [far, near] = [middle + flat.length / 2, middle - flat.length / 2];
  return [corner(far, s), corner(far, s - flat.depth), corner(near, s - flat.depth), corner(near, s)];
}

/**
 * A solid tool from the side, its tip at 0: the cylinder that its edges sweep (CUT), and its shank (NOCUT) with the flat of
 * DIN 6535 HB, where that standard gives the shank's length. What lies between them is left out, because no value says how thick it is: a body made up
 * could be trusted in a collision check. Undefined for taps, whose blank no value describes.
 */
export function solidToolOutlines(shape: ToolShape): Outline[] | undefined {
  const { cuttingLength, length, shank, tip } = shape;
  if (tip.kind === "thread") return undefined;
  const r = widestOf(shape) / 2;
  const step = stepCorners(shape);
  const end = tipOf(shape);
  const isConeAlone = (end[0]?.at[0] ?? 0) >= cuttingLength - 0.006;
  const cut: Outline = {
    layer: "CUT",
    vertices: isConeAlone
      ? end
      : [
          ...end,
          ...step.map(([x, y]) => corner(x, -y)),
          corner(cuttingLength, -r),
          corner(cuttingLength, r),
          ...step.toReversed().map(([x, y]) => corner(x, y)),
        ],
  };
  const held = heldLength(shape);
  if (held === undefined) return [cut];
  const s = shank / 2;
  return [
    cut,
    {
      layer: "NOCUT",
      vertices: [
        corner(length - held, s),
        corner(length - held, -s),
        corner(length, -s),
        corner(length, s),
        ...flatOf(shape),
      ],
    },
  ];
}
