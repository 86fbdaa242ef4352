import type { Mm } from "#engineering/units/units.ts";
import { findThread, metricThreads } from "#engineering/standards/metric-threads.ts";
import { inchThread } from "#engineering/standards/inch-threads.ts";
import type { Product } from "../model/schema.ts";
import { valuesOf } from "#engineering/values/values.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A metric ISO thread: nominal diameter and pitch in mm. */
export interface Thread {
  diameter: Mm;
  pitch: Mm;
  /** As written: "M8" for the coarse pitch, "M8 × 1" for a fine one. */
  name: string;
}

function threadOf(diameter: Mm, pitch: Mm): Thread {
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
export function tappingDrill(thread: Thread): Mm | undefined {
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
  const cutsThread = product.family === "tap" && !isFormingTap(product);
  return cutsThread ? readThread(size) : undefined;
}

/** The hole before a tap, mm, and the thread's name; the figure of a forming tap is to be tried. */
export interface TapHole {
  diameter: Mm;
  name: string;
  isTrial?: boolean;
}

/** Drills are sold by the twentieth of a millimetre. */
const DRILLS_PER_MM = 20;

/** Pipe threads that are tapped into a straight hole; NPT holes are drilled or reamed, and sources differ. */
const pipeThread = /^G (.+)$/;

/**
 * The hole that a tap needs: of one that cuts by the tables, of one that presses its thread d − 0.5 × P. Undefined for
 * every other tool, and for threads that no table has.
 */
export function holeOfTap(product: Tool): TapHole | undefined {
  const { size = "" } = product.specifications;
  if (product.family !== "tap") return undefined;
  const thread = readThread(size);
  if (thread && isFormingTap(product)) {
    const hole = thread.diameter - thread.pitch / 2;
    return { diameter: Math.ceil(hole * DRILLS_PER_MM) / DRILLS_PER_MM, name: thread.name, isTrial: true };
  }
  const [, inches] = pipeThread.exec(size) ?? [];
  const diameter = thread ? tappingDrill(thread) : inches && inchThread("G", inches)?.drill;
  return diameter ? { diameter, name: thread?.name ?? size } : undefined;
}

/** The diameter of the hole that a solid drill makes for a thread, mm; undefined for those that only make its cone. */
export function holeOfDrill(product: Tool): Mm | undefined {
  const { type = "" } = product.specifications;
  if (product.family !== "drill" || /step|spot|cent(?:re|er)/i.test(type)) return undefined;
  const { diameter } = valuesOf(product);
  return diameter?.min === undefined ? diameter?.max : undefined;
}

/** The metric threads for which a solid drill makes the hole, by its diameter. */
export function threadsOfDrill(product: Tool): Thread[] {
  const hole = holeOfDrill(product);
  return table.filter(({ drill }) => drill === hole).map(({ thread }) => thread);
}
