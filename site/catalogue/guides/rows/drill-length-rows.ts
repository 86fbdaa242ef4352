import { drillLengths } from "#engineering/standards/drill-lengths.ts";
import type { GuideCell } from "../guide.ts";

/** The largest diameters of the ranges of DIN 6537, mm. */
const steps = [3.75, 4.75, 6, 7, 8, 10, 12, 14, 16, 18, 20];

export function drillLengthRows(): GuideCell[][] {
  return steps.flatMap((to) => {
    const [short, long] = [drillLengths("K", to), drillLengths("L", to)];
    if (!short || !long) return [];
    return [
      [
        `≤ ${to} mm`,
        `${short.shank} mm`,
        `${short.fluteLength} / ${short.length} mm`,
        `${long.fluteLength} / ${long.length} mm`,
      ],
    ];
  });
}
