import { inchesOf, mmOf, pitchOfThreads } from "../units/convert.ts";
import type { Micrometre, Mm, PerInch } from "../units/units.ts";
import { inchThread } from "./inch-threads.ts";

/** What a nut's minor diameter (D1) may be, mm: the hole that a cutting tap needs lies between them. */
export interface HoleLimits {
  min: Mm;
  max: Mm;
}

/** Depth of the thread from both sides, in pitches: 60° metric and unified, 55° pipe. */
const SIXTY_DEGREES = 1.082532;
const WHITWORTH = 1.280654;

type Tolerances = Readonly<Record<number, Micrometre>>;

/** ISO 965-1, tolerance of D1 for 6H by pitch, µm; of 0.25 mm for 5H, the coarsest that it has. */
const metric: Tolerances = {
  0.25: 56,
  0.3: 85,
  0.35: 100,
  0.4: 112,
  0.45: 125,
  0.5: 140,
  0.6: 160,
  0.7: 180,
  0.75: 190,
  0.8: 200,
  1: 236,
  1.25: 265,
  1.5: 300,
  1.75: 335,
  2: 375,
  2.5: 450,
  3: 500,
  3.5: 560,
  4: 600,
  4.5: 670,
};

/** ISO 2903, tolerance of D1 of trapezoidal threads by pitch, µm. */
const trapezoidal: Tolerances = { 1.5: 190, 2: 236, 3: 315, 4: 375, 5: 450, 6: 500, 7: 560, 8: 630 };

/** ISO 228-1, tolerance of D1 by threads per inch, µm. */
const pipe: Tolerances = { 28: 282, 19: 445, 14: 541, 11: 640 };

function from(min: Mm, tolerance: Micrometre | undefined): HoleLimits | undefined {
  return tolerance === undefined ? undefined : { min, max: min + tolerance / 1000 };
}

/** ASME B1.1, class 2B: the tolerance follows from pitch and diameter, in inches. */
function unifiedLimits(diameter: Mm, perInch: PerInch): HoleLimits {
  const pitch = 1 / perInch;
  const inches = inchesOf(diameter);
  const large = 0.25 * pitch - 0.4 * pitch ** 2;
  const small = 0.05 * pitch ** (2 / 3) + (0.03 * pitch) / inches - 0.002;
  const tolerance = inches < 0.25 ? Math.max(large, Math.min(small, 0.394 * pitch)) : large;
  const min = mmOf(inches - SIXTY_DEGREES * pitch);
  return { min, max: min + mmOf(tolerance) };
}

/**
 * The limits of the minor diameter of a nut's thread: metric 6H, UNC and UNF 2B, G, trapezoidal. `pitch` in mm, for UNC,
 * UNF and G by their size. Undefined for a thread that isn't listed, and for tapered ones, whose hole has no such limits.
 */
export function minorDiameterLimits(
  system: string,
  size: string,
  pitch: Mm | undefined,
): HoleLimits | undefined {
  if (system === "M" || system === "Tr") {
    if (pitch === undefined) return undefined;
    return system === "M"
      ? from(Number(size) - SIXTY_DEGREES * pitch, metric[pitch])
      : from(Number(size) - pitch, trapezoidal[pitch]);
  }
  if (system !== "UNC" && system !== "UNF" && system !== "G") return undefined;
  const thread = inchThread(system, size);
  if (!thread) return undefined;
  const { diameter, perInch } = thread;
  return system === "G"
    ? from(diameter - WHITWORTH * pitchOfThreads(perInch), pipe[perInch])
    : unifiedLimits(diameter, perInch);
}
