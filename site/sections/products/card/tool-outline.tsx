import { toolOutline } from "#engineering/drawing/tool-outline.ts";
import { toolShape } from "#engineering/drawing/tool-shape.ts";
import type { Product } from "../../../catalogue/model/schema.ts";
import { lengthClass } from "./length-class.ts";
import css from "./tool-outline.late.module.css";

/** Space for half a line above and below, in mm. */
const EDGE = 0.5;

/**
 * A solid tool's outline; 1 mm is 1 mm in CSS: true size on paper and on screens of 96 dpi, the same scale everywhere.
 * Hidden from assistive technology: the measures are in text beside it. Nothing for other tools.
 */
export function ToolOutlinePicture({ product }: { product: Pick<Product, "family" | "specifications"> }) {
  const shape = toolShape(product);
  if (!shape) return null;
  const outline = toolOutline(shape);
  const { length, shank, head, fluted, breakAt } = outline;
  const height = outline.height + 2 * EDGE;
  const box = (width: number, from = 0): string => `${from} ${-height / 2} ${width} ${height}`;
  // Rounding may make the difference negative.
  const fluteLength = Math.max(0, fluted.to - fluted.from);
  return (
    <div className={css.place} data-outline aria-hidden="true">
      <div className={css.tool} data-length={lengthClass(length)}>
        <svg className={css.svg} width={`${length}mm`} height={`${height}mm`}>
          {/* As long as the svg, which is never scaled: if it doesn't fit, part of the shank is left out. */}
          {[height / 2 - shank / 2, height / 2 + shank / 2].map((y) => (
            <line key={y} className={css.edge} x1={`${head}mm`} x2="100%" y1={`${y}mm`} y2={`${y}mm`} />
          ))}
          <svg width={`${head}mm`} height="100%" viewBox={box(head)} className={css.part}>
            <path className={css.body} d={`${outline.edge}Z`} />
            <svg
              x={fluted.from}
              y={-height / 2}
              width={fluteLength}
              height={height}
              viewBox={box(fluteLength, fluted.from)}
            >
              <path className={css.thin} d={outline.flutes} />
            </svg>
            <path className={css.edge} d={outline.edge} />
          </svg>
          <svg x="100%" width="10mm" height="100%" viewBox={box(10)} className={css.part}>
            <path className={css.ground} d={outline.endGround} />
            <path className={css.edge} d={outline.end} />
            <g className={css.break}>
              <path className={css.ground} d={`M${-breakAt - 1} ${-height / 2}h2v${height}h-2Z`} />
              <path className={css.thin} d={breakLine(-breakAt - 1, shank) + breakLine(1 - breakAt, shank)} />
            </g>
          </svg>
          <line className={css.axis} x1="0" x2="100%" y1="50%" y2="50%" />
        </svg>
        <span className={css.length}>{length}</span>
      </div>
    </div>
  );
}

/** The freehand break line across the shank. */
function breakLine(x: number, shank: number): string {
  const half = shank / 2 + EDGE;
  return `M${x} ${-half}c1 ${half * 0.7} -1 ${half * 1.3} 0 ${half * 2}`;
}
