import { clearanceHole, clearanceRows } from "../standards/clearance-holes.ts";
import { counterbore, countersink, socketHead } from "../standards/head-sinks.ts";
import { inchThread } from "../standards/inch-threads.ts";
import { findThread } from "../standards/metric-threads.ts";
import { minorDiameterLimits, type HoleLimits } from "../standards/minor-diameters.ts";
import { nextRunOut, threadRunOut } from "../standards/thread-run-outs.ts";
import { pitchOfThreads } from "../units/convert.ts";
import type { Mm } from "../units/units.ts";
import type { Hole, UnifiedThread } from "./hole.ts";

/** What is drilled: the wanted diameter, what it may be, and the depth of the full diameter. */
export interface DrilledHole {
  diameter: Mm;
  least: Mm;
  most: Mm;
  depth?: Mm;
}

/** What each tool of a hole must make. */
export interface HolePlan {
  drill: DrilledHole;
  /** The thread as a tap has it in its size, and the forms of its chamfer by DIN 2197, the best first. */
  thread?: {
    name: string;
    diameter: Mm;
    pitch: Mm;
    isFormed: boolean;
    forms: readonly string[];
    depth?: Mm;
  };
  ream?: { diameter: Mm; fit: string; depth?: Mm };
  counterbore?: { diameter: Mm; depth: Mm };
  /** Of 90°; its depth is that of the cone. */
  countersink?: { diameter: Mm; depth: Mm };
  /** Sentences with the figures and where they are from. */
  facts: string[];
}

/** Form B pushes the chips ahead and out; the others leave them in the flutes, for which a blind hole has room. */
const throughForms = ["B", "D", "C", "A"];
const blindForms = ["C", "E", "F"];

/** A hole that is formed depends on the material: drills this near to the formula are tried, mm. */
const ABOUT: Mm = 0.05;

/** What a machine reamer takes off the diameter, up to each diameter, mm: the upper end of the usual undersizes. */
const reamed: readonly (readonly [upTo: Mm, undersize: Mm])[] = [
  [5, 0.2],
  [20, 0.3],
  [50, 0.5],
];

/** Without the noise of binary fractions. */
function tidy(mm: Mm): Mm {
  return Number(mm.toFixed(3));
}

function deep(depth: Mm | undefined): { depth?: Mm } {
  return depth === undefined ? {} : { depth: tidy(depth) };
}

/** A thread by its tables. */
interface ListedThread {
  name: string;
  pitch: Mm;
  drill: Mm;
  limits: HoleLimits;
  /** Below a blind hole's thread. */
  runOut: Mm;
  /** Where drill, limits and run-out are from. */
  drillFrom: string;
  tolerance: "6H" | "2B";
  limitsFrom: string;
  runOutFrom: string;
}

function metricThread(diameter: Mm, asked: Mm | undefined): ListedThread | undefined {
  const thread = findThread(diameter, asked);
  const runOut = thread && threadRunOut(thread.pitch);
  const limits = thread && minorDiameterLimits("M", String(diameter), thread.pitch);
  if (!thread || runOut === undefined || !limits) return undefined;
  const { pitch, drill } = thread;
  return {
    name: `M${diameter} × ${pitch}`,
    pitch,
    drill,
    limits,
    runOut,
    drillFrom: "ISO 2306",
    tolerance: "6H",
    limitsFrom: "ISO 965-1",
    runOutFrom: "DIN 76-1",
  };
}

function unifiedThread({ form, size }: UnifiedThread): ListedThread | undefined {
  const thread = inchThread(form, size);
  const limits = minorDiameterLimits(form, size, undefined);
  const next = thread && nextRunOut(pitchOfThreads(thread.perInch));
  if (!thread || !limits || !next) return undefined;
  const { perInch, drill } = thread;
  return {
    name: `${size}-${perInch} ${form}`,
    pitch: pitchOfThreads(perInch),
    drill,
    limits,
    runOut: next.runOut,
    drillFrom: "workshop tables",
    tolerance: "2B",
    limitsFrom: "ASME B1.1",
    runOutFrom: `DIN 76-1 for pitch ${next.pitch} mm, the next one: it lists no inch threads`,
  };
}

/** Undefined if the thread isn't in the tables. */
function planThread(hole: Hole): HolePlan | undefined {
  const { kind, diameter, pitch: asked, unified, isBlind, depth, isLeftHand } = hole;
  const thread = unified ? unifiedThread(unified) : metricThread(diameter, asked);
  if (!thread) return undefined;
  const { pitch, limits, drillFrom, tolerance, limitsFrom, runOutFrom } = thread;
  const isFormed = kind === "formed";
  const formed = tidy(diameter - pitch / 2);
  const runOut = isBlind === false ? 0 : thread.runOut;
  const drilled = depth === undefined ? undefined : depth + runOut;
  return {
    drill: isFormed
      ? { diameter: formed, least: tidy(formed - ABOUT), most: tidy(formed + ABOUT), ...deep(drilled) }
      : { diameter: thread.drill, least: tidy(limits.min), most: tidy(limits.max), ...deep(drilled) },
    thread: {
      name: `${thread.name}${isLeftHand ? " LH" : ""}`,
      diameter,
      pitch,
      isFormed,
      forms: isBlind === false ? throughForms : blindForms,
      ...deep(depth),
    },
    facts: [
      isFormed
        ? `Hole for forming about ${formed} mm (d − 0.5 × P), to be tried.`
        : `Tapping drill ${thread.drill} mm (${drillFrom}); ${tolerance} takes ${limits.min.toFixed(3)} to ${limits.max.toFixed(3)} mm (${limitsFrom}).`,
      ...(isLeftHand
        ? ["Left hand: drilled as a right-hand thread; the tap turns the other way in (M4, cycle G74)."]
        : []),
      ...(isBlind === undefined ? ["Through or blind isn’t said: planned as blind, which suits both."] : []),
      ...(drilled === undefined || runOut === 0
        ? []
        : [
            `Drill ${tidy(drilled)} mm deep: ${depth} mm of thread and ${runOut} mm of run-out (${runOutFrom}), beside the point.`,
          ]),
    ],
  };
}

function planBolt({ kind, diameter, row = "medium", depth }: Hole): HolePlan | undefined {
  const hole = clearanceHole(diameter, row);
  if (hole === undefined) return undefined;
  const rows = clearanceRows.map((each) => `${each} ${clearanceHole(diameter, each)}`).join(", ");
  const plan: HolePlan = {
    drill: { diameter: hole, least: hole, most: hole, ...deep(depth) },
    facts: [`Clearance hole for M${diameter} (ISO 273): ${rows} mm; planned as ${row}.`],
  };
  if (kind === "counterbore") {
    const sink = counterbore(diameter);
    if (!sink) return undefined;
    plan.counterbore = { diameter: sink.diameter, depth: tidy(sink.depth) };
    plan.facts.push(
      `Counterbore Ø${sink.diameter}, ${tidy(sink.depth)} mm deep: head of ISO 4762 without washer (DIN 974-1).`,
    );
  } else if (kind === "countersink") {
    const wide = countersink(diameter);
    if (wide === undefined) return undefined;
    plan.countersink = { diameter: wide, depth: tidy((wide - hole) / 2) };
    const socket = socketHead(diameter);
    plan.facts.push(
      `Countersink Ø${wide}, 90° (ISO 15065, heads of ISO 7721).${socket === undefined ? "" : ` A socket head of ISO 10642 needs up to Ø${socket}.`}`,
    );
  }
  return plan;
}

function planPlain({ diameter, fit, depth }: Hole): HolePlan | undefined {
  if (fit === undefined)
    return { drill: { diameter, least: diameter, most: diameter, ...deep(depth) }, facts: [] };
  const undersize = reamed.find(([upTo]) => diameter <= upTo)?.[1];
  if (undersize === undefined) return undefined;
  const hole = tidy(diameter - undersize);
  return {
    drill: { diameter: hole, least: tidy(hole - ABOUT), most: tidy(hole + ABOUT), ...deep(depth) },
    ream: { diameter, fit, ...deep(depth) },
    facts: [`Drill about ${hole} mm: a reamer usually takes off ${undersize} mm.`],
  };
}

/** Plans a hole: what is drilled, tapped, reamed and sunk. Undefined for one that the standards don't list. */
export function planHole(hole: Hole): HolePlan | undefined {
  if (hole.kind === "plain") return planPlain(hole);
  return hole.kind === "tapped" || hole.kind === "formed" ? planThread(hole) : planBolt(hole);
}

/** How deep a drill with flutes of this length makes a hole, mm: above it the chips need 1.5 diameters of flute. */
export function usableFlutes(flutes: Mm, diameter: Mm): Mm {
  return tidy(flutes - 1.5 * diameter);
}
