import type { GuideId } from "../places/guide-address.ts";
import type { GuideCell, GuideTool } from "./guide.ts";
import { effectiveDiameterRows, ridgeRows } from "./rows/ball-nose-rows.ts";
import { drillLengthRows } from "./rows/drill-length-rows.ts";
import { edgeAngleRows } from "./rows/edge-angle-rows.ts";
import { endMillLengthRows } from "./rows/end-mill-length-rows.ts";
import { grooveWidthRows } from "./rows/groove-width-rows.ts";
import { shapeRows } from "./rows/shape-rows.ts";
import { superhardSpeedRows } from "./rows/superhard-speed-rows.ts";
import { threadRows } from "./rows/thread-rows.ts";
import { pitchLetterRows, threadingSizeRows } from "./rows/threading-code-rows.ts";
import { threadingHolderRows } from "./rows/threading-holder-rows.ts";
import { seatRows, uDrillFeedRows } from "./rows/u-drill-rows.ts";

/** A table whose figures come from the standards and the range; its title, note and headings are the owner's. */
interface ComputedTable {
  columns: number;
  rows: (products: readonly GuideTool[]) => GuideCell[][];
}

const tables: Partial<Record<GuideId, readonly ComputedTable[]>> = {
  "turning-inserts": [{ columns: 5, rows: shapeRows }],
  "grooving-and-parting": [{ columns: 5, rows: grooveWidthRows }],
  "pcbn-and-pcd": [{ columns: 4, rows: superhardSpeedRows }],
  "milling-cutters": [{ columns: 5, rows: edgeAngleRows }],
  "end-mills": [{ columns: 4, rows: endMillLengthRows }],
  "ball-nose-end-mills": [
    { columns: 3, rows: effectiveDiameterRows },
    { columns: 2, rows: ridgeRows },
  ],
  drills: [{ columns: 4, rows: drillLengthRows }],
  "u-drills": [
    { columns: 4, rows: seatRows },
    { columns: 2, rows: uDrillFeedRows },
  ],
  taps: [{ columns: 4, rows: threadRows }],
  "threading-inserts": [
    { columns: 3, rows: threadingSizeRows },
    { columns: 3, rows: pitchLetterRows },
  ],
  "threading-toolholders": [{ columns: 5, rows: threadingHolderRows }],
};

/** The tables of a guide, in its order. */
export function tablesOfGuide(id: GuideId): readonly ComputedTable[] {
  return tables[id] ?? [];
}
