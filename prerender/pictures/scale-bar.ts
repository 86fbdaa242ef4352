/**
 * The bar that shows how large a picture's tool is: 20 mm, or 5 mm if 20 would be more than a third of the picture.
 *
 * `span` is how many millimetres the picture's width spans at the tool's main face (art/scales.json); the returned one
 * is rounded to a tenth. category-tile.module.css contains the label of each length.
 */
export function scaleBar(span: number): { millimetres: number; span: number } {
  return { millimetres: span >= 60 ? 20 : 5, span: Math.round(span * 10) / 10 };
}
