import { threadsOfPitch } from "#engineering/units/convert.ts";
import type { Entry, OpenedSearch } from "../open-search.ts";
import { minorDiameterLimits, type HoleLimits } from "#engineering/standards/minor-diameters.ts";
import { findThread } from "#engineering/standards/metric-threads.ts";
import { inchDrill } from "../reading/inch-threads.ts";
import { pitchOf, type ThreadAsked, type ThreadSystem } from "../reading/read-thread.ts";
import { NO_MATCH, type Matcher } from "./match.ts";
import { valuesOf } from "#engineering/values/values.ts";

/** How near a tool is to a thread: it makes it, drills its hole, mills or turns it, or has a grade of that name. */
const TAP = 0;
const OTHER_PITCH = 1;
const DRILL = 2;
const FULL_PROFILE = 4;
const PARTIAL_PROFILE = 5;
/** A grade of stainless steel that is called like a thread: M20; before the profiles if nobody taps that thread: M25. */
export const GRADE = 7;
const ONLY_GRADE = 3;

const NEAR = 0.006;

function isSystem(asked: ThreadSystem, own: ThreadSystem): boolean {
  return (
    asked === own || (asked === "UN" && own.startsWith("UN")) || (own === "UN" && asked.startsWith("UN"))
  );
}

function tapWeakness(asked: ThreadAsked, own: ThreadAsked): number {
  if (!isSystem(asked.system, own.system)) return NO_MATCH;
  if (asked.size !== undefined && asked.size !== own.size) return NO_MATCH;
  const ownPitch = pitchOf(own);
  if (asked.pitch !== undefined) return asked.pitch === ownPitch ? TAP : NO_MATCH;
  const coarse = own.system === "M" ? findThread(Number(own.size))?.pitch : ownPitch;
  const isCoarse = ownPitch === coarse;
  if (asked.series) return isCoarse === (asked.series === "coarse") ? TAP : NO_MATCH;
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

function profileWeakness({ facts }: OpenedSearch, asked: ThreadAsked, entry: Entry): number {
  const standards = entry.specifications.threadStandards ?? "";
  if (standards === "" || !systemsIn(standards)?.test(asked.system)) return NO_MATCH;
  const isPartial = /partial/i.test(standards);
  const pitch = pitchOf(asked);
  const weak = isPartial ? PARTIAL_PROFILE : FULL_PROFILE;
  if (pitch === undefined) return weak;
  const isMetric = asked.system === "M" || asked.system === "Tr";
  const values = entry.facts.flatMap((fact) => facts[fact]?.values ?? []);
  const cuts = values.some(({ field, min, max }) => {
    if (field !== "pitch" && field !== "tpi") return false;
    const figure = (field === "pitch") === isMetric ? pitch : threadsOfPitch(pitch);
    return figure >= min - NEAR && figure <= max + NEAR;
  });
  return cuts ? weak : NO_MATCH;
}

/** The diameter of the hole that is drilled for a thread, mm; undefined if the tables have none. */
export function holeFor({ system, size, pitch }: ThreadAsked): number | undefined {
  if (system === "M") return findThread(Number(size), pitch)?.drill;
  if (system === "Tr") return pitch === undefined ? undefined : Number(size) - pitch;
  return inchDrill(system, size);
}

/** What the hole for a thread that is cut may measure, mm; undefined for threads without such limits. */
export function limitsFor(thread: ThreadAsked): HoleLimits | undefined {
  const { system, size = "" } = thread;
  return minorDiameterLimits(system, size, pitchOf(thread));
}

/** Whether a drill makes a hole in which a thread can be cut: within the limits of its minor diameter. */
export function isInThreadsHole(thread: ThreadAsked, entry: Entry): boolean {
  const hole = drilledHole(entry);
  const limits = limitsFor(thread);
  return hole !== undefined && limits !== undefined && hole >= limits.min && hole <= limits.max;
}

/** The diameter of the hole that a drill makes, mm; none of one that only spots or centres it. */
export function drilledHole(entry: Entry): number | undefined {
  const { type = "" } = entry.specifications;
  const isWhole = entry.family === "drill" && !/step|spot|cent(?:re|er)/i.test(type);
  return isWhole ? valuesOf(entry).diameter?.max : undefined;
}

/**
 * Whether a tool is for this thread: a tap, the drill for its hole, an insert for its profile and pitch. `M20` without
 * a pitch is also an application group of ISO 513.
 */
export function matchThread(search: OpenedSearch, asked: ThreadAsked): Matcher {
  const pitch = pitchOf(asked);
  const coarse = asked.system === "M" ? findThread(Number(asked.size))?.pitch : undefined;
  const name = pitch === undefined || pitch === coarse ? `M${asked.size}` : `M${asked.size} × ${pitch}`;
  const isFine = asked.series === "fine";
  const drills = search.facts.map(
    ({ key, text }) =>
      key === "tapping" &&
      asked.system === "M" &&
      (isFine ? text.startsWith(`M${asked.size} × `) : text === name),
  );
  const hole = asked.system === "M" ? undefined : holeFor(asked);
  const step = asked.system === "M" && asked.pitch === undefined ? Number(asked.size) : Number.NaN;
  return (entry) => {
    if (entry.thread) {
      const weak = tapWeakness(asked, entry.thread);
      if (weak !== NO_MATCH) return weak;
    }
    if (entry.ownFacts.some((fact) => drills[fact])) return DRILL;
    if (hole !== undefined && drilledHole(entry) === hole) return DRILL;
    const weak = entry.thread ? NO_MATCH : profileWeakness(search, asked, entry);
    if (weak !== NO_MATCH || Number.isNaN(step)) return weak;
    const isGrade = entry.facts.some((fact) =>
      search.facts[fact]?.grade?.applications.some(
        ({ letter, from, to }) => letter === "M" && from === step && to === undefined,
      ),
    );
    return isGrade ? (coarse === undefined ? ONLY_GRADE : GRADE) : NO_MATCH;
  };
}

/** Whether a tap says this tolerance class of the thread that it cuts. */
export function matchTolerance({ facts, sets }: OpenedSearch, tolerance: string): Matcher {
  const word = new RegExp(String.raw`(?<![\p{L}\d])${tolerance}(?![\p{L}\d])`, "u");
  const saying = facts.map(({ key, text }) => key === "threadStandards" && word.test(text));
  const bySet = sets.map((shared) => shared.some((fact) => saying[fact]));
  return ({ set, family }) => (family === "tap" && bySet[set] ? 0 : NO_MATCH);
}
