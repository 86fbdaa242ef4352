import { threadsOfPitch } from "#engineering/units/convert.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { minorDiameterLimits, type HoleLimits } from "#engineering/standards/minor-diameters.ts";
import { findThread } from "#engineering/standards/metric-threads.ts";
import { inchDrill } from "../reading/inches/inch-threads.ts";
import { pitchOf, type RequestedThread, type ThreadSystem } from "../reading/read-thread.ts";
import { NO_MATCH, type Matcher } from "./match.ts";
import { entersBore, smallestBores, type SmallestBores } from "../../relations/smallest-bores.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** How near a tool is to a thread: it makes it, drills its hole, mills or turns it, or has a grade of that name. */
const TAP = 0;
const OTHER_PITCH = 1;
const DRILL = 2;
const STEP_DRILL = 3;
const FULL_PROFILE = 4;
const PARTIAL_PROFILE = 5;
/**
 * A grade for stainless steel with the name of a thread: M20. It comes before the profiles if nobody taps that thread:
 * M25.
 */
export const GRADE = 7;
const ONLY_GRADE = 3;

const NEAR = 0.006;

const pipes: Partial<Record<ThreadSystem, readonly ThreadSystem[]>> = {
  pipe: ["G", "R", "Rp", "NPT"],
  "taper pipe": ["R", "NPT"],
};

function isSystem(requested: ThreadSystem, own: ThreadSystem): boolean {
  return (
    requested === own ||
    pipes[requested]?.includes(own) ||
    (requested === "UN" && own.startsWith("UN")) ||
    (own === "UN" && requested.startsWith("UN"))
  );
}

function tapWeakness(requested: RequestedThread, own: RequestedThread): number {
  if (!isSystem(requested.system, own.system)) return NO_MATCH;
  if (requested.size !== undefined && requested.size !== own.size) return NO_MATCH;
  const ownPitch = pitchOf(own);
  if (requested.pitch !== undefined) return requested.pitch === ownPitch ? TAP : NO_MATCH;
  const coarse = own.system === "M" ? findThread(Number(own.size))?.pitch : ownPitch;
  const isCoarse = ownPitch === coarse;
  if (requested.series) return isCoarse === (requested.series === "coarse") ? TAP : NO_MATCH;
  return isCoarse ? TAP : OTHER_PITCH;
}

/** The thread forms that an insert or thread mill cuts, by the words of its standard. */
function systemsIn(standards: string): RegExp | undefined {
  if (/partial/i.test(standards))
    return /55°/.test(standards) ? /^(?:G|R|BSW|BSF)$/ : /^(?:M|UN|UNC|UNF|UNEF)$/;
  if (/NPT/.test(standards)) return /^NPT$/;
  if (/BSPT|ISO 7\b/.test(standards)) return /^R$/;
  if (/BSP|ISO 228|Whitworth|55°/i.test(standards)) return /^(?:G|BSW|BSF)$/;
  if (/\bTr\b|trapezoidal|ISO 2904|DIN 103/i.test(standards)) return /^Tr$/;
  if (/ACME/i.test(standards)) return /^ACME$/;
  if (/\bUN/.test(standards)) return /^UN/;
  return /^M\b|ISO 68|ISO 26[15]|metric/i.test(standards) ? /^M$/ : undefined;
}

/** A thread mill that fills less of the hole than this bends more than one made for the thread. */
const FULL = 0.8;

/** Whether a thread mill fits into a thread's hole: 0 for one made for it, 1 for a thinner one. */
function roomBeside(requested: RequestedThread, entry: Entry): number {
  const { min = Number.NaN } = limitsFor(requested) ?? {};
  const part = (valuesOf(entry).diameter?.max ?? Number.NaN) / min;
  // A pitch alone is no size.
  if (requested.size === undefined) return 0;
  if (!(part <= WIDEST_OF_HOLE)) return NO_MATCH;
  return part < FULL ? 1 : 0;
}

/** How much of the hole a thread mill may fill. */
const WIDEST_OF_HOLE = 0.9;

function profileWeakness(
  { facts }: OpenedSearch,
  requested: RequestedThread,
  entry: Entry,
  bores: SmallestBores | undefined,
): number {
  const standards = entry.specifications.threadStandards ?? "";
  const systems = pipes[requested.system] ?? [requested.system];
  if (standards === "" || !systems.some((system) => systemsIn(standards)?.test(system))) return NO_MATCH;
  const bore = boreOf(requested);
  if (bore !== undefined && bores && !entersBore(bores, entry, bore)) return NO_MATCH;
  const room = entry.family === "thread-mill" ? roomBeside(requested, entry) : 0;
  if (room === NO_MATCH) return NO_MATCH;
  const isPartial = /partial/i.test(standards);
  const pitch = pitchOf(requested);
  const weak = isPartial ? PARTIAL_PROFILE : FULL_PROFILE + room;
  if (pitch === undefined) return weak;
  const isMetric = requested.system === "M" || requested.system === "Tr";
  const values = entry.facts.flatMap((fact) => facts[fact]?.values ?? []);
  const cuts = values.some(({ field, min, max }) => {
    if (field !== "pitch" && field !== "tpi") return false;
    const figure = (field === "pitch") === isMetric ? pitch : threadsOfPitch(pitch);
    return figure >= min - NEAR && figure <= max + NEAR;
  });
  return cuts ? weak : NO_MATCH;
}

/** The diameter of the hole that is drilled for a thread, mm; undefined if the tables have none. */
export function holeFor({ system, size, pitch }: RequestedThread): number | undefined {
  if (system === "M") return findThread(Number(size), pitch)?.drill;
  if (system === "Tr") return pitch === undefined ? undefined : Number(size) - pitch;
  return inchDrill(system, size);
}

/** The limits of the hole for a cut thread in mm; undefined for threads without such limits. */
export function limitsFor(thread: RequestedThread): HoleLimits | undefined {
  const { system, size = "" } = thread;
  return minorDiameterLimits(system, size, pitchOf(thread));
}

/** The widest that the bore of an internal thread is, mm; undefined without a size, or where no table says it. */
export function boreOf(thread: RequestedThread): number | undefined {
  return thread.size === undefined ? undefined : (limitsFor(thread)?.max ?? holeFor(thread));
}

/** Whether a drill makes a hole for cutting a thread: within the limits of its minor diameter. */
export function isInThreadsHole(thread: RequestedThread, entry: Entry): boolean {
  const hole = drilledHole(entry);
  const limits = limitsFor(thread);
  return hole !== undefined && limits !== undefined && hole >= limits.min && hole <= limits.max;
}

/** The diameter of the hole that a drill makes, in mm; undefined for a drill that only spots or centres. */
export function drilledHole(entry: Entry): number | undefined {
  const { type = "" } = entry.specifications;
  const isWhole = entry.family === "drill" && !/step|spot|cent(?:re|er)/i.test(type);
  return isWhole ? valuesOf(entry).diameter?.max : undefined;
}

/**
 * Whether a tool is for this thread: a tap, the drill for its hole, an insert for its profile and pitch. `M20` without
 * a pitch is also an application group of ISO 513.
 */
export function matchThread(search: OpenedSearch, requested: RequestedThread): Matcher {
  const pitch = pitchOf(requested);
  const coarse = requested.system === "M" ? findThread(Number(requested.size))?.pitch : undefined;
  const name =
    pitch === undefined || pitch === coarse ? `M${requested.size}` : `M${requested.size} × ${pitch}`;
  const isFine = requested.series === "fine";
  const bores = boreOf(requested) === undefined ? undefined : smallestBores(search.entries);
  const drills = search.facts.map(
    ({ key, text }) =>
      key === "tapping" &&
      requested.system === "M" &&
      (isFine ? text.startsWith(`M${requested.size} × `) : text === name),
  );
  const hole = requested.system === "M" ? undefined : holeFor(requested);
  const step =
    requested.system === "M" && requested.pitch === undefined ? Number(requested.size) : Number.NaN;
  return (entry) => {
    if (entry.thread) {
      const weak = tapWeakness(requested, entry.thread);
      if (weak !== NO_MATCH) return weak;
    }
    if (entry.ownFacts.some((fact) => drills[fact]))
      return entry.family === "step-drill" ? STEP_DRILL : DRILL;
    if (hole !== undefined && drilledHole(entry) === hole) return DRILL;
    const weak = entry.thread ? NO_MATCH : profileWeakness(search, requested, entry, bores);
    if (weak !== NO_MATCH || Number.isNaN(step)) return weak;
    const isGrade = entry.facts.some((fact) =>
      search.facts[fact]?.grade?.applications.some(
        ({ letter, from, to }) => letter === "M" && from === step && to === undefined,
      ),
    );
    return isGrade ? (coarse === undefined ? ONLY_GRADE : GRADE) : NO_MATCH;
  };
}

/** The sizes of the metric threads that a tool is named by, or whose holes it drills. */
export function threadsOf(facts: OpenedSearch["facts"], { thread, ownFacts, family, name }: Entry): number[] {
  if (thread) return thread.system === "M" ? [Number(thread.size)] : [];
  if (family === "thread-mill") return [Number(/(?<!\p{L})M(\d+)/u.exec(name)?.[1])];
  return ownFacts.flatMap((fact) => {
    const { key, text = "" } = facts[fact] ?? {};
    return key === "tapping" ? Number(/^M([\d.]+)/.exec(text)?.[1]) : [];
  });
}

/** Whether a tap states this tolerance class of the thread that it cuts. */
export function matchTolerance({ facts, sets }: OpenedSearch, tolerance: string): Matcher {
  const word = new RegExp(String.raw`(?<![\p{L}\d])${tolerance}(?![\p{L}\d])`, "u");
  const saying = facts.map(({ key, text }) => key === "threadStandards" && word.test(text));
  const bySet = sets.map((shared) => shared.some((fact) => saying[fact]));
  return ({ set, family }) => (family === "tap" && bySet[set] ? 0 : NO_MATCH);
}
