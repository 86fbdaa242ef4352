import { useMemo } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { drawTool } from "#engineering/drawing/draw-tool.ts";
import { layOutDrawing, NARROW, WIDE } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { dimensionIn } from "../../../../catalogue/units/length-units.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import layout from "../../../../ui/layout.first.module.css";
import { useUnits } from "../../units/stored-units.ts";
import { DrawingPaper } from "./drawing-paper.tsx";
import { unstatedDimensions } from "../tool/unstated-dimensions.ts";
import { SheetSection } from "../tool/sheet-section.tsx";
import css from "./drawing.late.module.css";
import { lightedBy, type Light } from "../../card/light.ts";

/**
 * A tool's views with their dimensions, wide or upright depending on the room, and below them what the specification
 * doesn't state.
 */
export function Drawing({ product, light }: { product: ShownProduct; light: Light }) {
  const drawing = useMemo(() => drawTool(product), [product]);
  const units = useUnits();
  const shown = useMemo(
    () =>
      drawing && {
        ...drawing,
        views: drawing.views.map((view) => ({
          ...view,
          dimensions: view.dimensions.map((each) => ({ ...each, text: dimensionIn(units, each.text) })),
        })),
      },
    [drawing, units],
  );
  const papers = useMemo(
    () => shown && { wide: layOutDrawing(shown, WIDE), narrow: layOutDrawing(shown, NARROW) },
    [shown],
  );
  if (!drawing || !shown || !papers) return null;
  const dimensions = shown.views.flatMap((view) => view.dimensions);
  // Compared in mm, as the specification is written.
  const unstated = unstatedDimensions(
    product,
    drawing.views.flatMap((view) => view.dimensions),
  );
  const label = `${drawing.title} of ${product.specifications.size ?? product.name}: ${dimensions
    .map(({ name, text }) => `${name} ${text}`)
    .join(", ")}`;
  return (
    <SheetSection
      name="drawing"
      title="Drawing"
      note={
        <>
          {units} · true proportions · schematic, not for manufacture
          <span className={blocks.screen}> · point at or touch a value</span>
        </>
      }
    >
      <div className={css.ground}>
        <DrawingPaper drawing={papers.wide} className={css.wide} label={label} light={light} />
        <DrawingPaper drawing={papers.narrow} className={css.narrow} label={label} light={light} />
      </div>
      <p className={`${blocks.note} ${css.notes}`}>{drawing.notes.join(" ")}</p>
      {unstated.length > 0 && (
        <ul className={`${css.values} ${layout.data}`} aria-label="Dimensions beyond the specification">
          {unstated.map(({ name, text, keys }) => {
            const [key] = keys;
            return (
              <li key={name}>
                <button
                  type="button"
                  className={css.value}
                  aria-pressed={light.lit !== undefined && keys.includes(light.lit)}
                  {...(key && lightedBy(light, key))}
                  onClick={() => light.onLight(key)}
                >
                  <span>{name}</span> <b>{dimensionIn(units, text)}</b>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </SheetSection>
  );
}
