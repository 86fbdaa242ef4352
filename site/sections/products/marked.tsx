import { markedPieces, type TextRange } from "../../catalogue/search/marks/mark-ranges.ts";

/** A text with marks on the matches of a query. */
export function Marked({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  return markedPieces(text, ranges).map(({ text: piece, isMarked }, number) =>
    // A piece is identified only by its position.
    isMarked ? <mark key={number}>{piece}</mark> : piece,
  );
}
