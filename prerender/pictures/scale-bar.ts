/**
 * The bar that tells how large the tool of a picture is: 20 mm, or 5 where those would take more than a third of it.
 *
 * `span` is how many millimetres the picture's width spans at the tool's main face (art/scales.json); it is handed on to a
 * tenth. Each length has its words in category-tile.module.css.
 */
export function scaleBar(span: number): { millimetres: number; span: number } {
  return { millimetres: span >= 60 ? 20 : 5, span: Math.round(span * 10) / 10 };
}
