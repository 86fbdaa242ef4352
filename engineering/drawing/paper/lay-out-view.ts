import type { Degrees, OnPaper, Radians } from "../../units/units.ts";
import { radiansOf } from "../../units/convert.ts";
import type { Point } from "../geometry.ts";
import type { Dimension, DrawnView, Pen } from "../views/drawn-view.ts";
import { writePath } from "../write-path.ts";
import { angleMark } from "./angle-mark.ts";
import { leaderMarks } from "./leader-mark.ts";
import { lengthMark, spanReach, type Span } from "./length-mark.ts";
import { around, boxOf, LINE, markBox, type Box, type Mark, type Spot } from "./paper-mark.ts";

/** A view on the paper, around its own origin. */
export interface LaidView {
  strokes: { pen: Pen; path: string }[];
  marks: { dimension: Dimension; mark: Mark }[];
  box: Box;
}

const ROOM = 30;
const LEVEL = 34;

type Of<K> = Dimension & { place: Extract<Dimension["place"], { kind: K }> };

function isOf<K extends Dimension["place"]["kind"]>(kind: K) {
  return (dimension: Dimension): dimension is Of<K> => dimension.place.kind === kind;
}

/** Lays a view out at a scale, units per mm; upright with the tip down, where it is turned. */
export function layOutView(
  { strokes, dimensions, hasLeadersAtRight }: DrawnView,
  scale: number,
  isTurned: boolean,
): LaidView {
  const up = ([x, y]: Point): Point<OnPaper> => (isTurned ? [-y * scale, x * scale] : [x * scale, y * scale]);
  const spotOf = (point: Point): Spot => [up(point)[0], -up(point)[1]];
  const body = boxOf(strokes.flatMap(({ vertices }) => vertices.map(({ at }) => spotOf(at))));
  const boxes = [body];
  const marks: LaidView["marks"] = [];
  const add = (dimension: Dimension, mark: Mark): void => {
    marks.push({ dimension, mark });
    boxes.push(markBox(mark));
  };
  const radians = (angle: Degrees): Radians => radiansOf(angle + (isTurned ? 90 : 0));

  for (const dimension of dimensions.filter(isOf("angle"))) {
    const { at, from, to, hasSides } = dimension.place;
    // The paper's angles run clockwise.
    add(
      dimension,
      angleMark({ at: spotOf(at), from: -radians(to), to: -radians(from), hasSides, words: dimension.text }),
    );
  }
  addAlong(dimensions.filter(isOf("x")), isTurned);
  const beside = dimensions.filter(isOf("y"));
  for (const side of ["left", "right"] as const)
    addAlong(
      beside.filter(({ place }) => place.side === side),
      !isTurned,
      side,
    );
  const leaders = dimensions.filter(isOf("leader")).map((dimension) => {
    const { at, end, hasTwin } = dimension.place;
    // At the right of an upright tool the value stands on the side that is nearer.
    const near: typeof at = isTurned && hasTwin ? [at[0], -at[1]] : at;
    return { at: spotOf(near), end, words: dimension.text, dimension };
  });
  for (const { leader, mark } of leaderMarks(
    leaders,
    isTurned ? body : around(boxes),
    isTurned || hasLeadersAtRight === true,
  ))
    add(leader.dimension, mark);
  return {
    strokes: strokes.map(({ pen, vertices, isClosed }) => ({
      pen,
      path: writePath({ vertices: vertices.map(({ at, bulge }) => ({ at: up(at), bulge })) }, isClosed, 2),
    })),
    marks,
    box: around(boxes),
  };

  /** Dimension lines one outside another, the shortest next to the tool, each where nothing else is. */
  function addAlong(
    listed: readonly (Of<"x"> | Of<"y">)[],
    isUpright: boolean,
    side?: "left" | "right",
  ): void {
    const along = isUpright ? 1 : 0;
    const spans = listed
      .map((dimension) => ({ dimension, span: spanOf(dimension, along) }))
      .toSorted((one, other) => one.span.to - one.span.from - (other.span.to - other.span.from));
    const { left, right, top, bottom } = around(boxes);
    // Lengths stand below, or at the left of an upright tool; a diameter at its own end.
    const isAfter = isUpright ? side === "right" : side === undefined || side === "left";
    const [first, step] = isUpright
      ? isAfter
        ? [right + ROOM, LEVEL]
        : [left - ROOM + 8, -LEVEL]
      : isAfter
        ? [bottom + ROOM, LEVEL]
        : [top - ROOM + LINE / 2, -LEVEL];
    const levels: { from: OnPaper; to: OnPaper }[][] = [];
    for (const { dimension, span } of spans) {
      const reach = spanReach(span);
      const free = levels.findIndex((taken) =>
        taken.every(
          (other) => reach.to + 8 < other.from || reach.from > other.to + 8 || touches(reach, other, span),
        ),
      );
      const level = free < 0 ? levels.length : free;
      (levels[level] ??= []).push(reach);
      add(dimension, lengthMark(span, first + level * step, isUpright));
    }
  }

  function spanOf({ place, text }: Of<"x"> | Of<"y">, along: 0 | 1): Span {
    const [one, other] = [spotOf(place.from), spotOf(place.to)].toSorted((a, b) => a[along] - b[along]);
    const across = along === 0 ? 1 : 0;
    return {
      from: one?.[along] ?? 0,
      to: other?.[along] ?? 0,
      fromEdge: one?.[across] ?? 0,
      toEdge: other?.[across] ?? 0,
      words: text,
    };
  }
}

/** Lengths in a row may share an extension line, if both have their value between their own lines. */
function touches(
  reach: { from: OnPaper; to: OnPaper },
  other: { from: OnPaper; to: OnPaper },
  span: Span,
): boolean {
  const isInside = reach.from === span.from && reach.to === span.to;
  return isInside && (Math.abs(reach.from - other.to) < 0.5 || Math.abs(reach.to - other.from) < 0.5);
}
