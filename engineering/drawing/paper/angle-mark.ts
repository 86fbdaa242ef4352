import type { OnPaper, Radians } from "../../units/units.ts";
import { ARROW, TEXT, textWidth, type Mark, type Spot } from "./paper-mark.ts";

const RADIUS = 40;
/** The shortest arc that has room for its arrowheads. */
const SHORTEST = 3 * ARROW;

/** An angle on the paper, clockwise from the right. */
export interface Angle {
  at: Spot;
  from: Radians;
  to: Radians;
  /** Whether its sides are drawn up to the arc. */
  hasSides: boolean;
  words: string;
}

/** An angular dimension: its arc with arrowheads, and the value outside it. */
export function angleMark({ at, from, to, hasSides, words }: Angle): Mark {
  const radius = Math.max(RADIUS, SHORTEST / (to - from));
  const on = (angle: Radians, distance: OnPaper): Spot => [
    at[0] + distance * Math.cos(angle),
    at[1] + distance * Math.sin(angle),
  ];
  const middle = (from + to) / 2;
  const room = (textWidth(words) / 2) * Math.abs(Math.cos(middle)) + (TEXT / 2) * Math.abs(Math.sin(middle));
  const [x, y] = on(middle, radius + 6 + room);
  // An arrowhead lies along the chord of its own length.
  const lean = ARROW / 2 / radius;
  return {
    lines: hasSides ? [from, to].map((angle) => [on(angle, 4), on(angle, radius + 6)]) : [],
    arrows: [
      { at: on(from, radius), angle: from - Math.PI / 2 + lean },
      { at: on(to, radius), angle: to + Math.PI / 2 - lean },
    ],
    dots: [],
    arc: { centre: at, radius, from, to },
    text: { at: [x, y + TEXT * 0.36], words, isUpright: false },
  };
}
