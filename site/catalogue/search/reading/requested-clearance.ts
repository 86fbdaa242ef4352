import { clearanceHole, clearanceRows, type ClearanceRow } from "#engineering/standards/clearance-holes.ts";
import type { RequestedThread } from "./read-thread.ts";

/** The hole through which a bolt of this thread passes. */
export interface RequestedClearance {
  thread: RequestedThread;
  row?: ClearanceRow;
}

/** Most bolts have the medium row. */
const usual: readonly ClearanceRow[] = ["medium", "fine", "coarse"];

/** The clearance holes of a bolt, the usual one first; none for a thread that ISO 273 doesn't list. */
export function clearanceHoles({ thread, row }: RequestedClearance): { row: ClearanceRow; hole: number }[] {
  if (thread.system !== "M") return [];
  return usual.flatMap((each) => {
    const hole = clearanceHole(Number(thread.size), each);
    return hole === undefined || (row && each !== row) ? [] : [{ row: each, hole }];
  });
}

/** The holes in words, from the tightest: "fine 10.5, medium 11, coarse 12 mm". */
export function clearanceWords(requested: RequestedClearance): string {
  const holes = clearanceHoles(requested).sort(
    (one, other) => clearanceRows.indexOf(one.row) - clearanceRows.indexOf(other.row),
  );
  return holes.length === 0 ? "" : `${holes.map(({ row, hole }) => `${row} ${hole}`).join(", ")} mm`;
}
