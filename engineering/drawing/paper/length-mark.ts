import type { OnPaper } from "../../units/units.ts";
import { ABOVE, ARROW, textWidth, type Mark, type Spot } from "./paper-mark.ts";

/** Gap between an edge and its extension line, and how far that goes past the dimension line. */
const GAP = 3;
const PAST = 6;
/** Length of a dimension line outside its extension lines. */
const OUTSIDE = 22;

/** A length along the paper's width or height: where it begins and ends, and where the lines from the tool begin. */
export interface Span {
  from: OnPaper;
  to: OnPaper;
  /** Across the length: where each extension line begins. */
  fromEdge: OnPaper;
  toEdge: OnPaper;
  words: string;
}

/** What a length takes along its dimension line. */
export function spanReach({ from, to, words }: Span): { from: OnPaper; to: OnPaper } {
  const width = textWidth(words);
  if (to - from >= width + 6)
    return to - from >= 2 * ARROW + 8 ? { from, to } : { from: from - OUTSIDE, to: to + OUTSIDE };
  return { from: from - OUTSIDE, to: to + 8 + OUTSIDE + width };
}

/**
 * A dimension after ISO 129-1: extension lines, the dimension line at `at` with its arrowheads, and the value above it;
 * where there is no room between the lines, arrowheads and value stand outside.
 */
export function lengthMark(span: Span, at: OnPaper, isUpright: boolean): Mark {
  const { from, to, fromEdge, toEdge, words } = span;
  const spot = (along: OnPaper, across: OnPaper): Spot => (isUpright ? [across, along] : [along, across]);
  const reach = spanReach(span);
  const isOutside = to - from < 2 * ARROW + 8 || reach.to > to;
  const quarter = isUpright ? Math.PI / 2 : 0;
  const isTextInside = reach.to === to || to - from >= textWidth(words) + 6;
  const middle = isTextInside ? (from + to) / 2 : to + OUTSIDE + 4 + textWidth(words) / 2;
  const extension = (along: OnPaper, edge: OnPaper): Spot[] => {
    const way = Math.sign(at - edge) || 1;
    return [spot(along, edge + way * GAP), spot(along, at + way * PAST)];
  };
  return {
    lines: [
      extension(from, fromEdge),
      extension(to, toEdge),
      isOutside ? [spot(reach.from, at), spot(reach.to, at)] : [spot(from, at), spot(to, at)],
    ],
    arrows: [
      { at: spot(from, at), angle: quarter + (isOutside ? 0 : Math.PI) },
      { at: spot(to, at), angle: quarter + (isOutside ? Math.PI : 0) },
    ],
    dots: [],
    text: { at: spot(middle, at - ABOVE), words, isUpright },
  };
}
