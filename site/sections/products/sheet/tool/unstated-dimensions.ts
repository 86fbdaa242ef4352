import type { Measure } from "#engineering/drawing/views/drawn-view.ts";
import type { Product } from "../../../../catalogue/model/schema.ts";

const FIGURE = /\d+(?:\.\d+)?/g;

function states(value: string, text: string): boolean {
  const figures = text.match(FIGURE)?.map(Number);
  if (!figures) return value.includes(text);
  const stated = new Set(value.match(FIGURE)?.map(Number));
  return figures.every((figure) => stated.has(figure));
}

/**
 * The dimensions of a drawing that no row of the specification beside it states: what a standard or a code gives, such
 * as the length of an edge.
 */
export function unstatedDimensions<M extends Measure>(
  { specifications }: Pick<Product, "specifications">,
  dimensions: readonly M[],
): M[] {
  return dimensions.filter(
    ({ text, keys }) => keys.length > 0 && !keys.some((key) => states(specifications[key] ?? "", text)),
  );
}
