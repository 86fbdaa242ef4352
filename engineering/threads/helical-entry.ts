import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import { centreFeed, type MillingCut } from "./mill-thread.ts";
import { CALL_FIRST, comment, feedWord, figure, spindle, word, type Program } from "./program-words.ts";

/** A hole or pocket that an end mill enters on a helix around X0 Y0, its face at Z0. */
export interface EntryJob extends MillingCut {
  hole: Mm;
  depth: Mm;
  /** The steepest that the cutter goes down, measured on the path of its centre. */
  ramp: Degrees;
}

/** The helix begins at most so high above the face, mm. */
const ABOVE = 1;

type Helix = Pick<EntryJob, "hole" | "cutter" | "depth" | "ramp" | "clear">;

/** How many turns lead down: P = π · Dp · tan of the steepest angle, Dp the diameter of the centre's path. */
export function entryTurns({ hole, cutter, depth, ramp, clear }: Helix): number {
  const steepest = Math.PI * (hole - cutter) * Math.tan(radiansOf(ramp));
  return Math.max(1, Math.ceil((depth + Math.min(clear, ABOVE)) / steepest - 1e-6));
}

/**
 * The program of a helical entry, in mm: equal turns, no steeper than asked, a flat turn at the bottom, and back to the axis.
 */
export function helicalEntry(job: EntryJob): Program {
  const { hole, depth, cutter, teeth, toothFeed, turns, isClimb, clear } = job;
  const radius = (hole - cutter) / 2;
  const top = Math.min(clear, ABOVE);
  const around = entryTurns(job);
  const drop = (depth + top) / around;
  const code = isClimb ? "G3" : "G2";
  const feed = centreFeed(turns * teeth * toothFeed, hole, cutter, true);
  const circle = (z: Mm): string =>
    `${code} ${word("X", radius)} Y0. ${word("Z", z)} ${word("I", -radius)} J0.`;
  return {
    text: [
      comment(
        `HELICAL ENTRY TO ${figure(hole)}, ${isClimb ? "CLIMB" : "CONVENTIONAL"}. STARTING POINT: CHECK DRY`,
      ),
      comment(`MM. X0 Y0 ON THE AXIS, Z0 AT THE FACE. CENTRE OF A CUTTER OF ${figure(cutter)}`),
      CALL_FIRST.mill.line,
      `G21 G17 G90 G94 G40 ${spindle(turns)}`,
      `G0 ${word("X", radius)} Y0.`,
      word("Z", clear),
      `G1 ${word("Z", top)} ${feedWord(feed)}`,
      ...Array.from({ length: around }, (_, at) => circle(top - (at + 1) * drop)),
      circle(-depth),
      "G1 X0. Y0.",
      `G0 ${word("Z", clear)}`,
      "M5",
    ].join("\n"),
    facts: [
      CALL_FIRST.mill.fact,
      `${around} turns of ${figure(drop)} mm at Ø${figure(2 * radius)} mm of the cutter's centre, then one flat: ${figure((Math.atan(drop / (2 * Math.PI * radius)) * 180) / Math.PI, 2)}° steep.`,
      `At the edge ${Math.round(turns * teeth * toothFeed)} mm/min, at the centre ${feedWord(feed)}: vf · (D − d) ÷ D.`,
      "How steep a cutter may go down, and whether it cuts across its centre, its maker says: otherwise the hole must be wider; a corner radius leaves a core in holes near twice its diameter.",
    ],
    plot: {
      kind: "path",
      radius,
      cutter,
      circles: [0, hole],
      from: [radius, 0],
      isCounterclockwise: isClimb,
      isInternal: true,
    },
  };
}
