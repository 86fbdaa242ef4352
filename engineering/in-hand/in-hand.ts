import type { Mm } from "../units/units.ts";
import { decodeInsert, type InsertDesignation } from "../designation/insert-designation.ts";
import { edgeLengthOf } from "../designation/insert-circles.ts";
import { plainText } from "../designation/slots.ts";

/** What a hand can tell of an insert's hole. */
export type HoleKind = "none" | "straight" | "countersunk";

/** What is known of an insert without its maker's box; each part may be missing. */
export interface InHand {
  /** Letter of ISO 1832, position 1. */
  shape?: string;
  /** Length of a cutting edge or the inscribed circle, mm. */
  size?: { mm: Mm; of: "edge" | "circle" };
  hole?: HoleKind;
  /** What is still readable of the printed code: "408", "WNMG", "06T3". */
  printed?: string;
}

/** The parts of {@link InHand} in the order in which they are least likely to be mistaken. */
export const handParts = ["shape", "hole", "size", "printed"] as const;

export type HandPart = (typeof handParts)[number];

/** An insert of the range, with its own designation decoded where the standard reads it. */
export interface RangeInsert<T> {
  tool: T;
  designation: string;
  decoded: InsertDesignation | undefined;
}

/** Prepares an insert of the range. */
export function rangeInsert<T>(tool: T, designation: string): RangeInsert<T> {
  const decoded = decodeInsert(designation);
  return { tool, designation, decoded: decoded.kind === "insert" ? decoded : undefined };
}

/** Calipers, a worn corner and a rounded figure: so far may a measured circle be off, mm. */
const CIRCLE_SLACK = 0.35;
/** An edge ends where its corners begin, so it is measured too short rather than too long, mm. */
const EDGE_SHORT = 1.8;
const EDGE_LONG = 0.5;

/** The lengths that a decoded insert has where it is measured, mm; none where they don't follow from its code. */
function lengthsOf(insert: InsertDesignation, of: "edge" | "circle"): Mm[] {
  const { shapeLetter, shape, inscribedCircles, edgeLength } = insert;
  if (of === "circle" || shapeLetter === "R") return inscribedCircles;
  const edges = inscribedCircles.flatMap((circle) => edgeLengthOf(shapeLetter, shape.angle, circle) ?? []);
  return edges.length > 0 || edgeLength === undefined ? edges : [edgeLength];
}

/** How far a measured length is from the insert's, mm; undefined where its code doesn't say. */
export function distance(insert: InsertDesignation, { mm, of }: NonNullable<InHand["size"]>): Mm | undefined {
  const off = lengthsOf(insert, of).map((length) => Math.abs(length - mm));
  return off.length === 0 ? undefined : Math.min(...off);
}

function isSize(insert: InsertDesignation, { mm, of }: NonNullable<InHand["size"]>): boolean {
  const isEdge = of === "edge" && insert.shapeLetter !== "R";
  const [short, long] = isEdge ? [EDGE_SHORT, EDGE_LONG] : [CIRCLE_SLACK, CIRCLE_SLACK];
  return lengthsOf(insert, of).some((length) => mm >= length - short && mm <= length + long);
}

function holeOf({ type: { hole } }: InsertDesignation): HoleKind | undefined {
  if (hole === "none") return "none";
  if (hole === "cylindrical") return "straight";
  return hole.startsWith("countersunk") ? "countersunk" : undefined;
}

/** The readable pieces of a printed code; what can't be read stands as a space, a dash or a question mark. */
export function printedPieces(printed: string): string[] {
  return plainText(printed)
    .replaceAll("O", "0")
    .split(/[^A-Z0-9]+/)
    .filter((piece) => piece !== "");
}

function hasPieces(designation: string, printed: string): boolean {
  const code = plainText(designation)
    .replaceAll("O", "0")
    .replaceAll(/[^A-Z0-9]/g, "");
  let from = 0;
  return printedPieces(printed).every((piece) => {
    const at = code.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

/** Which of the given parts an insert contradicts. */
export function contradictions<T>({ designation, decoded }: RangeInsert<T>, hand: InHand): HandPart[] {
  const { shape, size, hole, printed } = hand;
  return handParts.filter((part) => {
    switch (part) {
      case "shape":
        return shape !== undefined && decoded?.shapeLetter !== shape;
      case "hole":
        return hole !== undefined && (!decoded || holeOf(decoded) !== hole);
      case "size":
        return size !== undefined && (!decoded || !isSize(decoded, size));
      case "printed":
        return printed !== undefined && !hasPieces(designation, printed);
    }
  });
}

/** What comes of holding an insert against the range. */
export interface HandMatch<T> {
  /** Those that contradict nothing, or, where there are none, as little as possible: the nearest in size first. */
  inserts: RangeInsert<T>[];
  /** The parts that the found ones contradict; empty for an exact match. */
  mismatches: HandPart[];
}

/** The inserts of a range that may be the one in the hand; all given parts count, an unlikely slip least. */
export function matchInHand<T>(range: readonly RangeInsert<T>[], hand: InHand): HandMatch<T> {
  const given = handParts.filter((part) => hand[part] !== undefined);
  if (given.length === 0) return { inserts: [], mismatches: [] };
  const weighed = range.map((insert) => {
    const against = contradictions(insert, hand);
    // Fewest contradictions first; among as many, the parts that are easily mistaken.
    const weight = against.reduce((sum, part) => sum + 10 + given.length - given.indexOf(part), 0);
    return { insert, against, weight };
  });
  const least = Math.min(...weighed.map(({ weight }) => weight));
  const best = weighed.filter(({ weight, against }) => weight === least && against.length < given.length);
  const off = ({ decoded }: RangeInsert<T>): number =>
    (hand.size && decoded && distance(decoded, hand.size)) ?? Infinity;
  const inserts = best
    .map(({ insert }) => insert)
    .toSorted((one, other) => (off(one) === off(other) ? 0 : off(one) - off(other)));
  return { inserts, mismatches: best[0]?.against ?? [] };
}
