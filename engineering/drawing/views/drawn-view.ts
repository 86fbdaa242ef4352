import type { Degrees, Mm } from "../../units/units.ts";
import type { SpecificationKey } from "../../values/specification-keys.ts";
import type { Envelope } from "../envelope.ts";
import type { Outline, Point, Vertex } from "../geometry.ts";

/**
 * Lines after ISO 128: wide ones for visible edges; narrow ones for dimensions and what lies inside an outline; dashed
 * for hidden edges; long dash and dot for axes; long dash and two dots for what no value describes: a `form` is a part of
 * the tool that is drawn so that it is seen whole.
 */
export type Pen = "edge" | "thin" | "axis" | "hidden" | "phantom" | "form";

/** A line of a view. */
export interface Stroke {
  pen: Pen;
  vertices: readonly Vertex[];
  isClosed: boolean;
}

/** What ISO 13399 calls a dimension. */
export type DimensionSymbol =
  | "DC" // cutting diameter
  | "DCON" // diameter of the shank
  | "DCB" // diameter of the bore
  | "DMIN" // smallest bore
  | "TDZ" // thread
  | "APMX" // largest depth of cut
  | "LU" // usable length
  | "LCF" // length of the flutes
  | "LS" // length of the shank
  | "LF" // functional length
  | "OAL" // overall length
  | "WF" // functional width
  | "H" // height of the shank
  | "B" // width of the shank
  | "KAPR" // cutting edge angle
  | "SIG" // point angle
  | "IC" // inscribed circle
  | "L" // length of the cutting edge
  | "EPSR" // angle of the insert's corner
  | "S" // thickness of the insert
  | "RE" // corner radius
  | "CW" // cutting width
  | "CDX"; // largest depth of the groove

/** A dimension's value as it is drawn, and the rows of the specification that state it. */
export interface Measure {
  /** In words: `Overall length`. */
  name: string;
  /** Left out where ISO 13399 has none. */
  symbol?: DimensionSymbol | undefined;
  /** As drawn, mm or degrees: `72`, `Ø10 h6`, `R0.8`. */
  text: string;
  keys: readonly SpecificationKey[];
}

/** Where a dimension is drawn, in the view. */
export type Place =
  /** The distance of two points in x, drawn below the view, or in y, drawn at its left or right. */
  | { kind: "x"; from: Point; to: Point }
  | { kind: "y"; from: Point; to: Point; side: "left" | "right" }
  /** A line from the value to a point: with an arrow on an edge, a dot inside an outline; the same may be beyond the axis. */
  | { kind: "leader"; at: Point; end: "arrow" | "dot"; hasTwin?: boolean }
  /** An angle at a point between two directions, counter-clockwise from the right; its sides extended or not. */
  | { kind: "angle"; at: Point; from: Degrees; to: Degrees; hasSides: boolean };

export interface Dimension extends Measure {
  place: Place;
}

/** One view of a tool, its axis or centre at y = 0. */
export interface DrawnView {
  strokes: Stroke[];
  dimensions: Dimension[];
  /** Leaders at the right instead of above. */
  hasLeadersAtRight?: boolean;
  /** How many times as large as the other views a detail is drawn. */
  magnified?: number;
}

/** All views of a tool to one scale, magnified details aside, the main view first. */
export interface ToolDrawing {
  views: DrawnView[];
  /** What the views are, in words: `Side view and end view`. */
  title: string;
  /** Whether the tool is long: drawn upright where the paper is narrow. */
  isLong: boolean;
  /** What is schematic or left out, a sentence each. */
  notes: string[];
  /** Closed outlines for a file; none where the tool's body isn't known. */
  outlines: readonly Outline[];
  /** What a solid round tool stays within, as half of its section. */
  envelope?: Envelope;
}

/** A closed outline as a visible edge. */
export function edgeOf({ vertices }: Outline, pen: Pen = "edge"): Stroke {
  return { pen, vertices, isClosed: true };
}

/** Straight lines through points. */
export function line(pen: Pen, ...points: Point[]): Stroke {
  return { pen, vertices: points.map((at) => ({ at, bulge: 0 })), isClosed: false };
}

/** The axes of a view of this radius. */
export function cross(radius: Mm, reach = 1.15): Stroke[] {
  const end = radius * reach;
  return [line("axis", [-end, 0], [end, 0]), line("axis", [0, -end], [0, end])];
}

/** A number of mm or degrees without needless zeros. */
export function figure(value: Mm | Degrees): string {
  return String(Number(value.toFixed(3)));
}

/** A freehand break across a body (ISO 128), from its upper edge to its lower one. */
export function breakLine(x: Mm, half: Mm): Stroke {
  const steps = Array.from({ length: 17 }, (_, at): Point => {
    const part = at / 8 - 1;
    return [x + half * 0.16 * Math.sin(part * Math.PI), part * half];
  });
  return line("thin", ...steps);
}
