import type { OpenedSearch } from "../open-search.ts";
import type { PreparedPart } from "./prepare.ts";
import { seatFor } from "./relation.ts";

/** How many tools of the range have a code, and how many others of its kind have the same seat. */
export interface InRange {
  exact: number;
  sameSeat: number;
}

/** Counts for the only ISO code of a query; undefined for a query without one, or with more. */
export function inRange({ entries }: OpenedSearch, parts: readonly PreparedPart[]): InRange | undefined {
  const [only, second] = parts.filter(({ part }) => part.meaning.kind === "code");
  if (only?.part.meaning.kind !== "code" || second) return undefined;
  const { code } = only.part.meaning;
  if (code.form === "own") return undefined;
  const exact = entries.filter((entry) => only.weakness?.of(entry) === 0);
  const isHolder = code.form === "holder" || code.form === "threading-holder";
  // A holder's code alone says only how its seat begins.
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
