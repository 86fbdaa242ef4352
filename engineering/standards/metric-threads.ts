import type { Mm } from "../units/units.ts";
/** A metric thread of ISO 261 with its tapping drill (ISO 2306), mm. */
export interface MetricThread {
  diameter: Mm;
  pitch: Mm;
  drill: Mm;
  isFine: boolean;
}

function thread(diameter: Mm, pitch: Mm, drill: Mm, isFine = false): MetricThread {
  return { diameter, pitch, drill, isFine };
}

/** The threads that a workshop taps, coarse ones first: the only table of pitches and tapping drills. */
export const metricThreads: MetricThread[] = [
  thread(1, 0.25, 0.75),
  thread(1.2, 0.25, 0.95),
  thread(1.4, 0.3, 1.1),
  thread(1.6, 0.35, 1.25),
  thread(1.8, 0.35, 1.45),
  thread(2, 0.4, 1.6),
  thread(2.2, 0.45, 1.75),
  thread(2.5, 0.45, 2.05),
  thread(3, 0.5, 2.5),
  thread(3.5, 0.6, 2.9),
  thread(4, 0.7, 3.3),
  thread(4.5, 0.75, 3.7),
  thread(5, 0.8, 4.2),
  thread(6, 1, 5),
  thread(7, 1, 6),
  thread(8, 1.25, 6.8),
  thread(10, 1.5, 8.5),
  thread(12, 1.75, 10.2),
  thread(14, 2, 12),
  thread(16, 2, 14),
  thread(18, 2.5, 15.5),
  thread(20, 2.5, 17.5),
  thread(22, 2.5, 19.5),
  thread(24, 3, 21),
  thread(27, 3, 24),
  thread(30, 3.5, 26.5),
  thread(33, 3.5, 29.5),
  thread(36, 4, 32),
  thread(42, 4.5, 37.5),
  thread(8, 1, 7, true),
  thread(8, 0.75, 7.2, true),
  thread(10, 1, 9, true),
  thread(10, 1.25, 8.8, true),
  thread(12, 1, 11, true),
  thread(12, 1.25, 10.8, true),
  thread(12, 1.5, 10.5, true),
  thread(14, 1, 13, true),
  thread(14, 1.25, 12.8, true),
  thread(14, 1.5, 12.5, true),
  thread(16, 1, 15, true),
  thread(16, 1.5, 14.5, true),
  thread(18, 1.5, 16.5, true),
  thread(18, 2, 16, true),
  thread(20, 1.5, 18.5, true),
  thread(20, 2, 18, true),
  thread(22, 1.5, 20.5, true),
  thread(22, 2, 20, true),
  thread(24, 1.5, 22.5, true),
  thread(24, 2, 22, true),
  thread(27, 1.5, 25.5, true),
  thread(27, 2, 25, true),
  thread(30, 1.5, 28.5, true),
  thread(30, 2, 28, true),
  thread(33, 1.5, 31.5, true),
  thread(33, 2, 31, true),
];

/** The thread of a diameter and pitch, mm; without a pitch the coarse one. Undefined if the table has none. */
export function findThread(diameter: Mm, pitch?: Mm): MetricThread | undefined {
  return metricThreads.find(
    (each) => each.diameter === diameter && (pitch === undefined ? !each.isFine : each.pitch === pitch),
  );
}
