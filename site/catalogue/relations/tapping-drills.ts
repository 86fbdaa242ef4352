import type { Mm } from "#engineering/units/units.ts";
import { boltsThrough } from "#engineering/standards/clearance-holes.ts";
import { findThread, metricThreads } from "#engineering/standards/metric-threads.ts";
import { inchThread } from "#engineering/standards/inch-threads.ts";
import type { Product } from "../model/schema.ts";
import { stepOf } from "#engineering/values/step.ts";
import { valuesOf } from "#engineering/values/values.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A metric ISO thread: nominal diameter and pitch in mm. */
export interface CatalogueThread {
  diameter: Mm;
  pitch: Mm;
  /** As written: "M8" for the coarse pitch, "M8 × 1" for a fine one, "M8 LH" for a left-hand thread. */
  name: string;
}

function threadOf(diameter: Mm, pitch: Mm, hand = ""): CatalogueThread {
  const isCoarse = findThread(diameter)?.pitch === pitch;
  return { diameter, pitch, name: `${isCoarse ? `M${diameter}` : `M${diameter} × ${pitch}`}${hand}` };
}

/** Every thread of the table with its tapping drill in mm. */
const table = metricThreads.map(({ diameter, pitch, drill, isFine }) => ({
  thread: threadOf(diameter, pitch),
  drill,
  isFine,
}));

/** Reads "M8", "m8x1", "M8 × 1.25 LH"; the default pitch is the coarse one. Undefined for anything else. */
export function readThread(text: string): CatalogueThread | undefined {
  const [, diameter, pitch, hand] =
    /^\s*M\s*(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?(\s+LH)?\s*$/i.exec(text) ?? [];
  if (diameter === undefined) return undefined;
  const pitchValue = pitch === undefined ? findThread(Number(diameter))?.pitch : Number(pitch);
  if (pitchValue === undefined) return undefined;
  return threadOf(Number(diameter), pitchValue, hand && " LH");
}

/** The tapping drill of a thread in mm; undefined if the table has none. */
export function tappingDrill(thread: CatalogueThread): Mm | undefined {
  return findThread(thread.diameter, thread.pitch)?.drill;
}

/** Whether a tap presses its thread instead of cutting it. */
export function isFormingTap({ specifications: { type = "" } }: Tool): boolean {
  return /form(?:ing)? tap|tap, forming/i.test(type);
}

/** The thread that a cutting tap makes; undefined for every other tool, including forming taps. */
export function threadOfTap(product: Tool): CatalogueThread | undefined {
  const { size = "" } = product.specifications;
  // A forming tap presses its thread: its hole is larger, so the table doesn't apply.
  const cutsThread = product.family === "tap" && !isFormingTap(product);
  return cutsThread ? readThread(size) : undefined;
}

/** The hole before a tap in mm, and the thread's name; the figure for a forming tap needs a trial. */
export interface TapHole {
  diameter: Mm;
  name: string;
  isTrial?: boolean;
}

/** Drills are sold in steps of a twentieth of a millimetre. */
const DRILLS_PER_MM = 20;

/** The drill of an inch thread with a straight hole; NPT holes are drilled or reamed, and sources differ. */
function inchDrill(product: Tool): Mm | undefined {
  const { size } = valuesOf(product);
  if (size?.kind === "thread" && size.unified) return inchThread(size.unified.form, size.unified.size)?.drill;
  const [, inches] = (size?.kind === "designation" && /^G (.+)$/.exec(size.text)) || [];
  return inches === undefined ? undefined : inchThread("G", inches)?.drill;
}

/**
 * The hole that a tap needs: for a cutting tap by the tables, for a forming tap d − 0.5 × P. Undefined for every other
 * tool, and for threads in no table.
 */
export function holeOfTap(product: Tool): TapHole | undefined {
  const { size = "" } = product.specifications;
  if (product.family !== "tap") return undefined;
  const thread = readThread(size);
  if (thread && isFormingTap(product)) {
    const hole = thread.diameter - thread.pitch / 2;
    return { diameter: Math.ceil(hole * DRILLS_PER_MM) / DRILLS_PER_MM, name: thread.name, isTrial: true };
  }
  const diameter = thread ? tappingDrill(thread) : inchDrill(product);
  return diameter ? { diameter, name: thread?.name ?? size } : undefined;
}

/**
 * The diameter of the hole that a solid drill makes for a thread, in mm; undefined for drills that only make its cone.
 */
export function holeOfDrill(product: Tool): Mm | undefined {
  const { type = "" } = product.specifications;
  if (product.family !== "drill" || /step|spot|cent(?:re|er)/i.test(type)) return undefined;
  const { diameter } = valuesOf(product);
  return diameter?.min === undefined ? diameter?.max : undefined;
}

/** The metric threads for which a solid drill makes the hole, by its diameter. */
export function threadsOfDrill(product: Tool): CatalogueThread[] {
  const hole = holeOfDrill(product);
  return table.filter(({ drill }) => drill === hole).map(({ thread }) => thread);
}

/** The coarse threads for whose core hole, or whose screw with a flat seat, a step drill is made. */
export function threadsOfStepDrill(product: Tool): CatalogueThread[] {
  const step = product.family === "step-drill" ? stepOf(product.specifications.edge) : undefined;
  const pilot = valuesOf(product).diameter?.max;
  if (!step || pilot === undefined) return [];
  if (step.angle !== 180)
    return table.filter(({ drill, isFine }) => drill === pilot && !isFine).map(({ thread }) => thread);
  return boltsThrough(pilot).flatMap((bolt) => readThread(`M${bolt}`) ?? []);
}
