import type { Mm } from "../units/units.ts";
import type { Tool } from "./tool.ts";
import { valuesOf } from "./values.ts";

/** How deep a body cuts with its insert: as deep as the one that says less; undefined if neither says. */
export function usableDepth(body: Tool, insert?: Tool): Mm | undefined {
  const stated = [body, insert].flatMap((each) => (each && valuesOf(each).depth?.max) ?? []);
  return stated.length > 0 ? Math.min(...stated) : undefined;
}

/** Whether a cutter has a bore instead of a shank. */
export function isOnArbor(tool: Tool): boolean {
  return /^bore\b/.test(valuesOf(tool).shank?.note ?? "");
}
