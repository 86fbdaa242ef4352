import type { Mm } from "../units/units.ts";
import { decodeInsert } from "../designation/insert-designation.ts";
import { edgeFigure } from "../values/edge.ts";
import type { Tool } from "../values/tool.ts";
import { valuesOf } from "../values/values.ts";

/**
 * Part of its edge that an insert of this shape may cut with, of a round one of its diameter: Widia India, "Selection of
 * insert", usual chipbreakers. Between 75° and 105° that is the depth of cut.
 */
const parts: Readonly<Record<string, number>> = { S: 0.7, C: 0.7, T: 0.5, D: 0.5, V: 0.2, W: 0.5, R: 0.4 };

/** Where the longest cut is from, for people. */
export const EDGE_SOURCE = "Widia India, Selection of insert";

/** Part of the corner radius that the depth is at least: below it the corner presses more than it cuts. */
const LEAST = 2 / 3;

/** Where the least depth is from, for people. */
export const RADIUS_SOURCE = "Sandvik Coromant, Insert nose radius";

/** The longest cut that an insert's edge takes, mm, and in words what part of it that is. */
export interface EdgeDepth {
  high: Mm;
  words: string;
}

function tidy(mm: Mm): Mm {
  // Down: a rounded figure must not pass the limit.
  return Math.floor(mm * 10 + 1e-6) / 10;
}

/** How deep an insert's edge may cut; undefined where its code or the source leaves it open. */
export function edgeDepth({ specifications: { size = "" } }: Tool): EdgeDepth | undefined {
  const insert = decodeInsert(size);
  if (insert.kind === "refusal") return undefined;
  const { shapeLetter, edgeLength, inscribedCircles } = insert;
  const part = parts[shapeLetter];
  const isRound = shapeLetter === "R";
  const whole = isRound ? inscribedCircles[0] : edgeLength;
  if (part === undefined || whole === undefined) return undefined;
  return { high: tidy(part * whole), words: `${part} × ${isRound ? "diameter" : "edge length"}` };
}

/** The depth below which an insert's corner radius presses more than it cuts; undefined without a radius. */
export function leastDepth(tool: Tool): Mm | undefined {
  const radius = edgeFigure(valuesOf(tool).edge, "RE");
  return radius ? Math.round(radius * LEAST * 100) / 100 : undefined;
}
