import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import { tradeSizes } from "./insert-codes.ts";

/** Inscribed circles of inch-based inserts, mm, in the order of the table below. */
const circles: readonly Mm[] = [3.97, 4.76, 5.56, 6.35, 7.94, 9.525, 12.7, 15.875, 19.05, 25.4];

/** Position 5 of ISO 1832 for each circle: the edge length without its decimals, or L3 if 03 was taken. */
const codes: Record<string, string> = {
  C: "04 04 05 06 08 09 12 16 19 25",
  D: "04 05 06 07 09 11 15 19 23 31",
  V: "06 08 09 11 13 16 22 27 33 44",
  T: "06 08 09 11 13 16 22 27 33 44",
  S: "03 04 05 06 07 09 12 15 19 25",
  R: "03 04 05 06 07 09 12 15 19 25",
  W: "02 L3 03 04 05 06 08 10 13 17",
  E: "04 04 05 06 08 09 13 16 19 26",
};

function rowOf(shape: string): string[] {
  return (Object.hasOwn(codes, shape) ? codes[shape] : undefined)?.split(" ") ?? [];
}

/** Whether the size code of a shape follows from the inscribed circle. */
export function hasCircleTable(shape: string): boolean {
  return Object.hasOwn(codes, shape);
}

/** The size codes of a shape by the standard's circles, from the smallest; none for shapes without that table. */
export function sizesOf(shape: string): string[] {
  return [...new Set(rowOf(shape))];
}

/** Whether the trade has a size of this shape that follows from none of the standard's circles. */
export function isTradeSize(shape: string, size: string): boolean {
  return Object.hasOwn(tradeSizes, shape) && (tradeSizes[shape]?.includes(size) ?? false);
}

/** Smallest diameter of a round insert, mm. */
const SMALLEST_ROUND = 3;

/** The inscribed circles, mm, that a shape's size code may mean: none, one, or two if the table is ambiguous. */
export function circlesOf(shape: string, size: string, corner: string): Mm[] {
  // The code of a metric round insert is its diameter.
  if (shape === "R" && corner === "M0") return Number(size) >= SMALLEST_ROUND ? [Number(size)] : [];
  const row = rowOf(shape);
  return circles.filter((_, column) => row[column] === size);
}

/** The size code of a shape for an inscribed circle, mm; undefined if the table has none. */
export function sizeCodeOf(shape: string, circle: Mm): string | undefined {
  const column = circles.findIndex((each) => Math.abs(each - circle) < 0.01);
  return rowOf(shape)[column];
}

/** Length of a cutting edge, mm, from corner angle (degrees) and inscribed circle; undefined for round shapes. */
export function edgeLengthOf(shape: string, angle: Degrees | undefined, circle: Mm): Mm | undefined {
  if (shape === "T") return circle * Math.sqrt(3);
  if (shape === "S") return circle;
  // A maker's figure: the trigon's edge is bent, so no formula applies.
  if (shape === "W") return circle / 1.46;
  return angle === undefined ? undefined : circle / Math.sin(radiansOf(angle));
}

/** Shapes with a corner opposite a corner, whose m lies between the inscribed circle and the rounded corner. */
const evenShapes = new Set(["C", "D", "E", "M", "S", "V"]);

/**
 * The dimension m of ISO 1832, mm, to which the tolerance of the corner applies: of shapes with opposite corners from
 * the inscribed circle to the rounded corner, of a triangle from the opposite edge. Undefined for other shapes.
 */
export function cornerDimension(
  shape: string,
  angle: Degrees | undefined,
  circle: Mm,
  radius: Mm,
): Mm | undefined {
  if (shape === "T") return 1.5 * circle - radius;
  if (!evenShapes.has(shape) || angle === undefined) return undefined;
  return (circle / 2 - radius) * (1 / Math.sin(radiansOf(angle / 2)) - 1);
}
