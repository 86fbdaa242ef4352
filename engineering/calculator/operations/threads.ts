import type { Mm } from "../../units/units.ts";
import { infeeds } from "../../threads/infeeds.ts";
import type { Formula } from "../formula.ts";
import { forceFormula, speedFormulas, straightTime } from "./common-formulas.ts";
import type { Operation } from "./operation.ts";

const general = "General formula of threading, printed in makers' catalogues";

/** Depth of an internal metric thread as a part of its pitch. */
const DEPTH_OF_PITCH = 0.5413;

const pitchFeed: Formula = {
  gives: "tableFeed",
  needs: ["pitch", "turns"],
  text: "{pitch} · {turns}",
  source: general,
  of: ({ pitch, turns }) => pitch * turns,
};

/** A pitch that no thread of the diameter has. */
const pitchWithin: NonNullable<Operation["contradiction"]> = ({ pitch = 0, diameter = 0 }) =>
  pitch <= diameter / 2 ? undefined : "Pitch: expected no more than half the diameter.";

/** Machine taps that cut. */
export const tapping: Operation = {
  id: "tapping",
  name: "Tapping",
  asks: [
    { name: "diameter", start: 10, label: "Thread diameter" },
    { name: "pitch", start: 1.5 },
    { name: "teeth", start: 3, label: "Flutes" },
    { name: "chamfer", start: 2.5 },
    { name: "length", start: 20, label: "Depth of the thread" },
  ],
  optional: ["length"],
  formulas: [
    ...speedFormulas,
    pitchFeed,
    {
      gives: "chip",
      needs: ["pitch", "teeth", "chamfer"],
      text: "0.5413 · {pitch} ÷ ({teeth} · {chamfer})",
      source: "Geometry: the thread's depth, shared by the teeth of the chamfer",
      of: ({ pitch, teeth, chamfer }) => (DEPTH_OF_PITCH * pitch) / (teeth * chamfer),
    },
    forceFormula,
    {
      gives: "torque",
      needs: ["pitch", "diameter", "force"],
      text: "{pitch}² · {diameter} · {force} ÷ 8000",
      source: "Common formula of tapping, a sharp tap",
      of: ({ pitch, diameter, force }) => (pitch ** 2 * diameter * force) / 8000,
    },
    {
      gives: "power",
      needs: ["torque", "turns", "efficiency"],
      text: "{torque} · {turns} ÷ (9549 · {efficiency})",
      source: "P = M · ω",
      of: ({ torque, turns, efficiency }) => (torque * turns) / (9549.3 * efficiency),
    },
    {
      gives: "time",
      needs: ["length", "tableFeed"],
      text: "2 · {length} ÷ {tableFeed}, in and out",
      source: general,
      of: ({ length, tableFeed }) => (2 * length) / tableFeed,
    },
  ],
  answers: ["turns", "tableFeed", "torque", "time"],
  contradiction: pitchWithin,
  startsLike: "tapping",
  feed: "pitch",
};

/** How deep a kind of thread is cut. */
type Depth = Pick<Formula, "text" | "source"> & {
  /** Undefined where the table of infeeds has it. */
  part?: number;
};

/** Threads of one profile cut on a lathe, several passes. */
function threadTurning(id: Operation["id"], profile: string, { text, source, part }: Depth): Operation {
  const passesOf = (pitch: Mm): Mm[] => infeeds(pitch, part === undefined ? undefined : part * pitch);
  return {
    id,
    name: `Thread turning, ${profile}`,
    asks: [
      { name: "diameter", start: 24, label: "Thread diameter" },
      { name: "pitch", start: 1.5 },
      { name: "length", start: 30, label: "Length of the thread" },
    ],
    optional: ["length"],
    formulas: [
      ...speedFormulas,
      pitchFeed,
      {
        gives: "threadDepth",
        needs: ["pitch"],
        text,
        source,
        of: ({ pitch }) => passesOf(pitch).at(-1) ?? Number.NaN,
      },
      {
        gives: "passes",
        needs: ["pitch"],
        text: "passes for a pitch of {pitch} mm",
        source: "A maker's table of infeeds for external metric threads",
        of: ({ pitch }) => passesOf(pitch).length,
      },
      {
        ...straightTime,
        needs: ["length", "tableFeed", "passes"],
        text: "{length} · {passes} ÷ {tableFeed}, cutting only",
        of: ({ length, tableFeed, passes }) => (length * passes) / tableFeed,
      },
    ],
    answers: ["turns", "tableFeed", "passes", "threadDepth"],
    contradiction: pitchWithin,
    startsLike: "thread turning",
    feed: "pitch",
  };
}

/** External metric and unified threads. */
export const threading = threadTurning("threading", "external metric or unified", {
  text: "depth of an external metric thread of {pitch} mm",
  source: "A maker's table of infeeds; between its pitches 0.6134 · P",
});

/** Internal metric and unified threads: they are less deep, from the bore to the major diameter. */
export const threadingInternal = threadTurning("threading-internal", "internal metric or unified", {
  text: "0.5413 · {pitch}",
  source: "5/8 of the sharp profile, ISO 68-1: the basic depth, without room for the crest",
  part: DEPTH_OF_PITCH,
});

/** Parallel and tapered pipe threads of 55°, external and internal. */
export const threadingWhitworth = threadTurning("threading-whitworth", "Whitworth (G, R)", {
  text: "0.6403 · {pitch}",
  source: "ISO 228-1",
  part: 0.6403,
});

/** Tapered pipe threads of 60°, external and internal. */
export const threadingNpt = threadTurning("threading-npt", "NPT", {
  text: "0.8 · {pitch}",
  source: "ASME B1.20.1",
  part: 0.8,
});
