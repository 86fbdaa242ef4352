import { drawSketch, type LetteredDimension } from "#engineering/drawing/paper/draw-sketch.ts";
import type { LaidDrawing } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { writeMark } from "#engineering/drawing/paper/write-mark.ts";
import type { Pen } from "#engineering/drawing/views/drawn-view.ts";
import type { Tool } from "#engineering/values/tool.ts";
import type { SeriesFacts } from "#site/catalogue/table/bands.ts";
import type { Assets } from "../bundles/assets.ts";

/** Pixels per unit of the drawing: its letters are 12 px high. */
const SCALE = 0.8;

/** The dashes of a line, by its pen, as the sheet's drawing has them. */
const dashes: Partial<Record<Pen, string>> = {
  axis: "18 4 2 4",
  hidden: "7 4",
  phantom: "14 3 2 3 2 3",
  form: "14 3 2 3 2 3",
};

const rounded = (value: number): number => Number(value.toFixed(1));

function svgOf({ box, views, marks }: LaidDrawing, width: number, height: number): string {
  const strokes = views.map(({ at: [x, y], strokes: lines }) => {
    const paths = lines.map(
      ({ pen, path }) =>
        `<path d="${path}" stroke-width="${pen === "edge" ? 2 : 1}"${dashes[pen] ? ` stroke-dasharray="${dashes[pen]}"` : ""}/>`,
    );
    return `<g transform="translate(${rounded(x)} ${rounded(y)})">${paths.join("")}</g>`;
  });
  const letters = marks.map(({ mark }) => {
    const { lines, heads } = writeMark(mark);
    const { at, words, isUpright } = mark.text;
    const [x, y] = at.map(rounded);
    const turned = isUpright ? ` transform="rotate(-90 ${x} ${y})"` : "";
    return [
      `<path d="${lines}" stroke="#5c6166"/><path d="${heads}" fill="#5c6166" stroke="none"/>`,
      `<text x="${x}" y="${y}"${turned} fill="#0f1113" stroke="#fff" stroke-width="4" paint-order="stroke">${words}</text>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[box.left, box.top, box.right - box.left, box.bottom - box.top].map(rounded).join(" ")}" width="${width}" height="${height}">`,
    `<rect x="${rounded(box.left)}" y="${rounded(box.top)}" width="100%" height="100%" fill="#fff"/>`,
    `<g fill="none" stroke="#0f1113" stroke-linejoin="round" font-family="Arial, sans-serif" font-size="15" text-anchor="middle">`,
    ...strokes,
    ...letters,
    "</g></svg>",
  ].join("");
}

/** Adds the sketch of a series: a size of it, with letters for its dimensions. */
export function addSketch(
  assets: Assets,
  series: string,
  { tool, dimensions }: { tool: Tool; dimensions: readonly LetteredDimension[] },
): SeriesFacts["sketch"] {
  const laid = drawSketch(tool, dimensions);
  if (!laid) return undefined;
  const { left, right, top, bottom } = laid.box;
  const [width, height] = [Math.ceil((right - left) * SCALE), Math.ceil((bottom - top) * SCALE)];
  const svg = new TextEncoder().encode(svgOf(laid, width, height));
  return {
    src: assets.add(`/assets/sketches/${series.replace("/", "-")}.svg`, svg),
    width,
    height,
    words: dimensions.map(({ symbol, name }) => `${symbol} ${name.toLowerCase()}`).join(", "),
  };
}
