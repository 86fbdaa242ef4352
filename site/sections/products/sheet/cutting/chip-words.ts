import { chipClassName } from "#engineering/cutting/chip-class.ts";
import type { ChipField } from "#engineering/cutting/chip-fields.ts";
import { depthSource } from "#engineering/cutting/start-depths.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { inchFigure, type LengthUnits } from "../../../../catalogue/units/length-units.ts";

/** A field in words: "ap 1–4 mm, fn 0.15–0.35 mm/rev; begin at 2.5 mm, 0.25 mm/rev". */
export function fieldWords({ symbol, feed, depth }: ChipField, units: LengthUnits): string {
  const figure = (mm: number): string => (units === "mm" ? String(mm) : inchFigure(mm));
  const unit = units === "mm" ? "mm" : "in";
  const perTurn = symbol === "fn" ? `${unit}/rev` : unit;
  const deep = depth.low === 0 ? `up to ${figure(depth.high)}` : `${figure(depth.low)}–${figure(depth.high)}`;
  const begin = depth.start === undefined ? "" : `${figure(depth.start)} ${unit}, `;
  return `ap ${deep} ${unit}, ${symbol} ${figure(feed.low)}–${figure(feed.high)} ${perTurn}; begin at ${begin}${figure(feed.start)} ${perTurn}`;
}

/** The class of an insert, or what is taken where it states none. */
export function classWords({ family, specifications }: ShownProduct): string {
  const name = chipClassName(specifications.application);
  if (name !== undefined) return `Class: ${name}`;
  return family === "turning-insert" ? "No class stated: taken as medium" : "No class stated";
}

/** Where the depths of a field are from: "Depth stated for this insert". */
export function depthWords(product: ShownProduct, { groups }: ChipField): string {
  return `Depth ${[...new Set(groups.map((group) => depthSource(product, group)))].join("; ")}`;
}
