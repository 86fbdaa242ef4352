import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import { shankFlat, squareLength } from "../standards/shank-ends.ts";
import type { ToolShape } from "./tool-shape.ts";

/**
 * A solid tool's outline in two parts, its tip to the left, as SVG paths in mm with y from the centre line: the tip
 * from x = 0, and the shank's end before x = 0. Between them is only plain shank, where a tool too long for the
 * drawing is shortened.
 */
export interface ToolOutline {
  /** Overall length and largest diameter. */
  length: Mm;
  height: Mm;
  shank: Mm;
  /** Length of the first part, up to the plain shank. */
  head: Mm;
  edge: string;
  /** Edges of the flutes, within `fluted` from the tip. */
  flutes: string;
  fluted: { from: Mm; to: Mm };
  /** Area that the end removes from the plain shank; `end` has the lines drawn instead. */
  endGround: string;
  end: string;
  /** Distance of the break in a shortened tool from its end. */
  breakAt: Mm;
}

type Point = [x: Mm, y: Mm];

/** Helix of the drawn flutes: a usual one, as the values don't give it. */
const HELIX: Degrees = 30;
const CHAMFER = 0.5;
/** Distance of a flute's heel from its edge, as a part of the distance of two flutes. */
const HEEL = 0.3;

function figure(mm: Mm): string {
  return String(Number(mm.toFixed(2)));
}

function path(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${figure(x)} ${figure(y)}`).join("");
}

/** The upper edge, given from the tip on, reversed, and its mirror image below. */
function mirrored(upper: readonly Point[]): [upper: Point[], lower: Point[]] {
  return [upper.toReversed(), upper.map(([x, y]): Point => [x, -y])];
}

/** The upper edge of a thread, from its chamfered tip on: crests and roots a pitch apart. */
function threadEdge(radius: Mm, length: Mm, chamfer: Mm, pitch: Mm): Point[] {
  const root = radius - 0.61 * pitch;
  const crests = Array.from({ length: Math.floor(length / pitch) }, (_, index) => index * pitch);
  return crests.flatMap((x): Point[] => [
    [x, -Math.min(radius, root + ((radius - root) * x) / chamfer)],
    [x + pitch / 2, -root],
  ]);
}

/** The upper edge behind the cutting part: a 45° cone to the shank; before it a tap with a thick shank has a neck. */
function toShank({ diameter, cuttingLength, shank, tip }: ToolShape): Point[] {
  const isNecked = tip.kind === "thread" && shank >= diameter;
  const radius = isNecked ? diameter / 2 - 0.61 * tip.pitch : diameter / 2;
  const from = isNecked ? Math.max(cuttingLength, tip.reach ?? 0) : cuttingLength;
  return [
    ...(isNecked ? ([[cuttingLength, -radius]] satisfies Point[]) : []),
    [from, -radius],
    [from + Math.abs(shank / 2 - radius), -shank / 2],
  ];
}

/** The edge of the first part, from the shank's upper line around the tip to its lower one. */
function headEdge(shape: ToolShape): string {
  const { diameter, cuttingLength, tip } = shape;
  const radius = diameter / 2;
  const back = toShank(shape);
  if (tip.kind === "thread") {
    const [upper, lower] = mirrored([...threadEdge(radius, cuttingLength, tip.chamfer, tip.pitch), ...back]);
    return path([...upper, ...lower]);
  }
  if (tip.kind === "point") {
    const height = radius / Math.tan(radiansOf(tip.angle / 2));
    const [upper, lower] = mirrored([[height, -radius], ...back]);
    return path([...upper, [0, 0], ...lower]);
  }
  const round = tip.kind === "ball" ? radius : tip.cornerRadius;
  const [upper, lower] = mirrored([[round, -radius], ...back]);
  const arc = (x: Mm, y: Mm): string => `A${figure(round)} ${figure(round)} 0 0 0 ${figure(x)} ${figure(y)}`;
  const across = `${arc(0, round - radius)}L0 ${figure(radius - round)}${arc(round, radius)}`;
  return `${path(upper)}${round > 0 ? across : `L0 ${figure(radius)}`}${path(lower).replace("M", "L")}`;
}

/**
 * Helices seen from the side: half waves from the upper edge to the lower one, of a left-hand tap from the lower one up.
 * Each flute has two: its cutting edge and, close behind, the heel.
 */
function helices({ diameter, flutes, isLeftHand }: ToolShape, from: Mm, to: Mm): string {
  const radius = (isLeftHand ? -diameter : diameter) / 2;
  const turn = (Math.PI * diameter) / Math.tan(radiansOf(HELIX));
  const half = turn / 2;
  const step = turn / flutes;
  // Approximates a cosine's half wave by one Bézier curve.
  const pull = half * 0.364;
  const count = Math.ceil((to - from + half) / step);
  return Array.from({ length: count }, (_, index) => from - half + (index + 0.5) * step)
    .flatMap((x) => [x, x + HEEL * step])
    .map(
      (x) =>
        `M${figure(x)} ${figure(-radius)}C${figure(x + pull)} ${figure(-radius)} ${figure(x + half - pull)} ${figure(radius)} ${figure(x + half)} ${figure(radius)}`,
    )
    .join("");
}

function flutesOf(shape: ToolShape): Pick<ToolOutline, "flutes" | "fluted"> {
  const { diameter, cuttingLength: to, tip, isHelical } = shape;
  const from =
    tip.kind === "ball" ? diameter / 2 : tip.kind === "point" ? pointHeight(diameter, tip.angle) : 0;
  const straight = [-0.18, 0.18]
    .map((part) =>
      path([
        [from, part * diameter],
        [to, part * diameter],
      ]),
    )
    .join("");
  if (shape.flutes === 0) return { fluted: { from, to }, flutes: "" };
  return { fluted: { from, to }, flutes: isHelical ? helices(shape, from, to) : straight };
}

function pointHeight(diameter: Mm, angle: Degrees): Mm {
  return diameter / 2 / Math.tan(radiansOf(angle / 2));
}

/** The shank's end: chamfered, with a flat to DIN 6535 HB, or a driving square. */
function endOf({ shank, hasFlat, square }: ToolShape): Pick<ToolOutline, "end" | "endGround" | "breakAt"> {
  const r = shank / 2;
  const long = square === undefined ? undefined : squareLength(square)?.length;
  if (square !== undefined && long !== undefined) {
    const s = square / 2;
    return {
      endGround: `M${-long} ${figure(-r - 1)}H1V${figure(r + 1)}H${-long}Z`,
      end: `M${-long} ${figure(-r)}V${figure(r)}M${-long} ${figure(-s)}H0V${figure(s)}H${-long}M${-long} ${figure(-s)}L0 ${figure(s)}M${-long} ${figure(s)}L0 ${figure(-s)}`,
      breakAt: long + 6,
    };
  }
  const ground = `M${-CHAMFER} ${figure(-r - 1)}H1V${figure(r + 1)}H${-CHAMFER}Z`;
  const chamfer = `M${-CHAMFER} ${figure(-r)}L0 ${figure(CHAMFER - r)}V${figure(r - CHAMFER)}L${-CHAMFER} ${figure(r)}`;
  const flat = hasFlat ? shankFlat(shank) : undefined;
  if (!flat) return { endGround: ground, end: chamfer, breakAt: 8 };
  const [from, to] = [-flat.fromEnd - flat.length / 2, -flat.fromEnd + flat.length / 2];
  return {
    endGround: `${ground}M${figure(from)} ${figure(-r - 1)}H${figure(to)}V${figure(flat.depth - r)}H${figure(from)}Z`,
    end: `${chamfer}M${figure(from)} ${figure(-r)}V${figure(flat.depth - r)}H${figure(to)}V${figure(-r)}`,
    breakAt: flat.fromEnd + flat.length / 2 + 4,
  };
}

/** The outline of a solid tool, from the values of its specifications. */
export function toolOutline(shape: ToolShape): ToolOutline {
  const { length, diameter, shank } = shape;
  const [head] = toShank(shape).at(-1) ?? [0];
  return {
    length,
    height: Math.max(diameter, shank),
    shank,
    head,
    edge: headEdge(shape),
    ...flutesOf(shape),
    ...endOf(shape),
  };
}
