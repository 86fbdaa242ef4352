import { figureText, solve } from "#engineering/calculator/formula.ts";
import { turning } from "#engineering/calculator/operations/turning.ts";
import { quantities, type Figures, type QuantityName } from "#engineering/calculator/quantities.ts";
import type { Product } from "../model/schema.ts";

/** Address of the page. */
export const CASE_PATH = "/worked-case";

/** One pass of longitudinal turning, before and after: lengths in mm, speeds in m/min, feeds in mm per revolution. */
export interface WorkedCase {
  diameter: number;
  length: number;
  before: { tool: string; speed: number; feed: number };
  /** `product`: id of the insert. Without figures it runs at the start of its range. */
  after: { product: string; speed?: number | undefined; feed?: number | undefined };
}

/** The insert that a case names. */
export type CaseInsert = Pick<Product, "id" | "name" | "startValues">;

/** A case worked out. */
export interface WorkedFigures {
  /** Each quantity with its unit, before and after. */
  rows: { label: string; values: [before: string, after: string] }[];
  /** How much less time it takes, in whole percent. */
  saved: number;
}

const ROWS = ["speed", "feed", "turns", "time"] as const satisfies QuantityName[];

/** Works a case out by the calculator's formulas. Undefined if the insert is unknown, or neither it nor the case has figures. */
export function workOut(
  { diameter, length, before, after }: WorkedCase,
  insert: CaseInsert | undefined,
): WorkedFigures | undefined {
  const [start] = insert?.startValues ?? [];
  const speed = after.speed ?? start?.vc.start;
  const feed = after.feed ?? start?.fn?.start;
  if (!insert || speed === undefined || feed === undefined) return undefined;
  const worked = (cut: Figures): Figures => solve(turning.formulas, { diameter, length, ...cut }).figures;
  const old = worked({ speed: before.speed, feed: before.feed });
  const now = worked({ speed, feed });
  const rows = ROWS.map((name) => {
    const text = (figures: Figures): string => figureText(name, figures[name] ?? Number.NaN);
    const label = `${quantities[name].name}, ${quantities[name].unit}`;
    return { label, values: [text(old), text(now)] satisfies [string, string] };
  });
  return { rows, saved: Math.round((1 - (now.time ?? Number.NaN) / (old.time ?? Number.NaN)) * 100) };
}
