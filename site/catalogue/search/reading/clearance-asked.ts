import { clearanceHole, clearanceRows, type ClearanceRow } from "#engineering/standards/clearance-holes.ts";
import type { ThreadAsked } from "./read-thread.ts";

/** The hole through which a bolt of this thread passes. */
export interface ClearanceAsked {
  thread: ThreadAsked;
  row?: ClearanceRow;
}

/** Most bolts get the medium row. */
const usual: readonly ClearanceRow[] = ["medium", "fine", "coarse"];

/** The clearance holes of a bolt, the usual one first; none for a thread that ISO 273 doesn't list. */
export function clearanceHoles({ thread, row }: ClearanceAsked): { row: ClearanceRow; hole: number }[] {
  if (thread.system !== "M") return [];
  return usual.flatMap((each) => {
    const hole = clearanceHole(Number(thread.size), each);
    return hole === undefined || (row && each !== row) ? [] : [{ row: each, hole }];
  });
}

/** The holes for people, from the tightest: "fine 10.5, medium 11, coarse 12 mm". */
export function clearanceWords(asked: ClearanceAsked): string {
  const holes = clearanceHoles(asked).sort(
    (one, other) => clearanceRows.indexOf(one.row) - clearanceRows.indexOf(other.row),
  );
  return holes.length === 0 ? "" : `${holes.map(({ row, hole }) => `${row} ${hole}`).join(", ")} mm`;
}
