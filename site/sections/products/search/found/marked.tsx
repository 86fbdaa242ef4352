import { markedPieces, type Range } from "../../../../catalogue/search/mark-ranges.ts";

/** A text with the matches of a query marked. */
export function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return markedPieces(text, ranges).map(({ text: piece, isMarked }, number) =>
    // A piece is identified by position only.
    isMarked ? <mark key={number}>{piece}</mark> : piece,
  );
}
