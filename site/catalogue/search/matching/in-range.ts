import type { OpenedSearch } from "../open-search.ts";
import type { PreparedPart } from "./prepare.ts";
import { seatFor } from "./relation.ts";

/** The number of tools with a code in the range, and of other tools of its kind with the same seat. */
export interface InRange {
  exact: number;
  sameSeat: number;
}

/** Counts for the only ISO code in a query; undefined for a query without a code, or with more than one. */
export function inRange({ entries }: OpenedSearch, parts: readonly PreparedPart[]): InRange | undefined {
  const [only, second] = parts.filter(({ part }) => part.meaning.kind === "code");
  if (only?.part.meaning.kind !== "code" || second) return undefined;
  const { code } = only.part.meaning;
  if (code.form === "own") return undefined;
  const exact = entries.filter((entry) => only.weakness?.of(entry) === 0);
  const isHolder = code.form === "holder" || code.form === "threading-holder";
  // A holder's code alone contains only the beginning of its seat.
  const seat = exact[0]?.seat ?? (isHolder ? undefined : seatFor(code));
  const sameSeat = entries.filter(
    (entry) =>
      entry.seat !== undefined &&
      entry.seat === seat &&
      entry.isCarrier === isHolder &&
      only.weakness?.of(entry) !== 0,
  );
  return { exact: exact.length, sameSeat: sameSeat.length };
}
