import { radiansOf } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";
import { stepEnd, widestOf, type ToolShape } from "./tool-shape.ts";

/** A corner of half a section: distance from the tip and from the axis, and the way on: straight, or a quarter round outwards. */
export interface EnvelopeCorner {
  x: Mm;
  radius: Mm;
  isRound?: boolean;
}

/** Half of a round body's section, from the tip on the axis to the end on the axis. */
export type Envelope = readonly EnvelopeCorner[];

function tipCorners({ tip, diameter, step }: ToolShape): EnvelopeCorner[] {
  const r = diameter / 2;
  const start = { x: 0, radius: 0 };
  if (tip.kind === "point" && step)
    return [
      start,
      { x: r / Math.tan(radiansOf(tip.angle / 2)), radius: r },
      { x: step.from, radius: r },
      { x: stepEnd(step, diameter), radius: step.diameter / 2 },
    ];
  if (tip.kind === "ball")
    return [
      { ...start, isRound: true },
      { x: r, radius: r },
    ];
  if (tip.kind === "point") return [start, { x: r / Math.tan(radiansOf(tip.angle / 2)), radius: r }];
  const round = tip.kind === "square" ? tip.cornerRadius : 0;
  if (round <= 0) return [start, { x: 0, radius: r }];
  return [start, { x: 0, radius: r - round, isRound: true }, { x: round, radius: r }];
}

/**
 * What a solid round tool stays within when it turns: its edges, its shank from `shankStart` on, and between them the
 * wider of both, because no value says how thick it is there. Nothing of the tool lies outside.
 */
export function envelopeOf(shape: ToolShape, shankStart: Mm | undefined): Envelope {
  const { cuttingLength, length, shank } = shape;
  const [r, s] = [widestOf(shape) / 2, shank / 2];
  const back = { x: length, radius: 0 };
  const end = { x: length, radius: s };
  const cut = { x: cuttingLength, radius: r };
  const tip = tipCorners(shape);
  const isConeAlone = (tip.at(-1)?.x ?? 0) >= cuttingLength - 0.006;
  if (s > r)
    return [
      ...tip,
      ...(isConeAlone ? [] : [cut]),
      { x: isConeAlone ? (tip.at(-1)?.x ?? 0) : cuttingLength, radius: s },
      end,
      back,
    ];
  if (s === r) return [...tipCorners(shape), end, back];
  const stepAt = shankStart ?? length;
  const step = [
    { x: stepAt, radius: r },
    { x: stepAt, radius: s },
  ];
  return shankStart === undefined
    ? [...tipCorners(shape), { x: length, radius: r }, back]
    : [...tipCorners(shape), ...step, end, back];
}
