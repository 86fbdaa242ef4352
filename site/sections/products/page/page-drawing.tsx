import type { SmallDrawing } from "#engineering/drawing/paper/draw-small.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import type { ShownProduct } from "../../../browsing/shown-product.ts";
import { SheetSection } from "../sheet/tool/sheet-section.tsx";
import { unstatedDimensions } from "../sheet/tool/unstated-dimensions.ts";
import css from "./page-parts.alone.module.css";
import { PagePairs } from "./page-pairs.tsx";
import { StaticPaper } from "./static-paper.tsx";

interface PageDrawingProps {
  product: ShownProduct;
  drawing: SmallDrawing;
}

/** A tool's drawing, with those of its dimensions that the specification doesn't state, beside or below it. */
export function PageDrawing({ product, drawing: { laid, title, dimensions, notes } }: PageDrawingProps) {
  const unstated = unstatedDimensions(product, dimensions);
  return (
    <SheetSection name="drawing" title="Drawing" note="mm, true proportions. Schematic, not for manufacture.">
      <div className={css.drawing}>
        <div className={css.ground}>
          <StaticPaper
            drawing={laid}
            className={css.drawn}
            label={`${title} of ${product.specifications.size ?? product.name}`}
          />
        </div>
        <div>
          <PagePairs pairs={unstated.map(({ name, text }) => ({ label: name, value: text }))} />
          {notes.length > 0 && <p className={`${blocks.note} ${css.below}`}>{notes.join(" ")}</p>}
        </div>
      </div>
    </SheetSection>
  );
}
