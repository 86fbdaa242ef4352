import { markedPieces, type Range } from "../../../catalogue/search/mark-ranges.ts";

/** A text with the pieces marked that a query was found in. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return markedPieces(text, ranges).map(({ text: piece, isMarked }, number) =>
    // Pieces have no identity but their place.
    isMarked ? <mark key={number}>{piece}</mark> : piece,
  );
}
