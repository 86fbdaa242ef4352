import { radiansOf } from "../units/convert.ts";
import type { Mm, PerMinute } from "../units/units.ts";
import { rootAt, type CutThread } from "./cut-thread.ts";
import { passDepths, type InfeedLaw } from "./infeeds.ts";
import {
  CALL_FIRST,
  ceilMm,
  comment,
  floorMm,
  spindle,
  withoutTolerance,
  word,
  type GroovePlot,
  type Program,
} from "./program-words.ts";
import { formNames, isAway, turningFacts } from "./turning-words.ts";

/** How a control is told of a thread: G76 in two blocks or in one, or G92 for each pass. */
export type TurningForm = "two-block" | "one-block" | "pass by pass";

/** How a left-hand thread is turned: the spindle the other way round, or the feed. */
export type LeftHandWay = "reverse" | "away";

/** A thread to be turned, its front face at Z0; a right-hand one towards the chuck. */
export interface TurningJob {
  thread: CutThread;
  left: LeftHandWay;
  form: TurningForm;
  law: InfeedLaw;
  /** Straight in, or along the flank that trails: the chip then comes from one flank. */
  way: "radial" | "flank";
  /** Without the one that repeats the last. */
  passes: number;
  length: Mm;
  /** From the crest, as a radius: a bar needs as much room behind it. */
  clear: Mm;
  /** In front of the thread's beginning, where the axis comes in step with the spindle. */
  runIn: Mm;
  turns: PerMinute;
}

/** Radial, left for the last pass of the two-block form, mm: less rubs instead of cutting, but for fine pitches. */
function allowanceOf(pitch: Mm): Mm {
  return pitch >= 1 ? 0.05 : 0.02;
}
/** Decimals of a lead in mm: over a hundred turns a hundredth of a millimetre at most. */
const LEAD_DIGITS = 4;

/** Where a pass begins and ends along the axis, and which way it goes: −1 towards the chuck. */
interface Run {
  from: Mm;
  to: Mm;
  feed: 1 | -1;
}

function runOf({ thread, left, length, runIn, turns }: TurningJob): Run {
  if (!isAway({ thread, left })) return { from: runIn, to: -length, feed: -1 };
  // Past the face the axis slows down: some n · P ÷ 1800, a pitch at least.
  const out = Math.ceil(2 * Math.max(thread.pitch, (turns * thread.pitch) / 1800)) / 2;
  return { from: -length - runIn, to: out, feed: 1 };
}

/** Depth and the shift of the tip along the axis, to where the pass comes from: none at full depth. */
function passesOf(job: TurningJob, depths: readonly Mm[]): GroovePlot["passes"] {
  const { thread, way } = job;
  const slope = way === "flank" ? Math.tan(radiansOf(thread.angle / 2)) : 0;
  const full = floorMm(thread.depth);
  return depths.map((each) => {
    const depth = Math.min(full, floorMm(each));
    return { depth, shift: floorMm((full - depth) * slope) };
  });
}

/** The depths that a control makes of the first one: first · √n until the whole, then the last by itself. */
function sharedDepths(first: Mm, whole: Mm, last: Mm): Mm[] {
  const depths: Mm[] = [];
  for (let pass = 1; depths.at(-1) !== whole; pass++) depths.push(Math.min(whole, first * Math.sqrt(pass)));
  return last > whole ? [...depths, last] : depths;
}

/** The first depth with which a control needs so many passes; a hair more, lest its rounding ask for another one. */
function firstDepth(whole: Mm, passes: number): Mm {
  return ceilMm(whole / Math.sqrt(passes) + 0.0002);
}

/** The cone of a taper thread, as a radius from the end to the start: smaller at the start is negative. */
function coneWord({ thread }: TurningJob, letter: string, { from, to }: Run): string[] {
  return thread.slope === 0 ? [] : [word(letter, (rootAt(thread, from) - rootAt(thread, to)) / 2)];
}

function cycle(job: TurningJob, run: Run): { lines: string[]; passes: GroovePlot["passes"] } {
  const { thread, form, law, way, passes } = job;
  const outwards = thread.side === "external" ? 1 : -1;
  const depth = floorMm(thread.depth);
  // Never beyond the root, whatever is rounded; of a taper thread that at the end.
  const grown = rootAt(thread, run.to) - thread.root;
  const crest = outwards > 0 ? ceilMm(thread.crest + grown) : floorMm(thread.crest + grown);
  const root = crest - outwards * 2 * depth;
  const end = `${word("X", root)} ${word("Z", run.to)}`;
  const lead = word("F", thread.pitch, LEAD_DIGITS);
  const angle = way === "flank" ? thread.angle : 0;
  if (form === "two-block") {
    const allowance = allowanceOf(thread.pitch);
    const whole = floorMm(depth - allowance);
    const first = firstDepth(whole, passes - 1);
    const depths = sharedDepths(first, whole, depth);
    const lastCut = whole - (depths.at(-3) ?? 0);
    // Below the last pass that it takes by itself, lest the control take fewer.
    const least = Math.max(1, Math.min(50, Math.floor(lastCut * 900)));
    return {
      passes: passesOf(job, depths),
      lines: [
        `G76 P0100${String(angle).padStart(2, "0")} Q${least} ${word("R", allowance)}`,
        [
          `G76 ${end}`,
          ...coneWord(job, "R", run),
          `P${Math.round(depth * 1000)} Q${Math.round(first * 1000)} ${lead}`,
        ].join(" "),
      ],
    };
  }
  if (form === "one-block") {
    const first = firstDepth(depth, passes);
    return {
      passes: passesOf(job, sharedDepths(first, depth, depth)),
      lines: [
        [
          `G76 ${end}`,
          ...coneWord(job, "I", run),
          `${word("K", depth)} ${word("D", first)} A${angle} ${lead}`,
        ].join(" "),
      ],
    };
  }
  const cuts = passesOf(job, passDepths(thread.depth, passes, law));
  const lines = cuts.flatMap(({ depth: at, shift }, index) => {
    const to = word("X", crest - outwards * 2 * at);
    const from = run.from - run.feed * shift;
    const cone = coneWord(job, "R", { ...run, from });
    const block = ["G92", to, word("Z", run.to), ...cone, lead].join(" ");
    if (way === "flank") return [`G0 ${word("Z", from)}`, block];
    return index === 0 ? [block] : [to];
  });
  return { passes: cuts, lines: [...lines, ...lines.slice(way === "flank" ? -2 : -1)] };
}

/** The program of a thread on a lathe, in mm, X as a diameter, and the depth of each of its passes. */
export function turnThread(job: TurningJob): Program {
  const { thread, form, clear, turns, way, length } = job;
  const run = runOf(job);
  const { lines, passes } = cycle(job, run);
  const outwards = thread.side === "external" ? 1 : -1;
  // Of a taper thread clear of its thick end, in a bore of its narrow one.
  const behind = rootAt(thread, -length) - thread.root;
  const start = thread.crest + behind + outwards * 2 * clear;
  const toStart = `G0 ${word("X", start)} ${word("Z", run.from)}`;
  const away = isAway(job);
  return {
    text: [
      comment(`${withoutTolerance(thread.name)} ${thread.side.toUpperCase()}, STARTING POINT: CHECK DRY`),
      comment(`${formNames[form]}. MM, X AS DIAMETER, Z0 AT THE FRONT FACE`),
      ...(thread.isLeftHand
        ? [
            comment(
              away
                ? "LEFT HAND BY M3 AND FEED AWAY FROM THE CHUCK"
                : "LEFT HAND BY M4 AND FEED TOWARDS THE CHUCK",
            ),
          ]
        : []),
      CALL_FIRST.lathe.line,
      `G21 G40 G97 G99 ${spindle(turns, thread.isLeftHand && !away)}`,
      // A bar goes in at its safe distance, and comes out the same way.
      ...(away ? [`G0 ${word("X", start)} ${word("Z", run.to)}`, word("Z", run.from)] : [toStart]),
      ...lines,
      ...(away ? [toStart, word("Z", run.to)] : [toStart]),
      "M5",
    ].join("\n"),
    facts: turningFacts(
      job,
      passes.map(({ depth }) => depth),
    ),
    plot: {
      kind: "groove",
      pitch: thread.pitch,
      angle: thread.angle,
      nose: thread.nose,
      ...(thread.flat !== undefined && { flat: thread.flat }),
      depth: thread.depth,
      passes: passes.map(({ depth, shift }) => ({ depth, shift: way === "flank" ? -run.feed * shift : 0 })),
    },
  };
}
