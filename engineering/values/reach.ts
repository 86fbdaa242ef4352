import type { Mm } from "../units/units.ts";
import type { Tool } from "./tool.ts";
import { valuesOf } from "./values.ts";

/** The deepest groove of a holder or blade with an insert: as deep as the one that says less; undefined if neither says. */
export function deepestGroove(body: Tool, insert: Tool): Mm | undefined {
  const stated = [body, insert].flatMap((each) => valuesOf(each).depth?.max ?? []);
  return stated.length > 0 ? Math.min(...stated) : undefined;
}

/** Whether a cutter has a bore instead of a shank. */
export function isOnArbor(tool: Tool): boolean {
  return /^bore\b/.test(valuesOf(tool).shank?.note ?? "");
}
