import { radiansOf } from "../../units/convert.ts";
import type { OnPaper, Radians } from "../../units/units.ts";
/** A point on the paper: units right and down, a unit is a pixel at the drawing's full width. */
export type Spot = readonly [x: OnPaper, y: OnPaper];

/** A rectangle on the paper. */
export interface Box {
  left: OnPaper;
  top: OnPaper;
  right: OnPaper;
  bottom: OnPaper;
}

/** A dimension as lines and text on the paper. */
export interface Mark {
  /** Narrow lines, each through its spots. */
  lines: (readonly Spot[])[];
  /** Arrowheads: the tip, and the direction that it points to, clockwise from the right. */
  arrows: { at: Spot; angle: Radians }[];
  dots: Spot[];
  /** An arc of a circle around a centre, clockwise. */
  arc?: { centre: Spot; radius: OnPaper; from: Radians; to: Radians };
  /** Middle of the text's base line; upright text reads from the right. */
  text: { at: Spot; words: string; isUpright: boolean };
}

/** Height of the figures, and of the room that a line of text takes. */
export const TEXT = 15;
export const LINE = 20;
/** ISO 129-1: filled arrowheads of 15°. */
export const ARROW = 12;
const HALF_ARROW = ARROW * Math.tan(radiansOf(7.5));
/** Room between a text and the line under it. */
export const ABOVE = 5;

/** The width of a text; a bit too wide rather than too narrow, as the font is the reader's. */
export function textWidth(words: string): OnPaper {
  return words.length * TEXT * 0.6;
}

/** The three corners of an arrowhead. */
export function arrowHead({ at: [x, y], angle }: Mark["arrows"][number]): [Spot, Spot, Spot] {
  const corner = (side: number): Spot => [
    x - ARROW * Math.cos(angle) - side * HALF_ARROW * Math.sin(angle),
    y - ARROW * Math.sin(angle) + side * HALF_ARROW * Math.cos(angle),
  ];
  return [[x, y], corner(1), corner(-1)];
}

/** The room that a mark's text takes. */
export function textBox({ text: { at, words, isUpright } }: Mark): Box {
  const half = textWidth(words) / 2;
  const [x, y] = at;
  return isUpright
    ? { left: x - TEXT, right: x + 3, top: y - half, bottom: y + half }
    : { left: x - half, right: x + half, top: y - TEXT, bottom: y + 3 };
}

/** The rectangle around spots. */
export function boxOf(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The rectangle around rectangles. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** All that a mark covers. */
export function markBox(mark: Mark): Box {
  const spots = [...mark.lines.flat(), ...mark.arrows.flatMap(arrowHead), ...mark.dots];
  return around([textBox(mark), ...(spots.length > 0 ? [boxOf(spots)] : [])]);
}

/** A mark moved by some units. */
export function moved(mark: Mark, [dx, dy]: Spot): Mark {
  const by = ([x, y]: Spot): Spot => [x + dx, y + dy];
  return {
    ...mark,
    lines: mark.lines.map((spots) => spots.map(by)),
    arrows: mark.arrows.map(({ at, angle }) => ({ at: by(at), angle })),
    dots: mark.dots.map(by),
    ...(mark.arc && { arc: { ...mark.arc, centre: by(mark.arc.centre) } }),
    text: { ...mark.text, at: by(mark.text.at) },
  };
}
