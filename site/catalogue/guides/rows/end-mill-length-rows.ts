import { endMillDiameters, endMillLengths } from "#engineering/standards/end-mill-lengths.ts";
import type { GuideCell } from "../guide.ts";

export function endMillLengthRows(): GuideCell[][] {
  return endMillDiameters.flatMap((diameter) => {
    const [short, long] = [endMillLengths("K", diameter), endMillLengths("L", diameter)];
    if (!short || !long) return [];
    return [
      [
        `${diameter} mm`,
        `${short.shank} mm`,
        `${short.cuttingLength} / ${short.length} mm`,
        `${long.cuttingLength} / ${long.length} mm`,
      ],
    ];
  });
}
