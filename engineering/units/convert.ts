import type { Degrees, Inch, Mm, PerInch, Radians } from "./units.ts";

const MM_PER_INCH = 25.4;

export function radiansOf(angle: Degrees): Radians {
  return (angle * Math.PI) / 180;
}

export function mmOf(inches: Inch): Mm {
  return inches * MM_PER_INCH;
}

export function inchesOf(length: Mm): Inch {
  return length / MM_PER_INCH;
}

/** The pitch of so many threads on an inch. */
export function pitchOfThreads(threads: PerInch): Mm {
  return MM_PER_INCH / threads;
}

/** How many threads of a pitch an inch holds. */
export function threadsOfPitch(pitch: Mm): PerInch {
  return MM_PER_INCH / pitch;
}
