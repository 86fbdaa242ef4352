import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import type { Figures } from "#engineering/calculator/quantities.ts";
import type { Mm } from "#engineering/units/units.ts";
import type { Entry } from "../open-search.ts";

/** One tool of a kit. */
export interface KitStep {
  /** What must be there, for people, as it is asked for if the range hasn't it. */
  need: string;
  /** The tool of the range. */
  entry?: Entry;
  /** What to know about it. */
  note?: string;
  operation?: OperationId;
  /** What the calculator takes of hole and tool; the length is that of the cut with what runs out. */
  figures: Figures;
}

/** A length for people, rounded up to a tenth. */
function upTo(mm: Mm): string {
  return String(Math.ceil(Math.round(mm * 1000) / 100) / 10);
}

/** Ends what is needed with its depth. */
export function reaching(depth: Mm | undefined): string {
  return depth === undefined ? "" : `, at least ${upTo(depth)} mm deep`;
}

/** A step without a tool. Says how far the range's own tools reach. */
export function stepWithout(need: string, longest: Mm | undefined): KitStep {
  return { need, figures: {}, ...(longest !== undefined && { note: `Ours reach ${longest} mm.` }) };
}
