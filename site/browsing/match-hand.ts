import { isInsert } from "#engineering/values/tool.ts";
import type { Entry, OpenedSearch } from "../catalogue/search/open-search.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import { matchInHand, rangeInsert, type HandPart, type InHand } from "#engineering/in-hand/in-hand.ts";

/** A tool of the range that matches the insert in the hand, or holds it. */
export type HandTool = Pick<Entry, "id" | "place">;

/** A seat that the insert may fit, with the tools of the range for it. */
export interface HandSeat {
  /** "CN.. 1204"; empty for inserts whose seat isn't known. */
  seat: string;
  inserts: HandTool[];
  holders: HandTool[];
}

/** The possible identities of an insert in the hand. */
export interface HandAnswer {
  /** Best match first. */
  seats: HandSeat[];
  /** The parts of the description that nothing in the range matches; empty if all match. */
  mismatches: HandPart[];
  /** The decoded printed code, if it is complete. */
  decoded?: { code: string; seat: string };
}

function toolOf({ id, place }: Entry): HandTool {
  return { id, place };
}

/** Finds the seats that an insert in the hand may fit, by the inserts of the range and by its printed code. */
export function matchHand({ entries, fits }: OpenedSearch, hand: InHand): HandAnswer {
  const range = entries.filter(isInsert).map((entry) => rangeInsert(entry, entry.designation));
  const { inserts, mismatches } = matchInHand(range, hand);
  const { holders } = fits();
  const seatOf = (seat: string, own: readonly Entry[]): HandSeat => ({
    seat,
    inserts: own.map(toolOf),
    holders: (holders.get(seat) ?? []).map(toolOf),
  });
  const bySeat = Map.groupBy(
    inserts.map(({ tool }) => tool),
    (tool) => tool.seat ?? "",
  );
  const seats = [...bySeat].map(([seat, own]) => seatOf(seat, own));
  const printed = decodeInsert(hand.printed ?? "");
  if (printed.kind !== "insert") return { seats, mismatches };
  // The range may have a holder but no insert for the code.
  const isMissing = !bySeat.has(printed.seat) && holders.has(printed.seat);
  return {
    seats: isMissing ? [seatOf(printed.seat, []), ...seats] : seats,
    mismatches,
    decoded: { code: printed.code, seat: printed.seat },
  };
}
