import type { Mm } from "../units/units.ts";
import { rootAt } from "./cut-thread.ts";
import { CALL_FIRST, figure } from "./program-words.ts";
import type { TurningForm, TurningJob } from "./turn-thread.ts";

/** Whether a left-hand thread is cut away from the chuck. */
export function isAway({ thread, left }: Pick<TurningJob, "thread" | "left">): boolean {
  return thread.isLeftHand && left === "away";
}

/** How a program names its cycle. */
export const formNames: Record<TurningForm, string> = {
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

/** Why the spindle and the feed go as they do, and which tool wants it. */
function handWords({ thread, left }: TurningJob): string {
  if (!thread.isLeftHand)
    return "M3 towards the chuck is a right-hand thread, for a right-hand tool in front of the axis with its edge up or behind it with its edge down.";
  return left === "away"
    ? "M3 away from the chuck is a left-hand thread, with the right-hand tool of right-hand threads: its shim must lean the insert the other way (a negative one). It begins in a relief groove at the chuck that is as long as the start before the thread: a shoulder higher than the safe distance is in the way."
    : "M4 towards the chuck is a left-hand thread, for a left-hand tool in front of the axis with its edge down or behind it with its edge up: it begins in free air, and needs no groove to start in. Check that its edge meets the turning workpiece.";
}

function startWords({ thread, left, runIn, turns }: TurningJob): string {
  const where = isAway({ thread, left }) ? "the thread" : "the face";
  const after = isAway({ thread, left }) ? "in front of the face" : "in the relief groove";
  return `It begins ${figure(runIn / thread.pitch, 1)} pitches before ${where}: older controls need some n · P ÷ 500 mm to be in step, here ${figure((turns * thread.pitch) / 500, 1)}, and n · P ÷ 1800 ${after}. The machine's manual says.`;
}

/** What a thread of this profile wants besides. */
function profileWords({ thread, form, length }: TurningJob): string[] {
  const { slope, flat, nose, depth, crest, root, side, pitch } = thread;
  const ends =
    slope === 0 ? "" : `, at the face; ${figure(length)} mm behind it Ø${figure(rootAt(thread, -length))} mm`;
  const tip = flat === undefined ? `of ${figure(nose)} mm radius` : `${figure(flat)} mm wide`;
  return [
    `From Ø${figure(crest)} to Ø${figure(root)} mm${ends}, over ${figure(length)} mm: ${figure(depth)} mm deep, with a tip ${tip}; ${figure(25.4 / pitch, 3)} threads per inch, a pitch of ${figure(pitch, 4)} mm.`,
    ...(slope === 0
      ? []
      : [
          `Taper 1:16: turn the ${side === "external" ? "blank" : "bore"} to the same taper first. ${form === "one-block" ? "I" : "R"} is the cone as a radius from end to start, and the sign is ${side === "external" ? "minus, because the start is thinner" : "plus, because the start is wider"}. Gauge: the standard allows a turn either way. A pipe has no relief groove: set the run-out of the control, which the standard gives 3.47 pitches.`,
        ]),
    ...(flat === undefined
      ? []
      : [
          "A trapezoid's whole outline cuts straight in: where it chatters, go along the flank. Its insert has this profile and pitch; the root's corners are rounded by no more than the clearance.",
        ]),
  ];
}

/** What a machinist has to know of a turned thread, and the depth after each pass. */
export function turningFacts(job: TurningJob, depths: readonly Mm[]): string[] {
  const cuts = depths.map((depth, at) => figure(depth - (depths[at - 1] ?? 0)));
  return [
    CALL_FIRST.lathe.fact,
    handWords(job),
    ...profileWords(job),
    `${depths.length} passes, radial mm: ${cuts.join(" · ")}.`,
    assumed[job.form],
    "Basic sizes without allowance: for a bolt's 6g or 2A turn the crest smaller, correct the thread by the tool's offset, and gauge.",
    startWords(job),
  ];
}
