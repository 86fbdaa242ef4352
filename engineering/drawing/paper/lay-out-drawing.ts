import type { OnPaper } from "../../units/units.ts";
import type { Dimension, Pen, ToolDrawing } from "../views/drawn-view.ts";
import { layOutView, type LaidView } from "./lay-out-view.ts";
import { around, moved, type Box, type Mark, type Spot } from "./paper-mark.ts";

/** A drawing on its paper: all in units, the paper's left upper corner at its box's. */
export interface LaidDrawing {
  box: Box;
  views: { at: Spot; strokes: { pen: Pen; path: string }[] }[];
  marks: { dimension: Dimension; mark: Mark }[];
  /** Units per mm, of views that aren't magnified. */
  scale: number;
}

/** A paper: its width and greatest height, and whether long tools stand upright on it. */
export interface Paper {
  width: OnPaper;
  height: OnPaper;
  isNarrow: boolean;
}

export const WIDE: Paper = { width: 980, height: 400, isNarrow: false };
export const NARROW: Paper = { width: 340, height: 760, isNarrow: true };
/** The one paper of a product's own page, which is as good on a phone as beside a list. */
export const SMALL: Paper = { width: 340, height: 560, isNarrow: true };

/** Halvings of the range of scales: after so many the scale is exact to the eye at any size, or within 1 %. */
const EXACT = 18;
export const CLOSE = 9;

const BETWEEN = 36;
const EDGE = 6;

function sideBySide(views: readonly LaidView[], isUnder: boolean): LaidDrawing["views"] {
  let free = 0;
  return views.map(({ strokes, box }) => {
    const at = isUnder ? ([0, free - box.top] as const) : ([free - box.left, 0] as const);
    free += (isUnder ? box.bottom - box.top : box.right - box.left) + BETWEEN;
    return { at, strokes };
  });
}

function layOutAt({ views, isLong }: ToolDrawing, scale: number, { isNarrow }: Paper): LaidDrawing {
  const laid = views.map((view) => layOutView(view, scale * (view.magnified ?? 1), isNarrow && isLong));
  const placed = sideBySide(laid, isNarrow);
  const marks = laid.flatMap(({ marks: own }, index) => {
    const { at } = placed[index] ?? { at: [0, 0] as const };
    return own.map(({ dimension, mark }) => ({ dimension, mark: moved(mark, at) }));
  });
  const boxes = laid.map(({ box: { left, right, top, bottom } }, index) => {
    const [x, y] = placed[index]?.at ?? [0, 0];
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  });
  const { left, right, top, bottom } = around(boxes);
  return {
    box: { left: left - EDGE, right: right + EDGE, top: top - EDGE, bottom: bottom + EDGE },
    views: placed,
    marks,
    scale,
  };
}

/**
 * Lays a drawing out as large as its paper allows: texts and arrowheads keep their size, the tool takes the rest.
 * @param halvings how closely the largest scale is sought; where thousands are drawn, {@link CLOSE} takes half the time.
 */
export function layOutDrawing(drawing: ToolDrawing, paper: Paper, halvings = EXACT): LaidDrawing {
  let [low, high] = [leastScale(drawing, paper), 40];
  // What text and arrows take depends on the scale, so it is sought.
  for (let step = 0; step < halvings; step += 1) {
    const middle = Math.sqrt(low * high);
    if (fits(layOutAt(drawing, middle, paper))) low = middle;
    else high = middle;
  }
  return layOutAt(drawing, low, paper);

  function fits({ box }: LaidDrawing): boolean {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    return width <= paper.width && height <= paper.height;
  }
}

/** A tool is never drawn smaller than this, however long its texts: then the whole paper shrinks. */
function leastScale({ views }: ToolDrawing, { width, height }: Paper): number {
  const reaches = views.flatMap(({ strokes, magnified = 1 }) =>
    strokes.flatMap(({ vertices }) =>
      vertices.map(({ at: [x, y] }) => magnified * Math.max(Math.abs(x), Math.abs(y))),
    ),
  );
  const reach = Math.max(...reaches);
  return (Math.min(width, height) * 0.22) / reach;
}
