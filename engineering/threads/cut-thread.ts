import type { ThreadDesignation } from "../designation/thread-designation.ts";
import { radiansOf } from "../units/convert.ts";
import type { Degrees, Mm } from "../units/units.ts";

/** Which side of the fit is cut. */
export type ThreadSide = "external" | "internal";

/** A parallel thread as a tool with a rounded tip cuts it: from the crest's diameter to the root's. */
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

/**
 * How a thread is cut; with a tip sharper than the standard's root deeper, so that the flanks end where they belong:
 * depth = sharp depth − r · (1 ÷ sin(α ÷ 2) − 1). Undefined for a thread that has no parallel profile of 60° or 55°.
 */
export function cutThread(thread: ThreadDesignation, side: ThreadSide, nose?: Mm): CutThread | undefined {
  const { form, code, diameter: major, pitch, isLeftHand } = thread;
  if (form === "NPT" || form === "Tr") return undefined;
  const { angle, height, sharpDepth, nutCrest, root } = form === "G" ? whitworth : metric;
  const sharp = height * pitch;
  const largestNose = root[side] * sharp;
  const radius = nose ?? largestNose;
  const depth = sharpDepth[side] * sharp - radius * (1 / Math.sin(radiansOf(angle / 2)) - 1);
  const crest = side === "external" ? major : major - nutCrest * sharp;
  return {
    name: code,
    side,
    isLeftHand,
    pitch,
    angle,
    major,
    crest,
    root: side === "external" ? crest - 2 * depth : crest + 2 * depth,
    depth,
    nose: radius,
    largestNose,
  };
}
