import { isInsert } from "#engineering/values/tool.ts";
import { addressOf } from "../catalogue/places/address.ts";
import type { Entry, OpenedSearch } from "../catalogue/search/open-search.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import { matchInHand, rangeInsert, type HandPart, type InHand } from "#engineering/in-hand/in-hand.ts";

/** A tool that may be, or may take, the insert in the hand. */
export interface HandTool {
  id: string;
  name: string;
  /** As written; empty if it has none. */
  designation: string;
  /** Address of its list. */
  place: string;
}

/** A seat that the insert may fit, with what the range has for it. */
export interface HandSeat {
  /** "CN.. 1204"; empty for inserts whose seat isn't known. */
  seat: string;
  inserts: HandTool[];
  holders: HandTool[];
}

/** What an insert in the hand may be. */
export interface HandAnswer {
  /** The nearest first. */
  seats: HandSeat[];
  /** What of the description nothing in the range has; empty where all of it fits. */
  against: HandPart[];
  /** The printed code, where it is a whole one. */
  read?: { code: string; seat: string };
}

function toolOf({ id, name, designation, place }: Entry): HandTool {
  return { id, name, designation, place: addressOf(place) };
}

/** Finds the seats that an insert in the hand may fit: from the inserts of the range, and from its own printed code. */
export function matchHand({ entries, fits }: OpenedSearch, hand: InHand): HandAnswer {
  const range = entries.filter(isInsert).map((entry) => rangeInsert(entry, entry.designation));
  const { inserts, against } = matchInHand(range, hand);
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
  if (printed.kind !== "insert") return { seats, against };
  // The range may have a holder for it, and no insert.
  const isMissing = !bySeat.has(printed.seat) && holders.has(printed.seat);
  return {
    seats: isMissing ? [seatOf(printed.seat, []), ...seats] : seats,
    against,
    read: { code: printed.code, seat: printed.seat },
  };
}
