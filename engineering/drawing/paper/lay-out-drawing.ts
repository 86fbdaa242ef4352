import type { OnPaper } from "../../units/units.ts";
import type { Dimension, Pen, ToolDrawing } from "../views/drawn-view.ts";
import { OPEN_FORM } from "../views/open-form.ts";
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

/** Beside the specification: views in one row, or the first above the others where that draws the tool larger. */
export const WIDE: Paper = { width: 640, height: 480, isNarrow: false };
/** Of a phone, and of a product's own page, which has but one. */
export const NARROW: Paper = { width: 340, height: 560, isNarrow: true };

/** Halvings of the range of scales: after so many the scale is exact to the eye at any size, or within 1 %. */
const EXACT = 18;
export const CLOSE = 9;

const BETWEEN = 36;
const EDGE = 6;

/** How views stand on a paper: in one row, the first one above a row of the others, or each under the one before. */
type Order = "row" | "first above" | "column";

function placed(views: readonly LaidView[], order: Order): LaidDrawing["views"] {
  if (order === "column") {
    let free = 0;
    return views.map(({ strokes, box }) => {
      const at = [0, free - box.top] as const;
      free += box.bottom - box.top + BETWEEN;
      return { at, strokes };
    });
  }
  const [first, ...others] = views;
  if (order === "row" || !first || others.length === 0) return inRow(views, 0, 0);
  const top = Math.min(...others.map(({ box }) => box.top));
  return [...inRow([first], 0, 0), ...inRow(others, first.box.left, first.box.bottom + BETWEEN - top)];
}

function inRow(views: readonly LaidView[], left: OnPaper, y: OnPaper): LaidDrawing["views"] {
  let free = left;
  return views.map(({ strokes, box }) => {
    const at = [free - box.left, y] as const;
    free += box.right - box.left + BETWEEN;
    return { at, strokes };
  });
}

function layOutAt(
  { views, isLong }: ToolDrawing,
  scale: number,
  { isNarrow }: Paper,
  order: Order,
): LaidDrawing {
  const isTurned = isNarrow && isLong;
  const laid = views.map((view) =>
    // Beside a short tool on narrow paper there is no room to mark an open form: the note below says it.
    layOutView(
      isNarrow && !isLong
        ? { ...view, dimensions: view.dimensions.filter(({ text }) => text !== OPEN_FORM) }
        : view,
      scale * (view.magnified ?? 1),
      isTurned,
    ),
  );
  const positions = placed(laid, order);
  const marks = laid.flatMap(({ marks: own }, index) => {
    const { at } = positions[index] ?? { at: [0, 0] as const };
    return own.map(({ dimension, mark }) => ({ dimension, mark: moved(mark, at) }));
  });
  const boxes = laid.map(({ box: { left, right, top, bottom } }, index) => {
    const [x, y] = positions[index]?.at ?? [0, 0];
    return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  });
  const { left, right, top, bottom } = around(boxes);
  return {
    box: { left: left - EDGE, right: right + EDGE, top: top - EDGE, bottom: bottom + EDGE },
    views: positions,
    marks,
    scale,
  };
}

/**
 * Lays a drawing out as large as its paper allows: texts and arrowheads keep their size, the tool takes the rest.
 * @param halvings how closely the largest scale is sought; where thousands are drawn, {@link CLOSE} takes half the time.
 */
export function layOutDrawing(drawing: ToolDrawing, paper: Paper, halvings = EXACT): LaidDrawing {
  if (paper.isNarrow) return layOutBy(drawing, paper, halvings, "column");
  const row = layOutBy(drawing, paper, halvings, "row");
  const above = layOutBy(drawing, paper, halvings, "first above");
  return sizeOn(paper, above) > sizeOn(paper, row) ? above : row;
}

/** Units per mm once the drawing is made to fit: beside long texts it may be larger than its paper. */
function sizeOn(paper: Paper, { box, scale }: LaidDrawing): number {
  return scale * Math.min(1, paper.width / (box.right - box.left), paper.height / (box.bottom - box.top));
}

function layOutBy(drawing: ToolDrawing, paper: Paper, halvings: number, order: Order): LaidDrawing {
  let [low, high] = [leastScale(drawing, paper), 40];
  // What text and arrows take depends on the scale, so it is sought.
  for (let step = 0; step < halvings; step += 1) {
    const middle = Math.sqrt(low * high);
    if (fits(layOutAt(drawing, middle, paper, order))) low = middle;
    else high = middle;
  }
  return layOutAt(drawing, low, paper, order);

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
  return (Math.min(width, height) * 0.19) / reach;
}
