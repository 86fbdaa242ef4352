import { findThread, metricThreads } from "./metric-threads.ts";
import type { Product } from "../model/schema.ts";
import { familyOf } from "../model/tool-family.ts";
import { parseValue } from "../model/values.ts";

type Tool = Pick<Product, "specifications">;

/** A metric ISO thread: nominal diameter and pitch in mm. */
export interface Thread {
  diameter: number;
  pitch: number;
  /** As written: "M8" for the coarse pitch, "M8 × 1" for a fine one. */
  name: string;
}

function threadOf(diameter: number, pitch: number): Thread {
  const isCoarse = findThread(diameter)?.pitch === pitch;
  return { diameter, pitch, name: isCoarse ? `M${diameter}` : `M${diameter} × ${pitch}` };
}

/** Every thread of the table with its tapping drill in mm. */
const table = metricThreads.map(({ diameter, pitch, drill }) => ({
  thread: threadOf(diameter, pitch),
  drill,
}));

/** Reads "M8", "m8x1", "M8 × 1.25"; the default pitch is the coarse one. Undefined for anything else. */
export function readThread(text: string): Thread | undefined {
  const [, diameter, pitch] = /^\s*M\s*(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?\s*$/i.exec(text) ?? [];
  if (diameter === undefined) return undefined;
  const given = pitch === undefined ? findThread(Number(diameter))?.pitch : Number(pitch);
  return given === undefined ? undefined : threadOf(Number(diameter), given);
}

/** The tapping drill of a thread in mm; undefined if the table has none. */
export function tappingDrill(thread: Thread): number | undefined {
  return findThread(thread.diameter, thread.pitch)?.drill;
}

/** Whether a tap presses its thread instead of cutting it. */
export function isFormingTap({ specifications: { type = "" } }: Tool): boolean {
  return /form(?:ing)? tap|tap, forming/i.test(type);
}

/** The thread that a cutting tap makes; undefined for every other tool, forming taps included. */
export function threadOfTap(product: Tool): Thread | undefined {
  const { size = "" } = product.specifications;
  // A forming tap presses its thread: its hole is larger, so the table doesn't apply.
  const cutsThread = familyOf(product) === "tap" && !isFormingTap(product);
  return cutsThread ? readThread(size) : undefined;
}

/** The threads for which a solid drill makes the hole, by its diameter. */
export function threadsOfDrill(product: Tool): Thread[] {
  const { type = "", diameter = "" } = product.specifications;
  if (familyOf(product) !== "drill" || /step|spot|cent(?:re|er)/i.test(type)) return [];
  const size = parseValue("diameter", diameter);
  if (size.kind !== "measure" || size.min !== undefined) return [];
  return table.filter(({ drill }) => drill === size.max).map(({ thread }) => thread);
}
