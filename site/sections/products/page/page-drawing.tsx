import type { SmallDrawing } from "#engineering/drawing/paper/draw-small.ts";
import blocks from "../../../ui/blocks/blocks.module.css";
import { SheetSection } from "../sheet/tool/sheet-section.tsx";
import css from "./page-parts.alone.module.css";
import { PagePairs } from "./page-pairs.tsx";
import { StaticPaper } from "./static-paper.tsx";

/** A tool's drawing with the list of its dimensions, beside or below it depending on the room. */
export function PageDrawing({ drawing, of }: { drawing: SmallDrawing; of: string }) {
  const { laid, title, dimensions, notes } = drawing;
  return (
    <SheetSection name="drawing" title="Drawing" note="mm, true proportions. Schematic, not for manufacture.">
      <div className={css.drawing}>
        <div className={css.ground}>
          <StaticPaper drawing={laid} className={css.drawn} label={`${title} of ${of}`} />
        </div>
        <div>
          <PagePairs pairs={dimensions} />
          {notes.length > 0 && <p className={`${blocks.note} ${css.below}`}>{notes.join(" ")}</p>}
        </div>
      </div>
    </SheetSection>
  );
}
