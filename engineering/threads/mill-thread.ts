import type { Mm, MmPerMinute, MmPerTooth, PerMinute } from "../units/units.ts";
import { rootAt, type CutThread } from "./cut-thread.ts";
import {
  CALL_FIRST,
  ceilMm,
  comment,
  feedWord,
  figure,
  floorMm,
  spindle,
  withoutTolerance,
  word,
  type Program,
} from "./program-words.ts";

/** A rotating cutter, the feed of its teeth and its way around. */
export interface MillingCut {
  cutter: Mm;
  teeth: number;
  toothFeed: MmPerTooth;
  turns: PerMinute;
  /** Climb milling: the chip begins thick. */
  isClimb: boolean;
  /** Above the face. */
  clear: Mm;
}

/** A thread to be milled around X0 Y0, its face at Z0. */
export interface MillingJob extends MillingCut {
  thread: CutThread;
  length: Mm;
  /** How long the cutter's teeth are along its axis. */
  edge: Mm;
}

/**
 * Feed of the cutter's centre, slower than its edge in a hole and faster around a boss: vf · (D ∓ d) ÷ D, as makers' guides
 * to thread milling print it.
 */
export function centreFeed(edgeFeed: MmPerMinute, around: Mm, cutter: Mm, isInternal: boolean): MmPerMinute {
  return (edgeFeed * (isInternal ? around - cutter : around + cutter)) / around;
}

interface Way {
  radius: Mm;
  /** 1 counterclockwise, −1 clockwise. */
  turn: 1 | -1;
  /** Along Z in one turn, with its sign. */
  rise: Mm;
  lead: { x: Mm; y: Mm; radius: Mm; rise: Mm; turn: 1 | -1 };
}

/**
 * The helix of the cutter's centre where its lowest tooth is at a height. Right hand: counterclockwise upwards. The lead-in
 * is as steep as the helix: of a hole's half circle from the axis that is a quarter of the pitch, and its angle around the
 * axis (half of that on the arc, Thales) keeps the teeth in their own groove.
 */
function wayOf({ thread, cutter, isClimb, clear }: MillingJob, z: Mm): Way {
  const { side, pitch, depth, isLeftHand } = thread;
  const root = rootAt(thread, z);
  const isInternal = side === "internal";
  const turn = isClimb === isInternal ? 1 : -1;
  const rise = turn * (isLeftHand ? -pitch : pitch);
  if (isInternal) {
    // Never beyond the root; half of it is a whole number of thousandths, lest the arc not close.
    const radius = 2 * floorMm((root - cutter) / 4);
    return { radius, turn, rise, lead: { x: 0, y: 0, radius: radius / 2, rise: rise / 4, turn } };
  }
  const radius = ceilMm((root + cutter) / 2);
  const lead = ceilMm(depth + clear);
  return {
    radius,
    turn,
    rise,
    lead: {
      x: radius + lead,
      y: -turn * lead,
      radius: lead,
      rise: (rise * lead) / (4 * radius),
      turn: turn === 1 ? -1 : 1,
    },
  };
}

const arc = (turn: 1 | -1): string => (turn === 1 ? "G3" : "G2");

/** Arcs of a turn of a taper thread: each has a centre of its own, so that it ends where it should. */
const ARCS = 8;

/** One turn from a height; of a taper thread in arcs whose ends lie on the spiral. */
function turnBlocks(job: MillingJob, from: Mm): string[] {
  const { radius, turn, rise } = wayOf(job, from);
  if (job.thread.slope === 0)
    return [`${arc(turn)} ${word("X", radius)} Y0. ${word("Z", from + rise)} ${word("I", -radius)} J0.`];
  const grown = wayOf(job, from + rise).radius - radius;
  const at = (step: number) => {
    const angle = (turn * 2 * Math.PI * step) / ARCS;
    const r = radius + (grown * step) / ARCS;
    return [r * Math.cos(angle), r * Math.sin(angle)].map((each) => Number(each.toFixed(3))) as [Mm, Mm];
  };
  return Array.from({ length: ARCS }, (_, step) => {
    const [[x, y], [toX, toY]] = [at(step), at(step + 1)];
    const mean = (Math.hypot(x, y) + Math.hypot(toX, toY)) / 2;
    const [dx, dy] = [(toX - x) / 2, (toY - y) / 2];
    const chord = Math.hypot(dx, dy);
    // From the middle of the chord at right angles, towards the axis.
    const off = (turn * Math.sqrt(Math.max(0, mean ** 2 - chord ** 2))) / chord;
    const z = from + (rise * (step + 1)) / ARCS;
    return `${arc(turn)} ${word("X", toX)} ${word("Y", toY)} ${word("Z", z)} ${word("I", dx - off * dy)} ${word("J", dy + off * dx)}`;
  });
}

/**
 * The program of a milled thread, in mm. A cutter as long as the thread makes it in one turn; a shorter one steps on by
 * the threads that it has; one with a single row goes on turning.
 */
export function millThread(job: MillingJob): Program {
  const { thread, length, edge, cutter, teeth, toothFeed, turns, isClimb, clear } = job;
  const { pitch, major, name, side, slope, flat } = thread;
  const isInternal = side === "internal";
  const { radius, turn, rise, lead } = wayOf(job, -length);
  // A hair of noise takes no row away.
  const rows = Math.max(1, Math.floor(edge / pitch + 1e-6));
  const all = Math.max(1, Math.ceil(length / pitch - 1e-6));
  const around = rows === 1 ? all : 1;
  const steps = rows === 1 ? 1 : Math.ceil(all / rows);
  const feed = centreFeed(turns * teeth * toothFeed, major, cutter, isInternal);
  const order = Array.from({ length: steps }, (_, at) => (rise > 0 ? at : steps - 1 - at));
  const lines = order.flatMap((step, index) => {
    const low = -length + step * rows * pitch;
    const from = rise > 0 ? low : low + around * pitch;
    const to = from + around * rise;
    const [into, out] = [wayOf(job, from), wayOf(job, to)];
    const [inI, inJ] = isInternal ? [into.lead.radius, 0] : [0, turn * into.lead.radius];
    const [outI, outJ] = isInternal ? [-out.lead.radius, 0] : [out.lead.radius, 0];
    const isFirst = index === 0;
    return [
      ...(isFirst ? [`G0 ${word("X", into.lead.x)} ${word("Y", into.lead.y)}`, word("Z", clear)] : []),
      ...(isFirst || isInternal
        ? []
        : [`G0 ${word("Z", clear)}`, `${word("X", into.lead.x)} ${word("Y", into.lead.y)}`]),
      `G0 ${word("Z", from - into.lead.rise)}`,
      `${arc(into.lead.turn)} ${word("X", into.radius)} Y0. ${word("Z", from)} ${word("I", inI)} ${word("J", inJ)}${isFirst ? ` ${feedWord(feed)}` : ""}`,
      ...Array.from({ length: around }, (__, at) => turnBlocks(job, from + at * rise)).flat(),
      `${arc(out.lead.turn)} ${word("X", out.lead.x)} ${word("Y", -out.lead.y)} ${word("Z", to + out.lead.rise)} ${word("I", outI)} ${word("J", outJ)}`,
    ];
  });
  const way = rows === 1 ? `${all} turns` : steps === 1 ? "one turn" : `${steps} steps of one turn`;
  const deepest = Math.min(...[...lines.join(" ").matchAll(/Z(-?[\d.]+)/g)].map(([, z]) => Number(z)));
  return {
    text: [
      comment(
        `${withoutTolerance(name)} ${side.toUpperCase()}, ${isClimb ? "CLIMB" : "CONVENTIONAL"}. STARTING POINT: CHECK DRY`,
      ),
      comment(`MM. X0 Y0 ON THE AXIS, Z0 AT THE FACE. CENTRE OF A CUTTER OF ${figure(cutter)}`),
      CALL_FIRST.mill.line,
      `G21 G17 G90 G94 G40 ${spindle(turns)}`,
      ...lines,
      `G0 ${word("Z", clear)}`,
      "M5",
    ].join("\n"),
    facts: [
      CALL_FIRST.mill.fact,
      `${way} at Ø${figure(2 * radius)} mm of the cutter's centre, ${handOf(job)}; the lowest tooth goes to Z${figure(deepest)}${isInternal ? ": a blind hole needs that and the cutter's end" : ""}.`,
      `At the edge ${Math.round(turns * teeth * toothFeed)} mm/min, at the centre ${feedWord(feed)}: vf · (D ${isInternal ? "−" : "+"} d) ÷ D.`,
      "Z is that of the lowest full tooth. There is no radius compensation: a cutter typed 0.02 mm smaller cuts 0.02 mm deeper in diameter.",
      "Speed and feed per tooth of a thread mill, its maker states; the calculator's are an end mill's.",
      `A cutter wide for its hole widens the profile${flat === undefined ? " a little" : " of steep flanks much: take a small one"}: gauge the first thread.`,
      ...(slope === 0
        ? []
        : [
            `Taper 1:16: ${rows > 1 ? "the cutter is one for NPT, its teeth on the same taper; its diameter is that of its lowest tooth" : "the cutter's one row follows the cone"}. Mill or turn the ${isInternal ? "bore" : "blank"} to the taper first. Each turn is ${ARCS} arcs, because many controls refuse an arc whose radius grows.`,
          ]),
    ],
    plot: {
      kind: "path",
      radius,
      cutter,
      circles: [thread.crest + rootAt(thread, -length) - thread.root, rootAt(thread, -length)],
      from: [lead.x, lead.y],
      leadRadius: lead.radius,
      isCounterclockwise: turn === 1,
      isInternal,
    },
  };
}

function handOf({ thread: { isLeftHand } }: MillingJob): string {
  return isLeftHand ? "left hand" : "right hand";
}
