import type { ThreadDesignation } from "../designation/thread-designation.ts";
import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";
import { taperOf } from "./taper-thread.ts";

/** Which side of the fit is cut. */
export type ThreadSide = "external" | "internal";

/** A thread as its tool cuts it: from the crest's diameter to the root's, of a taper thread at the face. */
export interface CutThread {
  name: string;
  side: ThreadSide;
  isLeftHand: boolean;
  pitch: Mm;
  /** Between the flanks. */
  angle: Degrees;
  major: Mm;
  /** The diameter before the thread is cut: the major one of a bolt, D1 of a nut. */
  crest: Mm;
  /** The diameter that the tip reaches. */
  root: Mm;
  /** Radial, from crest to root. */
  depth: Mm;
  /** By how much its diameters grow a mm behind the face: 0 of parallel threads. */
  slope: number;
  /** Of a taper thread: how long it is where nothing else is said. */
  usualLength?: Mm;
  /** Of a tip without a radius. */
  flat?: Mm;
  /** Of the tip. */
  nose: Mm;
  /** The largest radius of a tip that leaves the flanks where the standard wants them. */
  largestNose: Mm;
}

/** What a profile is made of, in heights H of its sharp triangle and in pitches. */
interface Profile {
  angle: Degrees;
  /** H in pitches. */
  height: number;
  /** From the crest to the sharp point of the groove, in H. */
  sharpDepth: Record<ThreadSide, number>;
  /** From the major diameter to D1, as a diameter, in H. */
  nutCrest: number;
  /** The largest radius of the root, in H. */
  root: Record<ThreadSide, number>;
}

/**
 * ISO 68-1 (also ASME B1.1): H = √3 ÷ 2 · P; a bolt's groove ends H/8 above its crest's triangle, 7/8 H from the sharp
 * point; D1 is 5/4 H below the major diameter (ISO 724: 1.082532 P). A root of H/6 gives the bolt 17/24 H (d3, ISO 965-1),
 * one of H/8 the nut 5/8 H, the major diameter itself.
 */
const metric: Profile = {
  angle: 60,
  height: Math.sqrt(3) / 2,
  sharpDepth: { external: 7 / 8, internal: 3 / 4 },
  nutCrest: 5 / 4,
  root: { external: 1 / 6, internal: 1 / 8 },
};

const whitworthSine = Math.sin(radiansOf(55 / 2));
/** ISO 228-1: H = 0.960491 P; crest and root are rounded a sixth of it below the sharp points, r = 0.137329 P. */
const whitworthRoot = 1 / 6 / (1 / whitworthSine - 1);
const whitworth: Profile = {
  angle: 55,
  height: 1 / 2 / Math.tan(radiansOf(55 / 2)),
  sharpDepth: { external: 5 / 6, internal: 5 / 6 },
  nutCrest: 4 / 3,
  root: { external: whitworthRoot, internal: whitworthRoot },
};

/** What a tip of this radius, or the largest, makes of a groove: its depth, and the radius. */
function roundTip(sharpDepth: Mm, largestNose: Mm, angle: Degrees, nose: Mm | undefined) {
  const radius = nose ?? largestNose;
  const depth = sharpDepth - radius * (1 / Math.sin(radiansOf(angle / 2)) - 1);
  return { depth, nose: radius, largestNose, angle };
}

/** Crest and root from one of both. */
function sides(side: ThreadSide, crest: Mm, depth: Mm) {
  return { crest, root: side === "external" ? crest - 2 * depth : crest + 2 * depth };
}

/** NPT: cut 0.8 P deep by a tip of 0.033 P, which is also what its crests lack (ASME B1.20.1). */
const NPT_DEPTH = 0.8;
const NPT_TRUNCATION = 0.033;

function cutTaper(thread: ThreadDesignation, side: ThreadSide, nose?: Mm): CutThread | undefined {
  const taper = taperOf(thread);
  if (!taper) return undefined;
  const { code, pitch, isLeftHand, diameter } = thread;
  const truncation = NPT_TRUNCATION * pitch;
  const tip = roundTip(NPT_DEPTH * pitch + truncation, truncation, 60, nose);
  const high = (NPT_DEPTH * pitch) / 2;
  const outwards = side === "external" ? 1 : -1;
  const crest = (side === "external" ? taper.small : taper.large) + outwards * 2 * high;
  return {
    name: code,
    side,
    isLeftHand,
    pitch,
    major: diameter,
    slope: outwards * taper.perLength,
    // L2 outside; inside L1 and three threads for the wrench.
    usualLength: side === "external" ? taper.effective : taper.handTight + 3 * pitch,
    ...tip,
    ...sides(side, crest, tip.depth),
  };
}

/** ac, the clearance of a trapezoidal thread at its root, mm, up to a pitch: ISO 2901, DIN 103-1. */
const clearances: readonly [upTo: Mm, Mm][] = [
  [1.5, 0.15],
  [5, 0.25],
  [12, 0.5],
  [Infinity, 1],
];

/** Of 30°: 0.5 P and the clearance deep (ISO 2904), by a flat tip as wide as the profile there. */
function cutTrapezoid(thread: ThreadDesignation, side: ThreadSide): CutThread {
  const { code, pitch, isLeftHand, diameter: major } = thread;
  const clearance = clearances.find(([upTo]) => pitch <= upTo)?.[1] ?? 1;
  const depth = 0.5 * pitch + clearance;
  const crest = side === "external" ? major : major - pitch;
  // Half a pitch wide at the pitch diameter, a quarter of a pitch and the clearance above the tip.
  const flat = 0.5 * pitch - 2 * (0.25 * pitch + clearance) * Math.tan(radiansOf(15));
  return {
    name: code,
    side,
    isLeftHand,
    pitch,
    angle: 30,
    major,
    slope: 0,
    flat,
    depth,
    nose: 0,
    largestNose: 0,
    ...sides(side, crest, depth),
  };
}

/**
 * How a thread is cut; with a tip sharper than the standard's root deeper, so that the flanks end where they belong:
 * depth = sharp depth − r · (1 ÷ sin(α ÷ 2) − 1). A trapezoid has but its own tip.
 */
export function cutThread(thread: ThreadDesignation, side: ThreadSide, nose?: Mm): CutThread | undefined {
  const { form, code, diameter: major, pitch, isLeftHand } = thread;
  if (form === "NPT") return cutTaper(thread, side, nose);
  if (form === "Tr") return cutTrapezoid(thread, side);
  const { angle, height, sharpDepth, nutCrest, root } = form === "G" ? whitworth : metric;
  const sharp = height * pitch;
  const tip = roundTip(sharpDepth[side] * sharp, root[side] * sharp, angle, nose);
  const crest = side === "external" ? major : major - nutCrest * sharp;
  return {
    name: code,
    side,
    isLeftHand,
    pitch,
    major,
    slope: 0,
    ...tip,
    ...sides(side, crest, tip.depth),
  };
}

/** The diameter of a thread's root at a height, the face at 0 and the thread below it. */
export function rootAt({ root, slope }: Pick<CutThread, "root" | "slope">, z: Mm): Mm {
  return root - slope * z;
}
