import { radiansOf } from "../units/convert.ts";
import type { Mm, PerMinute } from "../units/units.ts";
import type { CutThread } from "./cut-thread.ts";
import { passDepths, type InfeedLaw } from "./infeeds.ts";
import {
  CALL_FIRST,
  ceilMm,
  comment,
  figure,
  floorMm,
  spindle,
  withoutTolerance,
  word,
  type GroovePlot,
  type Program,
} from "./program-words.ts";

/** How a control is told of a thread: G76 in two blocks or in one, or G92 for each pass. */
export type TurningForm = "two-block" | "one-block" | "pass by pass";

/** A thread to be turned towards the chuck, its front face at Z0. */
export interface TurningJob {
  thread: CutThread;
  form: TurningForm;
  law: InfeedLaw;
  /** Straight in, or along the flank that trails: the chip then comes from one flank. */
  way: "radial" | "flank";
  /** Without the one that repeats the last. */
  passes: number;
  length: Mm;
  /** From the crest, as a radius: a bar needs as much room behind it. */
  clear: Mm;
  /** In front of the face, where the axis comes in step with the spindle. */
  runIn: Mm;
  turns: PerMinute;
}

/** Radial, left for the last pass of the two-block form, mm: less rubs instead of cutting, but for fine pitches. */
function allowanceOf(pitch: Mm): Mm {
  return pitch >= 1 ? 0.05 : 0.02;
}
/** Decimals of a lead in mm: over a hundred turns a hundredth of a millimetre at most. */
const LEAD_DIGITS = 4;

/** Depth and the shift of the tip along the axis, away from the chuck: none at full depth. */
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

function cycle(job: TurningJob): { lines: string[]; passes: GroovePlot["passes"] } {
  const { thread, form, law, way, passes, length, runIn } = job;
  const outwards = thread.side === "external" ? 1 : -1;
  const depth = floorMm(thread.depth);
  // Never beyond the root, whatever is rounded.
  const root = outwards > 0 ? ceilMm(thread.crest) - 2 * depth : floorMm(thread.crest) + 2 * depth;
  const end = `${word("X", root)} ${word("Z", -length)}`;
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
        `G76 ${end} P${Math.round(depth * 1000)} Q${Math.round(first * 1000)} ${lead}`,
      ],
    };
  }
  if (form === "one-block") {
    const first = firstDepth(depth, passes);
    return {
      passes: passesOf(job, sharedDepths(first, depth, depth)),
      lines: [`G76 ${end} ${word("K", depth)} ${word("D", first)} A${angle} ${lead}`],
    };
  }
  const cuts = passesOf(job, passDepths(thread.depth, passes, law));
  const crest = outwards > 0 ? ceilMm(thread.crest) : floorMm(thread.crest);
  const lines = cuts.flatMap(({ depth: at, shift }, index) => {
    const to = word("X", crest - outwards * 2 * at);
    if (way === "flank") return [`G0 ${word("Z", runIn + shift)}`, `G92 ${to} ${word("Z", -length)} ${lead}`];
    return index === 0 ? [`G92 ${to} ${word("Z", -length)} ${lead}`] : [to];
  });
  return { passes: cuts, lines: [...lines, ...lines.slice(way === "flank" ? -2 : -1)] };
}

const names: Record<TurningForm, string> = {
  "two-block": "G76, TWO-BLOCK FORM, CODE SYSTEM A",
  "one-block": "G76, ONE-BLOCK FORM, CODE SYSTEM A",
  "pass by pass": "G92, ONE BLOCK A PASS, THE LAST TWICE, CODE SYSTEM A",
};

/** What each form assumes of the control. */
const assumed: Record<TurningForm, string> = {
  "two-block":
    "P and Q without a point are thousandths of a millimetre, as a radius. The third and fourth digit of the first P are the run-out, here none: the thread ends in a relief groove.",
  "one-block":
    "K and D have a point. Older controls take D in thousandths without one; some take a finishing cut and the run-out from their settings.",
  "pass by pass":
    "G92 is the thread cycle in code system A alone. Elsewhere it sets the zero point: don't run it there (system B has G78, C has G21; not for LinuxCNC). Leave the repeated pass out in stainless steel. Its run-out comes from the control's settings: the thread ends in a relief groove.",
};

/** The program of a thread on a lathe, in mm, X as a diameter, and the depth of each of its passes. */
export function turnThread(job: TurningJob): Program {
  const { thread, form, length, clear, runIn, turns, way } = job;
  const { lines, passes } = cycle(job);
  const start = thread.crest + (thread.side === "external" ? 2 : -2) * clear;
  const cuts = passes.map(({ depth }, at) => figure(depth - (passes[at - 1]?.depth ?? 0)));
  return {
    text: [
      comment(`${withoutTolerance(thread.name)} ${thread.side.toUpperCase()}, STARTING POINT: CHECK DRY`),
      comment(`${names[form]}. MM, X AS DIAMETER, Z0 AT THE FRONT FACE`),
      CALL_FIRST.lathe.line,
      `G21 G40 G97 G99 ${spindle(turns)}`,
      `G0 ${word("X", start)} ${word("Z", runIn)}`,
      ...lines,
      `G0 ${word("X", start)} ${word("Z", runIn)}`,
      "M5",
    ].join("\n"),
    facts: [
      CALL_FIRST.lathe.fact,
      `From Ø${figure(thread.crest)} to Ø${figure(thread.root)} mm over ${figure(length)} mm: ${figure(thread.depth)} mm deep, with a tip of ${figure(thread.nose)} mm radius.`,
      `${passes.length} passes, radial mm: ${cuts.join(" · ")}.`,
      assumed[form],
      "Basic sizes without allowance: for a bolt's 6g turn the crest smaller, correct the thread by the tool's offset, and gauge.",
      "M3 towards the chuck is a right-hand thread, for a tool in front of the axis with its edge up or behind it with its edge down. Others need M4, and cut away from the chuck: that isn't written here.",
      `It begins ${figure(runIn / thread.pitch, 1)} pitches before the face: older controls need some n · P ÷ 500 mm to be in step, here ${figure((turns * thread.pitch) / 500, 1)}, and n · P ÷ 1800 in the relief groove. The machine's manual says.`,
    ],
    plot: {
      kind: "groove",
      pitch: thread.pitch,
      angle: thread.angle,
      nose: thread.nose,
      depth: thread.depth,
      passes: way === "flank" ? passes : passes.map(({ depth }) => ({ depth, shift: 0 })),
    },
  };
}
