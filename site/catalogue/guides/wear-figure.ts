import { radiansOf } from "#engineering/units/convert.ts";
import type { WearName } from "./wear-names.ts";

/**
 * A worn edge, schematic: paths in units of a drawing 100 × 76, y downwards. Section of the edge: the rake face above,
 * the flank at the right. View of the flank: the edge above, the flank seen from the front.
 */
export interface WearFigure {
  view: "across the edge" | "on the flank";
  /** The worn tool. */
  body: string;
  /** The lost material. */
  lost?: string;
  /** The deposited material. */
  added?: string;
  cracks?: string;
}

type Spot = readonly [x: number, y: number];

/** Position of the new edge. */
const EDGE: Spot = [76, 22];
const LEFT = 4;
const FOOT = 72;

function d(spots: readonly Spot[]): string {
  return `${spots.map(([x, y], at) => `${at === 0 ? "M" : "L"}${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`).join("")}Z`;
}

/**
 * The figure of a kind of wear on an edge with this clearance in degrees; undefined for wear that isn't visible at the
 * edge.
 */
export function wearFigure(name: WearName, clearance: number): WearFigure | undefined {
  const slope = Math.tan(radiansOf(clearance));
  const [x0, y0] = EDGE;
  const flank = (y: number): Spot => [x0 - (y - y0) * slope, y];
  const rest: Spot[] = [flank(FOOT), [LEFT, FOOT], [LEFT, y0]];
  const across = (edge: readonly Spot[], more: Omit<WearFigure, "view" | "body"> = {}): WearFigure => ({
    view: "across the edge",
    body: d([...rest, ...edge]),
    ...more,
  });
  const front = (edge: readonly Spot[], more: Omit<WearFigure, "view" | "body"> = {}): WearFigure => ({
    view: "on the flank",
    body: d([[96, FOOT], [LEFT, FOOT], [LEFT, y0], ...edge]),
    ...more,
  });
  const broken = (edge: readonly Spot[]): WearFigure => across(edge, { lost: d([...edge, EDGE]) });
  switch (name) {
    case "flank": {
      // The land is upright: parallel to the cutting direction.
      const end = flank(y0 + 26);
      return broken([[end[0], y0], end]);
    }
    case "crater":
      return across([...bow([x0 - 42, y0], [x0 - 10, y0], 10), EDGE], {
        lost: d(bow([x0 - 42, y0], [x0 - 10, y0], 10)),
      });
    case "deformation":
      return across(
        [
          [x0 - 30, y0],
          [x0 - 14, y0 + 2],
          [x0 - 2, y0 + 7],
          [x0 + 2, y0 + 12],
          [x0 + 1, y0 + 20],
          flank(y0 + 34),
        ],
        {
          lost: d([[x0 - 30, y0], EDGE, [x0 - 0.6, y0 + 9], [x0 - 14, y0 + 2]]),
        },
      );
    case "builtUp":
      return across([EDGE], {
        added: d([
          [x0 - 28, y0],
          [x0 - 20, y0 - 8],
          [x0 - 6, y0 - 11],
          [x0 + 6, y0 - 4],
          [x0 + 5, y0 + 3],
          flank(y0 + 8),
          EDGE,
        ]),
      });
    case "chipping":
      return broken([[x0 - 12, y0], [x0 - 8, y0 + 4], [x0 - 10, y0 + 8], [x0 - 5, y0 + 10], flank(y0 + 17)]);
    case "breakage":
      return broken([
        [x0 - 38, y0],
        [x0 - 30, y0 + 14],
        [x0 - 22, y0 + 17],
        [x0 - 16, y0 + 30],
        flank(y0 + 38),
      ]);
    case "notch":
      return front(
        [
          [56, y0],
          [60, y0 + 17],
          [64, y0 + 20],
          [68, y0 + 14],
          [71, y0],
          [96, y0],
        ],
        {
          lost: d([
            [56, y0],
            [60, y0 + 17],
            [64, y0 + 20],
            [68, y0 + 14],
            [71, y0],
          ]),
        },
      );
    case "cracks":
      return front([[96, y0]], {
        cracks: [18, 32, 46, 60, 74, 86]
          .map((x, at) => `M${x} ${y0}l${at % 2 === 0 ? 2 : -2} 9l-1 ${8 + (at % 3) * 3}`)
          .join(""),
      });
    case "corner":
      return front(
        [
          [68, y0],
          [80, y0 + 3],
          [89, y0 + 12],
          [93, y0 + 24],
          [96, y0 + 40],
        ],
        {
          lost: d([
            [68, y0],
            [80, y0 + 3],
            [89, y0 + 12],
            [93, y0 + 24],
            [96, y0 + 40],
            [96, y0],
          ]),
        },
      );
    default:
      return undefined;
  }
}

/** Points on a flat arc of this depth between two points of a level line. */
function bow([from, y]: Spot, [to]: Spot, depth: number): Spot[] {
  return Array.from({ length: 9 }, (_, at): Spot => {
    const part = at / 4 - 1;
    return [(from + to) / 2 + ((to - from) / 2) * part, y + depth * (1 - part * part)];
  });
}
